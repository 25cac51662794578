import { parse } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { photographs } from '../../content/as-shipped.fixture.ts';
import { languages } from '../../domain/language.ts';
import { pathOf, isListed, linkedFrom, pageRefs } from '../../domain/routes.ts';
import { test } from '../setup/test.ts';
import { everything } from './table.ts';

/** A picture's name and size, such as `lagoon/day-736`, from its address in a build. */
const shortName = (address: string) =>
  address.replace(/^.*\/([\w-]+)\.\w+\/([\w-]+)\.\w+$/, '$1/$2');

const hasArrived = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

const isPhotographed = (name: string) => photographs.some((file) => parse(file).name === name);

/**
 * Of a print by day the file as named; of a photograph in its place the one of the same size, or
 * the largest that it is made in.
 */
async function orOfPhotograph(file: string, image: Locator): Promise<string> {
  const [name = '', cut = '', size = ''] =
    /^([\w-]+)\/day-([a-z]+-)?(\d+)$/.exec(file)?.slice(1) ?? [];
  if (!isPhotographed(name)) return file;
  const srcsets = await image
    .locator('xpath=../source')
    .evaluateAll((sources) => sources.map((source) => source.getAttribute('srcset') ?? ''));
  const pattern = new RegExp(`/photograph-${cut}(\\d+)\\.`, 'g');
  const made = Array.from(srcsets.join().matchAll(pattern), ([, width]) => Number(width));
  return `${name}/photograph-${cut}${Math.min(Number(size), Math.max(...made))}`;
}

/** The pictures that a page has loaded, once it has been read to its end. */
async function loadedPictures(page: Page): Promise<string[]> {
  for (const image of await page.locator('main picture img').all()) {
    if (!(await image.isVisible())) continue;
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate(hasArrived)).toBe(true);
  }
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return loaded.filter((name) => /\.(avif|webp)$/.test(name)).map(shortName);
}

for (const [what, system, chosen, scripts, variant, other] of [
  ['by the system’s theme', 'light', undefined, true, 'day', 'night'],
  ['by the theme chosen by hand', 'light', 'dark', true, 'night', 'day'],
  ['without scripts', 'dark', undefined, false, 'night', 'day'],
  // The same three by the other theme.
  ...(everything
    ? ([
        ['by the system’s theme', 'dark', undefined, true, 'night', 'day'],
        ['by the theme chosen by hand', 'dark', 'light', true, 'day', 'night'],
        ['without scripts', 'light', undefined, false, 'day', 'night'],
      ] as const)
    : []),
] as const) {
  test(`only the ${variant} variant of the pictures is loaded ${what} where the system is ${system}`, async ({
    read,
  }) => {
    const page = await read('/privacy', { colorScheme: system, scripts });
    if (chosen) {
      await page.evaluate((theme) => {
        localStorage.setItem('theme', theme);
      }, chosen);
    }
    await page.goto('/');
    const loaded = await loadedPictures(page);
    const wanted = new RegExp(`/(${variant}|photograph)-`);
    expect(loaded.filter((name) => wanted.test(name)).length).toBeGreaterThan(3);
    // The first picture does not wait to know of a choice. A photograph has no variants.
    const unwanted = loaded.filter((name) => name.includes(`/${other}-`));
    expect(unwanted.length).toBeLessThanOrEqual(chosen ? 1 : 0);
  });
}

test.skipIf(isPhotographed('planting-a-tree'))(
  'the pictures follow the theme as it is chosen',
  async ({ read }) => {
    const page = await read('/about', { colorScheme: 'light' });
    const shown = async () => {
      const addresses = await page
        .locator('main picture img')
        .evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) => (image as HTMLImageElement).currentSrc),
        );
      // Those further down come when they are near.
      return addresses
        .filter((address) => address !== '')
        .map((address) => shortName(address).replace(/-\d+$/, ''));
    };
    const variantsShown = async () => [
      ...new Set((await shown()).map((name) => name.split('/')[1])),
    ];
    await expect.poll(shown).toContain('planting-a-tree/day');
    expect(await variantsShown()).toEqual(['day']);
    await page.locator('#theme-control').getByText('Dark').click();
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect.poll(shown).toContain('planting-a-tree/night');
    await expect.poll(variantsShown).toEqual(['night']);
    await page.locator('#theme-control').getByText('System').click();
    await expect.poll(shown).toContain('planting-a-tree/day');
    await expect.poll(variantsShown).toEqual(['day']);
  },
);

for (const [what, address, width, density, file] of [
  ['the first print cut for an upright screen', '/', 412, 1.75, 'lagoon/day-square-640'],
  ['the first print cut for an upright screen', '/', 390, 2, 'lagoon/day-square-800'],
  ['no more pixels than an eye can tell apart', '/', 390, 3, 'lagoon/day-square-800'],
  ['its print upright, a little enlarged', '/about', 412, 1.75, 'planting-a-tree/day-square-640'],
  ['no more pixels than an eye can tell apart', '/about', 390, 3, 'planting-a-tree/day-square-800'],
  ['a print half as wide as its screen', '/about', 1440, 1, 'planting-a-tree/day-960'],
  ['a print half as wide as its screen', '/about', 1440, 2, 'planting-a-tree/day-1600'],
  ['the first print cut for a screen held lengthwise', '/', 1440, 1, 'lagoon/day-poster-1600'],
] as const) {
  test(`a screen of ${width} pixels at density ${density} on ${address} loads ${what}`, async ({
    readSite,
    browser,
  }) => {
    const page = await browser.newPage({
      baseURL: readSite.origin,
      viewport: { width, height: 850 },
      deviceScaleFactor: density,
    });
    await page.goto(address);
    const first = page.locator('main picture img').first();
    const expected = await orOfPhotograph(file, first);
    await expect
      .poll(async () =>
        shortName(await first.evaluate((image) => (image as HTMLImageElement).currentSrc)),
      )
      .toBe(expected);
    await page.close();
  });
}

for (const language of languages) {
  for (const place of pageRefs.filter(isListed)) {
    const address = pathOf(place, language);
    test(`the pictures of ${address} have a description, a width and a height`, async ({
      sourceOf,
    }) => {
      const source = await sourceOf(address);
      const pictures = await source.evaluate((document) =>
        Array.from(document.querySelectorAll('main picture img'), (image) => ({
          alt: image.getAttribute('alt'),
          src: image.getAttribute('src') ?? '',
          sized: image.hasAttribute('width') && image.hasAttribute('height'),
        })),
      );
      for (const { alt, src, sized } of pictures) {
        if (shortName(src).includes('/photograph-')) expect(alt).not.toBe('');
        else expect(alt).toMatch(language === 'pt' ? /^Gravura de / : /^Print of /);
        expect(sized).toBe(true);
      }
    });
  }
}

// The blog shows the picture of each article, and the form its stamp.
test('a print is met once on the pages of the menu', async ({ sourceOf }) => {
  const met: string[] = [];
  for (const page of linkedFrom('inMenu').filter((each) => each !== 'blog')) {
    const source = await sourceOf(pathOf({ page }, 'en'));
    const addresses = await source.evaluate((document) =>
      Array.from(
        document.querySelectorAll('main picture img'),
        (image) => image.getAttribute('src') ?? '',
      ),
    );
    met.push(...new Set(addresses.map((address) => shortName(address).split('/')[0] ?? '')));
  }
  const pictures = met.filter((name) => name !== 'letter');
  expect(pictures.length).toBeGreaterThan(15);
  expect(pictures.filter((name, index) => pictures.indexOf(name) !== index)).toEqual([]);
});
