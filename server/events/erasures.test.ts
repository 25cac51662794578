import fs, { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emailKey } from '../../domain/submission/email.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { Erasures, keepErasures, readErasures } from './erasures.ts';

const ana = emailKey('ana@example.org');
const line = (day: number) => ({
  at: `2026-02-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  kind: 'erased' as const,
  id: `entry ${day}`,
  emailKey: ana,
  submissions: ['one', 'two'],
});

/** The days of the lines in a folder, and whether each names Ana. */
const daysIn = (folder: string, without: number[] = []) =>
  readErasures([folder], without).flatMap(({ lines, hashOf }) =>
    lines.map(({ id, person }) => `${id}${person === hashOf(ana) ? ' Ana' : ''}`),
  );

/** A folder with the lines of some days. */
function withLines(...days: number[]) {
  const folder = newFolder('erasures');
  const erasures = new Erasures(folder);
  for (const day of days) erasures.append([line(day)]);
  return { folder, erasures, file: join(folder, 'erasures') };
}

test('a line names nobody without the key, which others cannot read', () => {
  const { folder, file } = withLines(1);
  expect(daysIn(folder)).toEqual(['entry 1 Ana']);
  expect(readFileSync(file, 'utf8')).not.toContain('ana@');
  for (const name of [file, `${file}.key`]) expect(statSync(name).mode & 0o077).toBe(0);
});

test('a line that a power cut tore does not spoil the next, and is read past only once the owner says so', () => {
  const { folder, erasures, file } = withLines(1);
  appendFileSync(file, '\n{"at":"2026-02-01T10:0');
  erasures.append([line(2)]);
  expect(() => daysIn(folder)).toThrow(
    /^Line 3 of \S+erasures cannot be read, .*--without-line 3$/,
  );
  expect(() => daysIn(folder, [2])).toThrow(/^Line 3 /);
  expect(daysIn(folder, [3])).toEqual(['entry 1 Ana', 'entry 2 Ana']);
});

test('a line that a full disk did not take is not in the file, which goes on without it', () => {
  const { folder, erasures } = withLines(1);
  const sync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw new Error('ENOSPC');
  });
  const restore = () => {
    sync.mockRestore();
    syncBuiltinESMExports();
  };
  syncBuiltinESMExports();
  onTestFinished(restore);
  expect(() => erasures.append([line(2)])).toThrow(
    /cannot be used \(ENOSPC\), so nobody is erased/,
  );
  restore();
  erasures.append([line(3)]);
  expect(daysIn(folder)).toEqual(['entry 1 Ana', 'entry 3 Ana']);
});

test('lines go once they are older than a moment, and no other', () => {
  const { folder, erasures, file } = withLines(1, 2, 3);
  appendFileSync(file, '\ntorn');
  erasures.append([line(4)]);
  erasures.dropBefore(line(3).at);
  expect(daysIn(folder, [3])).toEqual(['entry 3 Ana', 'entry 4 Ana']);
  erasures.dropBefore(line(5).at);
  expect(readFileSync(file, 'utf8')).toBe('');
  erasures.append([line(5)]);
  expect(daysIn(folder)).toEqual(['entry 5 Ana']);
});

test('a file without its key stops a start: another key would name nobody', () => {
  const { folder, file } = withLines(1);
  fs.rmSync(`${file}.key`);
  expect(() => new Erasures(folder)).toThrow(/put back the file with its key/);
  expect(() => daysIn(folder)).toThrow(/ENOENT/);
});

test('the erasures of a backup are kept for the next restore, by their key', () => {
  const { folder: backup } = withLines(1, 2);
  const empty = newFolder('erasures');
  keepErasures(backup, empty);
  new Erasures(empty).append([line(3)]);
  keepErasures(backup, empty);
  expect(daysIn(empty)).toEqual(['entry 1 Ana', 'entry 2 Ana', 'entry 3 Ana']);
  keepErasures(empty, backup);
  expect(daysIn(backup)).toEqual(['entry 1 Ana', 'entry 2 Ana', 'entry 3 Ana']);
  const { folder: another } = withLines(4);
  keepErasures(backup, another);
  expect(daysIn(another).toSorted()).toEqual([1, 2, 3, 4].map((day) => `entry ${day} Ana`));
  expect(readdirSync(another)).toHaveLength(4);
});
