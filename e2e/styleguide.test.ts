import { expect } from 'vitest';
import { test } from './setup/test.ts';

// What it shows in development, styleguide.nightly.test.ts looks at, which starts Astro.
test('the styleguide is not in the built site', async ({ readSite }) => {
  expect((await fetch(`${readSite.origin}/styleguide`)).status).toBe(404);
});
