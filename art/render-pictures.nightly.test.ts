import { execFile } from 'node:child_process';
import {
  appendFile,
  cp,
  glob,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asShipped } from '../content/as-shipped.fixture.ts';
import { pictures, type PictureName } from '../content/pictures.ts';
import type { RenderedPictures } from '../site/pictures/rendered-pictures.ts';

const command = 'art/render-pictures.ts';
const rendered = 'site/pictures/rendered';
const prints = 'art/prints';
const all = Object.keys(pictures) as PictureName[];

interface Failure {
  code: number;
  stdout: string;
  stderr: string;
}

// Each test runs on a copy of the command's inputs, without the picture files. Encoding is slow on
// a busy machine. An owner's photographs are among what it renders; these count on the prints
// alone.
describe.skipIf(!asShipped)('npm run pictures', { timeout: 120_000 }, () => {
  let copy = '';

  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'pictures-'));
    const isNoPicture = (path: string) => !/\.(avif|webp)$/.test(path);
    for (const path of ['art', 'content', 'site/pictures', 'package.json']) {
      await cp(path, join(copy, path), { recursive: true, filter: isNoPicture });
    }
    await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  });

  afterEach(() => rm(copy, { recursive: true, force: true }));

  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, [command, ...options], { cwd: copy });

  /** The pictures that the command would render again. With --check it names them, and fails. */
  const stale = async (): Promise<string[]> => {
    const result = await run('--check').catch((error: unknown) => error as Failure);
    const named = result.stdout.split('\n').filter(Boolean);
    expect(result.stderr).toBe('');
    expect('code' in result ? result.code : 0).toBe(named.length ? 1 : 0);
    return named;
  };

  const change = async (file: string, from: string, to: string): Promise<void> => {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    expect(text, `${file} has something to change`).toContain(from);
    await writeFile(path, text.replace(from, to));
  };

  const entryOf = async (name: PictureName) => {
    const index = await readFile(join(copy, rendered, 'index.json'), 'utf8');
    return (JSON.parse(index) as RenderedPictures)[name];
  };

  /** Puts a photograph of one colour, as small as allowed, in the place of a print. */
  const photograph = (name: PictureName, background: string): Promise<unknown> =>
    sharp({ create: { width: 800, height: 533, channels: 3, background } })
      .jpeg()
      .toFile(join(copy, `content/photographs/${name}.jpg`));

  test('`npm run pictures` renders nothing while no source has changed', async () => {
    expect(await stale()).toEqual([]);
  });

  test.each<[what: string, file: string, from: string, to: string, renewed: PictureName[]]>([
    ['the drawing of one', `${prints}/letter.ts`, 'r="286"', 'r="280"', ['letter']],
    ['the renderer', 'art/renderer.ts', 'baseFrequency=".2"', 'baseFrequency=".3"', all],
    ['the version of the encoder', 'package.json', '"sharp": "', '"sharp": "1', all],
    ['an encoding quality', 'art/encoding.ts', 'avif: { 480: 46', 'avif: { 480: 45', all],
  ])(
    '`npm run pictures` renders what is another once %s has changed, and no more',
    async (_what, file, from, to, renewed) => {
      await change(file, from, to);
      expect(await stale()).toEqual(renewed);
    },
  );

  test('`npm run pictures` renders every print that uses a changed shared shape, and no other', async () => {
    const users: string[] = [];
    for (const name of all) {
      const sources = glob(`${prints}/${name}{,-scenery}.ts`);
      let source = '';
      for await (const file of sources) source += await readFile(file, 'utf8');
      // Stars are made of rays.
      if (/^import .*\b(rays|stars)\b/m.test(source)) users.push(name);
    }
    expect(users.length).toBeGreaterThan(0);
    expect(users.length).toBeLessThan(all.length);
    await change('art/motifs.ts', 'turned(centre, angle)(far)', 'turned(centre, angle)(far + 1)');
    expect(await stale()).toEqual(users);
  });

  test('`npm run pictures` renders nothing when only comments, notes, tests or alternative texts have changed', async () => {
    for (const file of await readdir(join(copy, 'art'))) {
      if (file.endsWith('.ts')) await appendFile(join(copy, 'art', file), '\n// A comment.\n');
    }
    await appendFile(join(copy, `${prints}/pool.ts`), '\n// A comment.\n');
    await writeFile(join(copy, 'art/notes.md'), 'A note.');
    await writeFile(join(copy, 'art/another.test.ts'), 'throw new Error();');
    await change('content/pictures.ts', "en: 'Print of a lagoon", "en: 'Picture of a lagoon");
    await change('package.json', '"astro": "', '"astro": "1');
    expect(await stale()).toEqual([]);
  });

  test.each([
    ['lagoon.heic', /cannot be read: a photograph is a JPEG, .* Export it as JPEG, or /],
    ['notes.txt', /cannot be read: a photograph is a JPEG, /],
    ['holiday.jpg', /belongs to no picture\. Name it after one of: lagoon, /],
    ['pool.png', /pool\.jpg and .*pool\.png are for the same picture\. Keep one of them, /],
    ['lagoon.json', /describes a photograph that is not there\. /],
    ['lagoon.jpg', /lagoon\.jpg cannot be read, .* Export it anew as JPEG\./],
  ])('`npm run pictures` says in one line what to do with %s', async (file, line) => {
    await photograph('pool', 'teal');
    await writeFile(join(copy, 'content/photographs', file), 'not a photograph');
    const failure = await run().catch((error: unknown) => error as Failure);
    expect(failure).toMatchObject({ code: 1, stdout: '' });
    expect(failure.stderr).toMatch(line);
    expect(failure.stderr.trim().split('\n')).toHaveLength(1);
  });

  test('the URL of a photograph changes only when its pixels change, and no print renderer is needed for it', async () => {
    await photograph('pool', 'teal');
    expect(await stale()).toEqual(['pool']);
    await run();
    const first = await entryOf('pool');
    expect(first).toMatchObject({ variants: ['photograph'], widths: { avif: [480], webp: [800] } });
    // Bytes after the end of a JPEG are not part of the image.
    await appendFile(join(copy, 'content/photographs/pool.jpg'), 'x');
    expect(await stale()).toEqual(['pool']);
    await run();
    const second = await entryOf('pool');
    expect(second?.fingerprint).not.toBe(first?.fingerprint);
    expect(second?.version).toBe(first?.version);
    await photograph('pool', 'olive');
    await run();
    expect((await entryOf('pool'))?.version).not.toBe(first?.version);
    await change('package.json', '"@resvg/resvg-js": "', '"@resvg/resvg-js": "1');
    expect(await stale()).toEqual(all.filter((name) => name !== 'pool'));
  });
});
