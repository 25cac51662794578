import { defineConfig } from 'vitest/config';

/**
 * The tests that take minutes, `npm run test:nightly`. `npm test` runs a short form of most of
 * them.
 */
export default defineConfig({
  test: {
    name: 'nightly',
    // The sweeps, too, of every page in every way.
    include: [
      '{art,e2e,scripts}/**/*.nightly.test.ts',
      'e2e/sweeps/*.test.ts',
      // What `npm test` leaves out: `everything` shortens properties, `ruleOn` says why rules are
      // left out on Postgres.
      'server/**/*.test.ts',
      'scripts/email-templates.test.ts',
    ],
    env: { SWEEPS: 'everything' },
    globalSetup: ['e2e/setup/temporary-folder.ts', 'server/db/postgres/global-setup.ts'],
    maxWorkers: 2,
    // As in vitest.config.ts.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
