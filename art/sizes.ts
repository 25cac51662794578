// The files of the site's pictures as they are served. The largest of each shape are committed; a
// build makes the others of them.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureName } from '../content/pictures.ts';
import { pictureAddress } from '../site/pictures/picture-address.ts';
import type { RenderedPicture } from '../site/pictures/rendered-pictures.ts';
import { encodingsOf, fileOf, shapeOf, widestOf, type Encoding } from './encoding.ts';
import { readIndex, rendered } from './rendered-index.ts';

/**
 * What was made before, by what it was made of. Copies of the project that share what is installed
 * share it, too.
 */
const cache = 'node_modules/.cache/pictures';

/** A committed file, and every file that is served of it. */
interface Master {
  file: string;
  sizes: { address: string; encoding: Encoding }[];
}

async function masters(): Promise<Master[]> {
  const pictures = Object.entries(await readIndex()) as [PictureName, RenderedPicture][];
  return pictures.flatMap(([name, { version, variants, widths }]) => {
    const encodings = encodingsOf(name).filter(({ kind, resize }) =>
      widths[kind]?.includes(resize.width),
    );
    return variants.flatMap((variant) =>
      [...Map.groupBy(encodings, ({ kind }) => shapeOf(kind)).values()].map((ofShape) => ({
        file: `${rendered}/${name}-${variant}${fileOf(widestOf(ofShape))}`,
        sizes: ofShape.map((encoding) => ({
          address: pictureAddress(name, version, `${variant}${fileOf(encoding)}`),
          encoding,
        })),
      })),
    );
  });
}

/**
 * Makes what is not in the cache of a committed file's sizes. @returns where each lies, by its
 * address
 */
async function makeSizes({ file, sizes }: Master): Promise<[address: string, path: string][]> {
  const bytes = await readFile(file);
  const made = sizes.map(({ address, encoding }) => {
    const key = createHash('sha256').update(JSON.stringify([encoding, sharp.versions]));
    const path = file.endsWith(fileOf(encoding))
      ? file
      : join(cache, `${key.update(bytes).digest('hex')}.${encoding.format}`);
    return { address, path, encoding };
  });
  const missing = made.filter(({ path }) => !existsSync(path));
  if (missing.length > 0) {
    await mkdir(cache, { recursive: true });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    await Promise.all(
      missing.map(async ({ path, encoding: { format, quality, effort, resize } }) => {
        // Another build may be making the same.
        const part = `${path}.${process.pid}`;
        await sharp(data, { raw: info })
          .resize({ ...resize, position: 'centre' })
          .toFormat(format, { quality, effort })
          .toFile(part);
        await rename(part, path);
      }),
    );
  }
  return made.map(({ address, path }) => [address, path]);
}

/** Every file of a picture by its address, with what makes it and says where it lies. */
export async function pictureFiles(): Promise<Map<string, () => Promise<string>>> {
  const files = new Map<string, () => Promise<string>>();
  for (const master of await masters()) {
    for (const { address } of master.sizes) {
      files.set(address, async () => new Map(await makeSizes(master)).get(address) ?? '');
    }
  }
  return files;
}

/**
 * Makes the files of all pictures, which takes seconds where none was made before.
 * @param signal ends it when they are of no use any more
 * @returns what copies them into the folder that a build serves
 */
export async function makePictures(
  signal?: AbortSignal,
): Promise<(folder: string) => Promise<void>> {
  const files: [string, string][] = [];
  for (const master of await masters()) {
    signal?.throwIfAborted();
    files.push(...(await makeSizes(master)));
  }
  return async (folder) => {
    for (const [address, path] of files) {
      await mkdir(dirname(join(folder, address)), { recursive: true });
      await copyFile(path, join(folder, address));
    }
  };
}
