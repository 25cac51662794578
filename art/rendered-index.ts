import { readFile, writeFile } from 'node:fs/promises';
import type { RenderedPictures } from '../site/pictures/rendered-pictures.ts';

/** The folder of the committed files. */
export const rendered = 'site/pictures/rendered';
const index = `${rendered}/index.json`;

export const readIndex = async (): Promise<RenderedPictures> =>
  JSON.parse(await readFile(index, 'utf8').catch(() => '{}')) as RenderedPictures;

export const writeIndex = (pictures: RenderedPictures): Promise<void> =>
  writeFile(index, `${JSON.stringify(pictures, null, 2)}\n`);
