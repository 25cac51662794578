// Pulls the site's pictures: every print by day and by night, or the owner's photograph in its place, in
// several widths, as AVIF and as WebP for browsers without it. The results are committed, and pulled again
// only when what they come from has changed, because pulling takes minutes.
// `npm run pictures -- --check` only says which pictures are out of date, and fails where one is.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { z } from 'zod';
import { cutSquare, pictures, type PictureName } from '../content/pictures.ts';
import { pull, type Pulling } from './renderer.ts';
import { prints } from './prints/index.ts';
import type { PulledPicture, PulledPictures } from '../site/pictures/rendered-pictures.ts';

const pulled = 'site/pictures/rendered';
const index = `${pulled}/index.json`;
const photographs = 'content/photographs';

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
type Kind = keyof typeof qualities;
const kinds = Object.keys(qualities) as Kind[];

const photographTypes = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
const leastWidth = 800;
/** How wide a print is drawn before it is made smaller: as wide as its largest file. */
const drawnWidth = 1600;
/** Height of every picture for its width. */
const proportion = 2 / 3;

/** All that decides what becomes of a picture in one of its files: a change to it pulls the picture again. */
interface Encoding {
  kind: Kind;
  format: 'avif' | 'webp';
  resize: ResizeOptions & { width: number };
  quality: number;
}

const encodingsOf = (name: PictureName): Encoding[] =>
  kinds
    .filter((kind) => kind !== 'square' || cutSquare.includes(name))
    .flatMap((kind) =>
      Object.entries(qualities[kind]).map(([size, quality]) => ({
        kind,
        format: kind === 'webp' ? 'webp' : 'avif',
        resize: {
          width: Number(size),
          height: kind === 'square' ? Number(size) : Math.round(Number(size) * proportion),
          fit: 'cover',
          // The square is what a browser would have shown of the whole: its middle.
          position: kind === 'square' ? 'centre' : 'attention',
          // Softer than sharp's own, which rings around every fleck.
          kernel: 'cubic',
        },
        quality,
      })),
    );

const wordsSchema = z.strictObject({ alt: z.strictObject({ en: z.string(), pt: z.string() }) });

const versionsSchema = z.object({
  devDependencies: z.object({ '@resvg/resvg-js': z.string(), sharp: z.string() }),
});

const names = Object.keys(pictures) as PictureName[];

type Pulled = Pick<PulledPicture, 'pullings' | 'widths'>;

/**
 * Brings the pulled pictures up to date.
 * @throws when a photograph is too small, belongs to no picture, or has words that cannot be read
 */
export async function pullPictures(say: (line: string) => void = console.log): Promise<void> {
  const before = await readIndex();
  const after: PulledPictures = {};
  const photos = await findPhotographs();
  for (const name of names) {
    const photo = photos.get(name);
    const alt = photo && (await readWords(photo, say));
    const source = await sourceOf(name, photo);
    if (before[name]?.source !== source) {
      say(`Pulling ${photo ?? name}`);
      before[name] = await pullPicture(name, photo, source, before[name]?.version);
      // After each, so that what was pulled before an interruption is not pulled again.
      await writeIndex(before);
    }
    after[name] = { ...before[name], ...(alt ? { alt } : {}) };
  }
  await writeIndex(after);
}

/** The pictures that are not what they would be if they were pulled now. */
export async function stalePictures(): Promise<PictureName[]> {
  const known = await readIndex();
  const photos = await findPhotographs();
  const stale: PictureName[] = [];
  for (const name of names) {
    if (known[name]?.source !== (await sourceOf(name, photos.get(name)))) stale.push(name);
  }
  return stale;
}

/**
 * Hash of all that decides what is pulled: what is drawn, rather than the code that draws it, so that a print
 * is pulled again when it would look different, and not when a file is moved or a comment is written.
 */
async function sourceOf(name: PictureName, photo: string | undefined): Promise<string> {
  const { resvg, sharp } = await toolVersions();
  const hash = createHash('sha256').update(JSON.stringify([encodingsOf(name), sharp]));
  if (photo) hash.update(await readFile(photo));
  else hash.update(JSON.stringify([resvg, drawnWidth, await drawPrint(name)]));
  return hash.digest('hex').slice(0, 16);
}

/** package.json pins them exactly, and with sharp the encoders that it brings along. */
async function toolVersions(): Promise<{ resvg: string; sharp: string }> {
  const { devDependencies } = versionsSchema.parse(
    JSON.parse(await readFile('package.json', 'utf8')),
  );
  return { resvg: devDependencies['@resvg/resvg-js'], sharp: devDependencies.sharp };
}

/** A print by day and by night, as SVG. */
async function drawPrint(name: PictureName): Promise<Record<Pulling, string>> {
  const print = await prints[name]();
  return { day: pull(print, 'day'), night: pull(print, 'night') };
}

async function pullPicture(
  name: PictureName,
  photo: string | undefined,
  source: string,
  version: string | undefined,
): Promise<PulledPicture> {
  const old = await hashOfPulls(name);
  await removePulls(name);
  const made = photo ? await pullPhotograph(name, photo) : await pullPrint(name);
  const now = await hashOfPulls(name);
  // The address of files that came out the same stays, so that nobody has to load them again.
  return { source, version: version && old === now ? version : now.slice(0, 8), ...made };
}

async function pullPrint(name: PictureName): Promise<Pulled> {
  let widths: Pulled['widths'] = { avif: [], webp: [] };
  for (const [pulling, svg] of Object.entries(await drawPrint(name)) as [Pulling, string][]) {
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: drawnWidth } });
    widths = await writeSizes(name, pulling, sharp(picture.render().asPng()));
  }
  return { pullings: ['day', 'night'], widths };
}

async function pullPhotograph(name: PictureName, file: string): Promise<Pulled> {
  const turned = sharp(await sharp(file).autoOrient().toBuffer());
  const { width } = await turned.metadata();
  if (width < leastWidth) {
    throw new Error(
      `${file} is ${String(width)} pixels wide, which is too small for a sharp picture. Use one of at least ${String(leastWidth)}, better 1600.`,
    );
  }
  return { pullings: ['photograph'], widths: await writeSizes(name, 'photograph', turned) };
}

/** Writes a picture in every size that it is large enough for, and says in which. */
async function writeSizes(
  name: PictureName,
  pulling: PulledPicture['pullings'][number],
  picture: Sharp,
): Promise<PulledPicture['widths']> {
  const { width, height } = await picture.metadata();
  const encodings = encodingsOf(name).filter(
    ({ kind, resize }) => resize.width <= (kind === 'square' ? Math.min(width, height) : width),
  );
  for (const { kind, format, resize, quality } of encodings) {
    const file = `${pulled}/${name}-${pulling}${kind === 'square' ? '-square' : ''}-${String(resize.width)}.${format}`;
    await picture
      .clone()
      .resize(resize)
      // Nothing in it is clear, and a channel that says so would cost bytes.
      .removeAlpha()
      .toFormat(format, { quality })
      .toFile(file);
  }
  const widthsOf = (kind: Kind) =>
    encodings.filter((encoding) => encoding.kind === kind).map(({ resize }) => resize.width);
  return {
    avif: widthsOf('avif'),
    ...(cutSquare.includes(name) && { square: widthsOf('square') }),
    webp: widthsOf('webp'),
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

/** The files of a picture, in order. */
async function pullsOf(name: PictureName): Promise<string[]> {
  const own = new RegExp(`^${name}-(day|night|photograph)(-square)?-\\d+\\.`);
  const files = await readdir(pulled);
  return files.filter((file) => own.test(file)).sort();
}

async function hashOfPulls(name: PictureName): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await pullsOf(name))
    hash.update(file).update(await readFile(join(pulled, file)));
  return hash.digest('hex');
}

async function removePulls(name: PictureName): Promise<void> {
  for (const file of await pullsOf(name)) await rm(join(pulled, file));
}

const readIndex = async (): Promise<PulledPictures> =>
  JSON.parse(await readFile(index, 'utf8').catch(() => '{}')) as PulledPictures;

const writeIndex = (pictures: PulledPictures): Promise<void> =>
  writeFile(index, `${JSON.stringify(pictures, null, 2)}\n`);

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  if (values.check) {
    const stale = await stalePictures();
    for (const name of stale) console.log(name);
    process.exitCode = stale.length ? 1 : 0;
  } else await pullPictures();
}
