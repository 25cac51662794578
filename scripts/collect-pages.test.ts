import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectPages } from './collect-pages.ts';

test('the collected pages are those of their folders: after a change there, any command collects them', async () => {
  const collected = await collectPages();
  expect(Object.keys(collected)).toContain('domain/pages.ts');
  for (const [file, text] of Object.entries(collected)) {
    expect(readFileSync(file, 'utf8'), file).toBe(text);
  }
});
