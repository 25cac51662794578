import { configDefaults, defineConfig } from 'vitest/config';

/** The files that a worker runs share what they import, and the browser tests among them their browser. */
const isolate = false;

export default defineConfig({
  test: {
    // The browser tests wait for half of their time, so a third keeps both cores of a small machine busy.
    maxWorkers: 3,
    globalSetup: 'e2e/setup/temporary-folder.ts',
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          globalSetup: 'server/db/postgres/global-setup.ts',
          // Passwords, databases and properties take seconds when both cores are busy, and Postgres is a process of its
          // own, which a busy machine may keep waiting.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          include: ['{art,content,domain,server,site,scripts,tools}/**/*.test.ts'],
          // Minutes each: vitest.nightly.config.ts runs them.
          exclude: [...configDefaults.exclude, '**/*.nightly.test.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          isolate,
          include: ['e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.nightly.test.ts'],
          // A busy machine is slow and not wrong: what comes late still counts.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
