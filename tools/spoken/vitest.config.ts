import { defineConfig } from 'vitest/config';

/** The journeys that a screen reader speaks, `npm run test:spoken`. */
export default defineConfig({
  test: {
    name: 'spoken',
    include: ['tools/spoken/*.spoken.ts'],
    globalSetup: 'e2e/setup/temporary-folder.ts',
    // A reader for each language. More would keep each other waiting, and stall.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    retry: { count: 1, condition: /^The screen reader stalled/ },
  },
});
