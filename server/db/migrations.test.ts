import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsOf, tooNew } from './migrations.ts';

const folder = join(import.meta.dirname, 'migrations');
const commit = readFileSync(join(folder, 'release-before'), 'utf8').trim();
const { status, stdout } = spawnSync('git', ['ls-tree', '-r', '--name-only', commit, '.'], {
  cwd: folder,
  encoding: 'utf8',
});

// A history that was cut short, or a copy without one, does not know the release before: the run of
// the night asks for it.
test.skipIf(status !== 0).each(['sqlite', 'postgres'] as const)(
  'the release before may use the tables of today: each migration since says so in its name, for %s',
  (engine) => {
    const before = stdout
      .split('\n')
      .filter((path) => path.startsWith(`${engine}/`))
      .map((path) => ({ name: path.slice(engine.length + 1) }));
    expect(before).not.toEqual([]);
    const today = migrationsOf(engine).map(({ name }) => name);
    expect(tooNew(today, before)).toBeUndefined();
  },
);
