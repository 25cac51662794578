import { expect, test } from 'vitest';
import { stalePictures } from './render-pictures.ts';

// render-pictures.nightly.test.ts has what makes them so.
test('the committed picture files are up to date with their sources', async () => {
  expect(await stalePictures(), 'run npm run pictures, and commit what it made').toEqual([]);
});
