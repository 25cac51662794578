// Pulls the site's pictures: every print by day and by night, or the owner's photograph in its place, in
// several widths, as AVIF and as WebP for browsers without it. The results are committed, and pulled again
// only when what they come from has changed, because pulling takes minutes.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { cutSquare, pictures, type PictureName } from '../content/pictures.ts';
import { pull, type Pulling } from '../site/art/press.ts';
import { prints } from '../site/art/prints/index.ts';
import type { PulledPicture, PulledPictures } from '../site/art/pictures.ts';

const art = 'site/art';
const pulled = `${art}/pulled`;
const index = `${pulled}/index.json`;
const photographs = 'content/photographs';
/** Modules of site/art that no print is drawn with. */
const aboutPulls = ['pictures.ts', 'picture-of.ts'];

/**
 * Quality by width, as low as each print still looks cut by hand (docs/decisions/0013-prints.md). The wider
 * the picture, the more pixels a fleck has, and the less each of them matters.
 */
const qualities = {
  avif: { 480: 46, 736: 43, 960: 40, 1280: 37, 1600: 35 },
  /** AVIF of the square in the middle. */
  square: { 640: 36, 800: 35 },
  webp: { 800: 58, 1600: 58 },
};
type Cut = keyof typeof qualities;
/** Softer than sharp's own, which rings around every fleck. */
const kernel = 'cubic';

const photographTypes = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
const leastWidth = 800;
/** Height of every picture for its width. */
const proportion = 2 / 3;

/** How a picture is pulled: changes to it pull the picture again. */
const settingsOf = (name: PictureName) =>
  JSON.stringify({ qualities, kernel, proportion, square: cutSquare.includes(name) });

const wordsSchema = z.strictObject({ alt: z.strictObject({ en: z.string(), pt: z.string() }) });

interface Origin {
  /** The owner's photograph, where there is one. */
  photo: string | undefined;
  /** Hash of all that decides what is pulled. */
  source: string;
}

/**
 * Brings the pulled pictures up to date.
 * @throws when a photograph is too small, belongs to no picture, or has words that cannot be read
 */
export async function pullPictures(say: (line: string) => void = console.log): Promise<void> {
  const before = await readIndex();
  const after: PulledPictures = {};
  for (const [name, { photo, source }] of await originsOfPictures()) {
    const alt = photo && (await readWords(photo, say));
    if (before[name]?.source !== source) {
      say(`Pulling ${photo ?? name}`);
      await removePulls(name);
      before[name] = photo
        ? await pullPhotograph(name, photo, source)
        : await pullPrint(name, source);
      // After each, so that what was pulled before an interruption is not pulled again.
      await writeIndex(before);
    }
    after[name] = { ...before[name], ...(alt ? { alt } : {}) };
  }
  await writeIndex(after);
}

/** What every picture comes from at the moment. */
export async function originsOfPictures(): Promise<Map<PictureName, Origin>> {
  const press = (await readdir(art))
    .filter((file) => file.endsWith('.ts') && !aboutPulls.includes(file))
    .sort()
    .map((file) => join(art, file));
  const photos = await findPhotographs();
  const names = Object.keys(pictures) as PictureName[];
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const photo = photos.get(name);
        const files = photo ? [photo] : [`${art}/prints/${name}.ts`, ...press];
        const source = await hashOf(settingsOf(name), files);
        return [name, { photo, source }] as const;
      }),
    ),
  );
}

async function pullPrint(name: PictureName, source: string): Promise<PulledPicture> {
  const print = await prints[name]();
  let widths: PulledPicture['widths'] = { avif: [], webp: [] };
  for (const pulling of ['day', 'night'] satisfies Pulling[]) {
    const picture = new Resvg(pull(print, pulling), { fitTo: { mode: 'width', value: 1600 } });
    widths = await writeSizes(name, pulling, sharp(picture.render().asPng()));
  }
  return { source, pullings: ['day', 'night'], widths };
}

async function pullPhotograph(
  name: PictureName,
  file: string,
  source: string,
): Promise<PulledPicture> {
  const turned = sharp(await sharp(file).autoOrient().toBuffer());
  const { width } = await turned.metadata();
  if (width < leastWidth) {
    throw new Error(
      `${file} is ${String(width)} pixels wide, which is too small for a sharp picture. Use one of at least ${String(leastWidth)}, better 1600.`,
    );
  }
  return {
    source,
    pullings: ['photograph'],
    widths: await writeSizes(name, 'photograph', turned),
  };
}

/** Writes a picture in every size that it is large enough for, and says in which. */
async function writeSizes(
  name: PictureName,
  pulling: PulledPicture['pullings'][number],
  picture: Sharp,
): Promise<PulledPicture['widths']> {
  const { width, height } = await picture.metadata();
  const write = async (cut: Cut, largest: number) => {
    const sizes = Object.entries(qualities[cut])
      .map(([size, quality]) => ({ size: Number(size), quality }))
      .filter(({ size }) => size <= largest);
    for (const { size, quality } of sizes) {
      const resized = picture.clone().resize({
        width: size,
        height: cut === 'square' ? size : Math.round(size * proportion),
        kernel,
        fit: 'cover',
        // The square is what a browser would have shown of the whole: its middle.
        position: cut === 'square' ? 'centre' : 'attention',
      });
      const file = `${pulled}/${name}-${pulling}${cut === 'square' ? '-square' : ''}-${String(size)}`;
      // Nothing in it is clear, and a channel that says so would cost bytes.
      if (cut === 'webp') await resized.removeAlpha().webp({ quality }).toFile(`${file}.webp`);
      else await resized.removeAlpha().avif({ quality }).toFile(`${file}.avif`);
    }
    return sizes.map(({ size }) => size);
  };
  return {
    avif: await write('avif', width),
    ...(cutSquare.includes(name) && { square: await write('square', Math.min(width, height)) }),
    webp: await write('webp', width),
  };
}

/** The owner's photographs by the picture whose place they take. */
async function findPhotographs(): Promise<Map<PictureName, string>> {
  const found = new Map<PictureName, string>();
  for (const file of await readdir(photographs)) {
    const { name, ext } = parse(file);
    if (!photographTypes.includes(ext.toLowerCase())) continue;
    const path = join(photographs, file);
    if (!(name in pictures)) {
      throw new Error(
        `${path} belongs to no picture. Name it after one of: ${Object.keys(pictures).join(', ')}.`,
      );
    }
    found.set(name as PictureName, path);
  }
  return found;
}

/** What a photograph shows, in both languages, from the file beside it. */
async function readWords(
  photo: string,
  say: (line: string) => void,
): Promise<PulledPicture['alt']> {
  const { dir, name } = parse(photo);
  const file = join(dir, `${name}.json`);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    say(
      `${photo} is described by the words of the print it replaces. Say what it shows in ${file} (see ${photographs}/README.md).`,
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

async function hashOf(settings: string, files: string[]): Promise<string> {
  const hash = createHash('sha256').update(settings);
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function removePulls(name: PictureName): Promise<void> {
  const own = new RegExp(`^${name}-(day|night|photograph)(-square)?-\\d+\\.`);
  for (const file of await readdir(pulled)) {
    if (own.test(file)) await rm(join(pulled, file));
  }
}

const readIndex = async (): Promise<PulledPictures> =>
  JSON.parse(await readFile(index, 'utf8').catch(() => '{}')) as PulledPictures;

const writeIndex = (pictures: PulledPictures): Promise<void> =>
  writeFile(index, `${JSON.stringify(pictures, null, 2)}\n`);

if (import.meta.main) await pullPictures();
