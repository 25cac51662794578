import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { today } from './content/today.ts';
import { chromiumFlags, defaultChromium } from './e2e/setup/chromium.ts';
import * as commands from './e2e/setup/component-commands.ts';
import { findPostgres } from './server/db/postgres/tools.ts';
import { devices } from './e2e/setup/devices.ts';

/**
 * The files that a worker runs share what they import, and the browser tests among them their
 * browser.
 */
const isolate = false;

/** What uses most tables: submissions, the list, erasing and letters. */
const postgresSmoke = [
  'server/stores/store.test.ts',
  'server/my-data/actions.test.ts',
  'server/letters/letters.test.ts',
];

export default defineConfig({
  test: {
    // As many as the cores of a small machine: with a third the same tests take as long, and each
    // of them longer.
    maxWorkers: 2,
    globalSetup: 'e2e/setup/temporary-folder.ts',
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          globalSetup: 'server/db/postgres/cluster.fixture.ts',
          // Passwords, databases and properties take seconds when both cores are busy, and Postgres
          // is a process of its own, which a busy machine may keep waiting.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['{art,content,domain,server,site,scripts,tools}/**/*.test.ts'],
          // Minutes each: vitest.nightly.config.ts runs them.
          exclude: [...configDefaults.exclude, '**/*.nightly.test.ts'],
        },
      },
      {
        // A smoke test: vitest.nightly.config.ts runs all tests of the server on Postgres.
        test: {
          name: 'postgres',
          env: { STORE: 'postgres' },
          globalSetup: 'server/db/postgres/cluster.fixture.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          include: findPostgres() === undefined ? [] : postgresSmoke,
        },
      },
      {
        // As in astro.config.ts.
        define: { 'process.env.BUILD_DAY': JSON.stringify(today) },
        // All at once: what Vite finds later makes it load the page anew, in the middle of a test.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@tanstack/react-query',
            '@radix-ui/react-toast',
            '@radix-ui/react-tooltip',
            '@simplewebauthn/browser',
            'zod/mini',
          ],
        },
        test: {
          name: 'component',
          isolate,
          include: ['site/islands/**/*.component.test.tsx'],
          setupFiles: 'site/islands/component-setup.fixture.ts',
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: devices.desktop.viewport,
            instances: [{ browser: 'chromium' }],
            // As Playwright's own, so that a test reads the same here and there.
            locators: { exact: false },
            provider: playwright({
              launchOptions: { executablePath: defaultChromium(), args: chromiumFlags },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', hasTouch: true },
            }),
            commands: { ...commands },
          },
        },
      },
      {
        test: {
          name: 'browser',
          isolate,
          include: ['e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.nightly.test.ts'],
          // A busy machine is slow and not wrong: what comes late still counts.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
