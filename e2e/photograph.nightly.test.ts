import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Width for height. */
const proportions: Record<string, number> = {
  whole: 3 / 2,
  poster: 1.9,
  wide: 3,
  square: 1,
  tall: 4 / 5,
};
const talls = ['tall-320', 'tall-640', 'tall-960'];
const squares = ['square-480', 'square-640', 'square-800', 'square-1024'];

const words = { alt: { en: 'The lagoon in October.', pt: 'A lagoa em outubro.' } };

/**
 * Upright as the camera held it, to be turned: its top, red, is the right side of the picture. Two
 * stripes of lime are at the picture's top and bottom, outside of its middle.
 * @param left the colour of its left side, so that no two are alike and built as one
 */
const photograph = async (left: string) => {
  const area = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  const stripe = await area(150, 1700, 'lime');
  return sharp(await area(1300, 1700, left))
    .composite([
      { input: await area(1300, 850, 'red'), top: 0, left: 0 },
      { input: stripe, top: 0, left: 0 },
      { input: stripe, top: 0, left: 1150 },
    ])
    .withExif({ IFD0: { Copyright: 'a name' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};

let copy: string;
let built: ReturnType<typeof spawnSync>;

const build = () =>
  spawnSync(process.execPath, ['scripts/build.ts'], { cwd: copy, encoding: 'utf8' });
const page = (name: string) => readFile(join(copy, 'dist/client', name), 'utf8');

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'owner-'));
  const left = ['node_modules', 'tools/node_modules', 'dist', '.git', 'data'].map((name) =>
    resolve(name),
  );
  await cp('.', copy, { recursive: true, filter: (path) => !left.includes(resolve(path)) });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  for (const [name, left] of [
    ['lagoon', 'blue'],
    ['field-today', 'navy'],
    ['letter', 'black'],
  ] as const) {
    await writeFile(join(copy, `content/photographs/${name}.jpg`), await photograph(left));
  }
  await writeFile(join(copy, 'content/photographs/lagoon.json'), JSON.stringify(words));
  await writeFile(join(copy, 'content/portrait.jpg'), await photograph('teal'));
  await writeFile(join(copy, 'content/land-2026-11-12.jpg'), await photograph('gray'));
  built = build();
}, 180_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a photograph replaces its print on every page, with its own description', async () => {
  expect(built.status, String(built.stderr)).toBe(0);
  for (const [file, alt] of [
    ['index.html', words.alt.en],
    ['pt.html', words.alt.pt],
  ] as const) {
    const html = await page(file);
    expect(html).toContain(`alt="${alt}"`);
    expect(html).not.toMatch(/lagoon\.\w+\/(day|night)-/);
    // The other prints stay as they were.
    expect(html).toMatch(/long-table\.\w+\/night-/);
  }
});

test('a portrait stands on the About page, turned upright, without the camera’s metadata', async () => {
  for (const [file, alt] of [
    ['about.html', 'Portrait of the person behind the place.'],
    ['pt/sobre.html', 'Retrato de quem está por trás do lugar.'],
  ] as const) {
    const [, src = ''] = new RegExp(`src="([^"]+)"[^>]*alt="${alt}"`).exec(await page(file)) ?? [];
    const { width, height, exif } = await sharp(join(copy, 'dist/client', src)).metadata();
    expect({ width, height, exif }).toEqual({ width: 480, height: 367, exif: undefined });
  }
});

test('the land as it is stands dated on the home and location pages, and on no other', async () => {
  for (const [file, date] of [
    ['index.html', 'November 12, 2026'],
    ['pt.html', '12 de novembro de 2026'],
    ['obidos-portugal.html', 'November 12, 2026'],
    ['pt/localizacao-obidos.html', '12 de novembro de 2026'],
  ] as const) {
    const [figure = ''] = /<figure id="land-today">.*?<\/figure>/s.exec(await page(file)) ?? [];
    // The page binds what is read in one breath.
    expect(figure.replaceAll('\u00a0', ' ')).toContain(`>${date}</time>`);
    const [, src = ''] = /<img src="([^"]+)"/.exec(figure) ?? [];
    const { width, exif } = await sharp(join(copy, 'dist/client', src)).metadata();
    expect({ width, exif }).toEqual({ width: 960, exif: undefined });
  }
  expect(await page('about.html')).not.toContain('land-today');
});

for (const [name, cuts] of [
  ['lagoon', ['poster-960', 'poster-1440', ...squares]],
  ['field-today', ['wide-960', 'wide-1440']],
  ['letter', [...talls, ...squares]],
] as const) {
  test(`a photograph of ${name} is built in every shape and size, turned upright, without the camera’s metadata`, async () => {
    const built = join(copy, 'dist/client/_astro');
    const folders = (await readdir(built)).filter((folder) => folder.startsWith(`${name}.`));
    expect(folders).toHaveLength(1);
    const folder = join(built, String(folders[0]));
    const files = await readdir(folder);
    expect(files.sort()).toEqual(
      [...['480', '960', '1280', '1600', ...cuts].map((size) => `${size}.avif`), '800.webp']
        .map((file) => `photograph-${file}`)
        .sort(),
    );
    for (const file of files) {
      const picture = sharp(join(folder, file));
      const [, cut = 'whole', digits] = /^photograph-(?:([a-z]+)-)?(\d+)\./.exec(file) ?? [];
      const width = Number(digits);
      const height = Math.round(width / (proportions[cut] ?? NaN));
      const metadata = await picture.metadata();
      expect(metadata).toMatchObject({ width, height });
      expect(metadata.exif).toBeUndefined();
      const at = async (left: number, top: number) => {
        const place = { left, top, width: 1, height: 1 };
        const [red = NaN, green = NaN] = await picture.clone().extract(place).raw().toBuffer();
        return { red, green };
      };
      const middle = Math.round(height / 2);
      expect((await at(20, middle)).red).toBeLessThan(60);
      expect((await at(width - 20, middle)).red).toBeGreaterThan(200);
      if (cut === 'poster' || cut === 'wide') {
        expect((await at(20, 2)).green).toBeLessThan(60);
        expect((await at(20, height - 3)).green).toBeLessThan(60);
      }
    }
  });
}

test('a photograph that is too small stops the build with what to do', async () => {
  const small = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await writeFile(join(copy, 'content/photographs/tents.png'), small);
  const tooSmall = build();
  expect(tooSmall.status).not.toBe(0);
  expect(tooSmall.stderr).toContain('tents.png is 640 pixels wide');
}, 60_000);
