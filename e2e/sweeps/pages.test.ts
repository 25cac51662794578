import { expect } from 'vitest';
import { firstSentence } from '../setup/first-screen.ts';
import { test } from '../setup/test.ts';
import { pageRows } from './table.ts';
import { problemsOf } from './sweep.ts';

for (const { place, address, sweep } of pageRows) {
  test(`${address} can be seen, read and used by everybody`, async ({ readInSharedProfile }) => {
    const page = await readInSharedProfile(address, {
      expectedErrors: place ? [] : /404|not found/,
    });
    if (place?.page === 'admin') await page.getByRole('textbox').first().waitFor();
    // The first screen of home is a test of its own.
    const wanted = place && !['home', 'admin'].includes(place.page) ? firstSentence : [];
    expect(await problemsOf(page, sweep, wanted)).toEqual([]);
  });
}
