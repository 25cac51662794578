// The owner's photographs, which take the places of prints.
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { pictures, type PictureName } from '../content/pictures.ts';
import type { RenderedPicture } from '../site/pictures/rendered-pictures.ts';

const folder = 'content/photographs';
const types = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
const leastWidth = 800;

const wordsSchema = z.strictObject({ alt: z.strictObject({ en: z.string(), pt: z.string() }) });

/**
 * The owner's photographs by the picture whose place they take.
 * @throws when one belongs to no picture
 */
export async function findPhotographs(): Promise<Map<PictureName, string>> {
  const found = new Map<PictureName, string>();
  for (const file of await readdir(folder)) {
    const { name, ext } = parse(file);
    if (!types.includes(ext.toLowerCase())) continue;
    const path = join(folder, file);
    if (!(name in pictures)) {
      throw new Error(
        `${path} belongs to no picture. Name it after one of: ${Object.keys(pictures).join(', ')}.`,
      );
    }
    found.set(name as PictureName, path);
  }
  return found;
}

/**
 * A photograph, upright.
 * @throws when it is too small
 */
export async function readPhotograph(file: string): Promise<Sharp> {
  const upright = sharp(await sharp(file).autoOrient().toBuffer());
  const { width } = await upright.metadata();
  if (width < leastWidth) {
    throw new Error(
      `${file} is ${String(width)} pixels wide, which is too small for a sharp picture. Use one of at least ${String(leastWidth)}, better 1600.`,
    );
  }
  return upright;
}

/**
 * The description of a photograph in both languages, from the file beside it.
 * @throws when that cannot be read
 */
export async function readWords(
  photograph: string,
  log: (line: string) => void,
): Promise<RenderedPicture['alt']> {
  const { dir, name } = parse(photograph);
  const file = join(dir, `${name}.json`);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    log(
      `${photograph} is described by the words of the print it replaces. Say what it shows in ${file} (see ${folder}/README.md).`,
    );
    return undefined;
  }
  try {
    return wordsSchema.parse(JSON.parse(text)).alt;
  } catch {
    throw new Error(
      `${file} cannot be read. It must look like { "alt": { "en": "…", "pt": "…" } }.`,
    );
  }
}
