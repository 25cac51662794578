import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { facts } from '../content/facts.ts';
import { dayMs, dayOf } from '../domain/time.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const module = pathToFileURL(join(import.meta.dirname, 'build-state.ts')).href;
const { quarter, year } = facts.pilotProgrammes;
const turn = new Date(Date.UTC(year, quarter * 3, 1));
const day = (offset: number) => dayOf(new Date(turn.getTime() + offset * dayMs));

function newProject() {
  const folder = newFolder('build-state');
  for (const name of ['.ci', 'art', 'content', 'domain', 'public', 'scripts', 'site', 'dist']) {
    mkdirSync(join(folder, name));
  }
  for (const name of ['astro.config.ts', 'package-lock.json', 'site.config.ts']) {
    writeFileSync(join(folder, name), '');
  }
  const on = (date: string, call: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import * as state from '${module}'; process.stdout.write(String(await state.${call}()));`,
      ],
      { cwd: folder, env: { ...process.env, BUILD_DAY: date }, encoding: 'utf8' },
    );
  return { folder, on };
}

test('a build knows the day on which one of its sentences turns false, and is stale from then on', () => {
  const { folder, on } = newProject();
  on(day(-20), 'markBuilt');
  expect(readFileSync(join(folder, 'dist/.false-from'), 'utf8')).toBe(day(0));
  expect([on(day(-1), 'isBuilt'), on(day(0), 'isBuilt')]).toEqual(['true', 'false']);

  on(day(0), 'markBuilt');
  expect(on(day(1), 'isBuilt')).toBe('true');
});

test('the compiler is asked again where an owner has changed a word since it passed them, wherever the project stands', () => {
  const { folder, on } = newProject();
  const word = join(folder, 'content/facts.ts');
  writeFileSync(word, 'a');
  expect(on(day(0), 'areWordsChecked')).toBe('false');
  on(day(0), 'markWordsChecked');
  expect(on(day(0), 'areWordsChecked')).toBe('true');
  const clone = newProject();
  cpSync(folder, clone.folder, { recursive: true });
  expect(clone.on(day(0), 'areWordsChecked')).toBe('true');
  writeFileSync(word, 'b');
  expect(on(day(0), 'areWordsChecked')).toBe('false');
});
