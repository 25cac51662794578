import { defineConfig } from 'vitest/config';

/** The journey in other browsers, `npm run test:browsers`. */
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['tools/browsers/*.browsers.ts'],
    globalSetup: 'e2e/setup/temporary-folder.ts',
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
