// The owner's photographs, which take the places of prints.
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { pictures, type PictureName } from '../content/pictures.ts';
import type { RenderedPicture } from '../site/pictures/rendered-pictures.ts';

const folder = 'content/photographs';
const types = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
/** What systems leave in folders by themselves. */
const leftBySystems = /^\.|^(Thumbs\.db|desktop\.ini)$/;
const leastWidth = 800;

const wordsSchema = z.strictObject({ alt: z.strictObject({ en: z.string(), pt: z.string() }) });

/**
 * What is wrong with a photograph, for its owner to mend: one line, to be shown without a stack.
 */
export class PhotographError extends Error {
  override name = 'PhotographError';
}

/**
 * The owner's photographs by the picture whose place they take.
 * @throws PhotographError when one belongs to no picture or has its place taken, or when a file is
 * none
 */
export async function findPhotographs(): Promise<Map<PictureName, string>> {
  const found = new Map<PictureName, string>();
  const files = (await readdir(folder)).filter(
    (file) => file !== 'README.md' && !leftBySystems.test(file),
  );
  for (const file of files.sort()) {
    const { name, ext } = parse(file);
    const path = join(folder, file);
    if (ext === '.json') continue;
    if (!types.includes(ext.toLowerCase())) {
      throw new PhotographError(
        `${path} cannot be read: a photograph is a JPEG, PNG, WebP, AVIF or TIFF. Export it as JPEG, or keep it outside of this folder.`,
      );
    }
    if (!isPicture(name)) {
      throw new PhotographError(
        `${path} belongs to no picture. Name it after one of: ${Object.keys(pictures).join(', ')}.`,
      );
    }
    const other = found.get(name);
    if (other) {
      throw new PhotographError(
        `${other} and ${path} are for the same picture. Keep one of them, the other outside of this folder.`,
      );
    }
    found.set(name, path);
  }
  for (const file of files) {
    const { name, ext } = parse(file);
    if (ext !== '.json' || (isPicture(name) && found.has(name))) continue;
    throw new PhotographError(
      `${join(folder, file)} describes a photograph that is not there. Give both the same name, or take it away.`,
    );
  }
  return found;
}

const isPicture = (name: string): name is PictureName => name in pictures;

/**
 * A photograph, upright.
 * @throws PhotographError when it cannot be read or is too small
 */
export async function readPhotograph(file: string): Promise<Sharp> {
  const pixels = await sharp(file)
    .autoOrient()
    .toBuffer()
    .catch((error: unknown) => {
      const [reason] = String(error).split('\n');
      throw new PhotographError(
        `${file} cannot be read, so nothing of it was used (${reason ?? ''}). Export it anew as JPEG.`,
        { cause: error },
      );
    });
  const upright = sharp(pixels);
  const { width } = await upright.metadata();
  if (width < leastWidth) {
    throw new PhotographError(
      `${file} is ${String(width)} pixels wide, which is too small for a sharp picture. Use one of at least ${String(leastWidth)}, better 1600.`,
    );
  }
  return upright;
}

/**
 * The description of a photograph in both languages, from the file beside it.
 * @throws PhotographError when that cannot be read
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
    throw new PhotographError(
      `${file} cannot be read. It must look like { "alt": { "en": "…", "pt": "…" } }.`,
    );
  }
}
