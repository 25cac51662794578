// `npm run pictures`: makes the largest files of the site's pictures, which are every print by day
// and by night, or the owner's photograph in its place. They are committed, and made anew only when
// the picture would come out otherwise, because that takes minutes. `-- --check` makes none: it
// names those that are out of date.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { pictures, type PictureName } from '../content/pictures.ts';
import type { RenderedPicture, RenderedPictures } from '../site/pictures/rendered-pictures.ts';
import { encode, encodingsOf } from './encoding.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findPhotographs, PhotographError, readPhotograph, readWords } from './photographs.ts';
import { drawPrint, fullWidths, rasterize } from './raster.ts';
import { variants, type Shape } from './renderer.ts';
import { readIndex, rendered, writeIndex } from './rendered-index.ts';
import { measureScrims } from './scrim.ts';

/**
 * Where a picture is made, to take its place when it is whole. Git and the checks leave out all of
 * .astro/.
 */
const making = '.astro/picture';

const names = Object.keys(pictures) as PictureName[];

type Rendering = Pick<RenderedPicture, 'variants' | 'widths' | 'scrims'>;

/**
 * Brings the files of all pictures up to date. What cannot be made leaves those that are there.
 * @throws PhotographError when a photograph is too small, belongs to no picture, or has words that
 * cannot be read
 */
export async function renderPictures(log: (line: string) => void = console.log): Promise<void> {
  const before = await readIndex();
  const after: RenderedPictures = {};
  const photographs = await findPhotographs();
  const stale = await stalePictures();
  for (const name of names) {
    const photograph = photographs.get(name);
    const alt = photograph && (await readWords(photograph, log));
    if (stale.includes(name)) {
      log(`Rendering ${photograph ?? name}`);
      before[name] = await renderPicture(name, photograph);
      // After each, so that what was rendered before an interruption is not rendered again.
      await writeIndex(before);
    }
    const picture = before[name];
    if (picture) after[name] = { ...picture, ...(alt ? { alt } : {}) };
  }
  await writeIndex(after);
}

/**
 * The pictures whose files are out of date.
 * @throws PhotographError when a photograph that none was made of yet could not be used
 */
export async function stalePictures(): Promise<PictureName[]> {
  const known = await readIndex();
  const photographs = await findPhotographs();
  const stale: PictureName[] = [];
  for (const name of names) {
    const photograph = photographs.get(name);
    if (known[name]?.fingerprint === (await fingerprintOf(name, photograph))) continue;
    if (photograph) await readPhotograph(photograph);
    stale.push(name);
  }
  return stale;
}

async function renderPicture(
  name: PictureName,
  photograph: string | undefined,
): Promise<RenderedPicture> {
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const rendering = photograph ? await renderPhotograph(name, photograph) : await renderPrint(name);
  for (const file of await filesOf(rendered, name)) await rm(join(rendered, file));
  for (const file of await filesOf(making, name)) {
    await rename(join(making, file), join(rendered, file));
  }
  return {
    fingerprint: await fingerprintOf(name, photograph),
    version: await versionOf(name),
    ...rendering,
  };
}

async function renderPrint(name: PictureName): Promise<Rendering> {
  let widths: Rendering['widths'] = { avif: [], webp: [] };
  for (const variant of variants) {
    const inShape = async (shape: Shape) => {
      const svgs = await drawPrint(name, shape);
      return sharp(rasterize(svgs[variant], fullWidths[shape]));
    };
    widths = await encode(name, inShape, `${making}/${name}-${variant}`);
  }
  return { variants: [...variants], widths };
}

async function renderPhotograph(name: PictureName, photograph: string): Promise<Rendering> {
  const picture = await readPhotograph(photograph);
  return {
    variants: ['photograph'],
    widths: await encode(name, () => Promise.resolve(picture), `${making}/${name}-photograph`),
    scrims: await measureScrims(picture),
  };
}

/** The names of a picture's files in a folder, in order. */
async function filesOf(folder: string, name: PictureName): Promise<string[]> {
  const own = new RegExp(`^${name}-(day|night|photograph)(-[a-z]+)?-\\d+\\.`);
  return (await readdir(folder)).filter((file) => own.test(file)).sort();
}

/**
 * What is the same while every file that is served of a picture is, so that no visitor loads it
 * again.
 */
async function versionOf(name: PictureName): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(encodingsOf(name)));
  for (const file of await filesOf(rendered, name)) {
    hash.update(file).update(await readFile(join(rendered, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

async function runCommand(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  if (!values.check) return renderPictures();
  const stale = await stalePictures();
  for (const name of stale) console.log(name);
  process.exitCode = stale.length ? 1 : 0;
}

if (import.meta.main) {
  await runCommand().catch((error: unknown) => {
    if (!(error instanceof PhotographError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
