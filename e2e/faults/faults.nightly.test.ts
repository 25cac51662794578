import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyProject, runIn } from '../../scripts/project-copy.fixture.ts';
import { findPostgres } from '../../server/db/postgres/tools.ts';
import { failuresFile, type Ended } from './failures-reporter.ts';
import { rounds, type Fault } from './faults.ts';

/** How often the text stands in its file, which a fault takes the place of: it has to be once. */
function apply({ change: [file, from, to] }: Fault, folder: string): number {
  const path = join(folder, file);
  const parts = readFileSync(path, 'utf8').split(from);
  writeFileSync(path, parts.join(to));
  return parts.length - 1;
}

/** Which runs the tests of the server on Postgres. */
const onPostgres = ['--config', 'vitest.nightly.config.ts', '--project', 'server'];

/** Runs the tests that must see faults, by their names. */
async function runTests(folder: string, faults: Fault[], ...options: string[]): Promise<Ended[]> {
  if (faults.length === 0) return [];
  const names = faults.map(({ test }) => RegExp.escape(test)).join('|');
  const { output } = await runIn(
    folder,
    ...['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...options],
    ...['--testNamePattern', `(${names})$`, '--reporter=./e2e/faults/failures-reporter.ts'],
    ...new Set(faults.map(({ file }) => file)),
  );
  try {
    return JSON.parse(readFileSync(join(folder, failuresFile), 'utf8')) as Ended[];
  } catch {
    throw new Error(`The tests did not run:\n${output}`);
  }
}

/**
 * A copy of the project with the faults of a round, the site that is built of it, and what the
 * tests say of that.
 */
async function playRound(faults: Fault[]) {
  const folder = copyProject();
  try {
    const places = new Map(faults.map((fault) => [fault, apply(fault, folder)]));
    const build = ['--import', './scripts/read-owners-files.mjs', 'scripts/build.ts'];
    const { status, output } = await runIn(folder, ...build);
    if (status !== 0) throw new Error(`The faults cannot be built:\n${output}`);
    const { embedded = [], postgres = [] } = Object.groupBy(faults, ({ needsPostgres }) =>
      needsPostgres ? 'postgres' : 'embedded',
    );
    const results = [
      ...(await runTests(folder, embedded)),
      ...(await runTests(folder, postgres, ...onPostgres)),
    ];
    const endsOf = ({ file, test: title }: Fault) =>
      results.filter(
        (each) =>
          each.file === join(folder, file) && each.title === title && each.state !== 'skipped',
      );
    return { places, endsOf };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the tests see what is wrong', () => {
  for (const faults of rounds) {
    // Played by the first of its tests.
    let round: ReturnType<typeof playRound> | undefined;
    for (const fault of faults) {
      const { breaks, change, file, test: title, says, needsPostgres = false } = fault;
      test.skipIf(needsPostgres && !findPostgres())(breaks, { timeout: 1_200_000 }, async () => {
        const { places, endsOf } = await (round ??= playRound(faults));
        expect(places.get(fault), `${change[0]} has the text once`).toBe(1);
        const ends = endsOf(fault);
        expect(ends, `a test of ${file} is called "${title}"`).not.toEqual([]);
        const said = ends.map((end) => end.said).join('\n');
        expect(said, `"${title}" sees it`).toContain(says);
      });
    }
  }
});
