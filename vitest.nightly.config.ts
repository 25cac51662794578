import { defineConfig } from 'vitest/config';

/** The tests that take minutes, `npm run test:nightly`. `npm test` runs a short form of most of them. */
export default defineConfig({
  test: {
    name: 'nightly',
    // The sweeps, too, of every page in every way.
    include: ['{e2e,scripts,server}/**/*.nightly.test.ts', 'e2e/sweeps/*.test.ts'],
    env: { SWEEPS: 'everything' },
    globalSetup: ['e2e/setup/temporary-folder.ts', 'server/db/postgres/global-setup.ts'],
    maxWorkers: 2,
    // As in vitest.config.ts.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
