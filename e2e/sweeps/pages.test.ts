import { expect } from 'vitest';
import { firstSentence, headingAndButton } from '../setup/first-screen.ts';
import { test } from '../setup/test.ts';
import { pageRows, sweepOf } from './table.ts';
import { problemsOf } from './sweep.ts';

for (const { place, language, address } of pageRows) {
  test(`${address} can be seen, read and used by everybody`, async ({ readInSharedProfile }) => {
    const page = await readInSharedProfile(address, {
      expectedErrors: place ? [] : /404|not found/,
    });
    const isAdmin = place?.page === 'admin';
    if (isAdmin) await page.getByRole('textbox').first().waitFor();
    // The first screen of home is a test of its own.
    const hasOwn = place === undefined || place.page === 'home';
    const wanted = isAdmin ? headingAndButton : hasOwn ? [] : firstSentence;
    expect(await problemsOf(page, sweepOf[language], wanted)).toEqual([]);
  });
}
