import { configDefaults, defineConfig } from 'vitest/config';
import { findPostgres } from './server/db/postgres/tools.ts';

/** What other work on the machine would make fail; one file at a time, after all others. */
const timed = ['server/system-tests/email-timing.nightly.test.ts'];

const shared = {
  env: { SWEEPS: 'everything' },
  globalSetup: ['e2e/setup/temporary-folder.ts', 'server/db/postgres/cluster.fixture.ts'],
  // As in vitest.config.ts.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/**
 * The tests that take minutes, `npm run test:nightly`. `npm test` runs a short form of most of
 * them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'nightly',
          // The sweeps, too, of every page in every way.
          include: [
            '{art,e2e,scripts}/**/*.nightly.test.ts',
            'e2e/sweeps/*.test.ts',
            // What `npm test` shortens.
            'scripts/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...timed],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          // `npm test` runs them on the embedded store.
          env: { ...shared.env, STORE: findPostgres() === undefined ? '' : 'postgres' },
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...timed],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'timed',
          include: timed,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
