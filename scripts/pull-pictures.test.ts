import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { PulledPictures } from '../site/art/pictures.ts';
import { originsOfPictures } from './pull-pictures.ts';

test('the committed pictures are those that their sources make', async () => {
  const pulled = JSON.parse(await readFile('site/art/pulled/index.json', 'utf8')) as PulledPictures;
  const origins = await originsOfPictures();
  expect(Object.keys(pulled).sort()).toEqual([...origins.keys()].sort());
  for (const [name, { source }] of origins) {
    expect(pulled[name]?.source, `${name}: run npm run build and commit site/art/pulled`).toBe(
      source,
    );
  }
});
