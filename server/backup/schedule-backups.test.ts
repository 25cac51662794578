import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minuteMs } from '../../domain/time.ts';
import { storeFileIn } from '../db/data-folder.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { createBackups } from './schedule-backups.ts';

/** A server in whose store nothing changes by itself, and what it ran. */
function serverThatRuns() {
  const dataDir = newFolder('data');
  const erasures = join(dataDir, 'erasures');
  writeFileSync(erasures, '');
  const ran: string[] = [];
  const logged: object[] = [];
  const given = { mark: 'one', said: undefined as string | undefined, minute: 0 };
  const look = createBackups({
    dataDir,
    backups: { to: undefined, recipient: undefined, settings: {} },
    changeMark: async () => given.mark,
    clock: () => new Date(Date.UTC(2026, 1, 3) + given.minute * minuteMs),
    log: { error: (fields) => void logged.push(fields) },
    run: async (args) => {
      ran.push(`${given.minute} ${args.join(' ')}`);
      return given.said;
    },
  });
  /** Lets minutes go by. @returns when it ran */
  const minutes = async (count: number) => {
    ran.length = 0;
    for (let end = given.minute + count; given.minute < end;) {
      given.minute += 1;
      await look();
    }
    return [...ran];
  };
  const erase = () => appendFileSync(erasures, '\n{}');
  return { given, logged, look, ran, minutes, erase };
}

test('a backup is made soon after the start, ten minutes after a change, and once a day without one', async () => {
  const { given, look, ran, minutes } = serverThatRuns();
  await look();
  expect(ran).toEqual([]);
  expect(await minutes(60)).toEqual(['1 --by-itself']);
  given.mark = 'two';
  expect(await minutes(1)).toEqual(['61 --by-itself']);
  given.mark = 'three';
  expect(await minutes(20)).toEqual(['71 --by-itself']);
  expect(await minutes(24 * 60)).toEqual(['1511 --by-itself']);
});

test('an erasure is sent within the minute with what else has changed, by each server', async () => {
  const { given, minutes, erase } = serverThatRuns();
  await minutes(1);
  erase();
  given.mark = 'two';
  expect(await minutes(30)).toEqual(['2 ']);
});

test('it is the command itself that runs, in a process of its own, on the folder of the server', async () => {
  const dataDir = newFolder('data');
  await (await openSqliteStore(storeFileIn(dataDir), false, dataDir)).close();
  let now = 0;
  const logged: object[] = [];
  const look = createBackups({
    dataDir,
    backups: { to: undefined, recipient: undefined, settings: { DATA_DIR: dataDir } },
    changeMark: async () => 'one',
    clock: () => new Date(Date.UTC(2026, 1, 3) + now),
    log: { error: (fields) => void logged.push(fields) },
  });
  now = minuteMs;
  await look();
  expect(logged).toEqual([]);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/\.tar\.gz$/)]);
});

test('what failed is logged and tried again after ten minutes', async () => {
  const { given, logged, minutes, erase } = serverThatRuns();
  given.said = 'the disk is full';
  erase();
  expect(await minutes(12)).toEqual(['1 ', '11 ']);
  expect(logged).toEqual([{ said: 'the disk is full' }, { said: 'the disk is full' }]);
});
