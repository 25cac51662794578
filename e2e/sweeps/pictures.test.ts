import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { photographs } from '../../content/as-shipped.fixture.ts';
import { href, linkedFrom } from '../../domain/routes.ts';
import { test } from '../setup/test.ts';

/** A picture's name and size, such as `lagoon/day-960`, from its address in a build. */
const shortName = (address: string) =>
  address.replace(/^.*\/([\w-]+)\.\w+\/([\w-]+)\.\w+$/, '$1/$2');

const hasArrived = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

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

// A photograph in the place of a print has no variants, and other sizes.
describe.skipIf(photographs.length)('prints', () => {
  for (const [what, system, chosen, scripts, variant, other] of [
    ['by the system’s theme', 'light', undefined, true, 'day', 'night'],
    ['by the theme chosen by hand', 'light', 'dark', true, 'night', 'day'],
    ['without scripts', 'dark', undefined, false, 'night', 'day'],
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
      expect(loaded.filter((name) => name.includes(`/${variant}-`)).length).toBeGreaterThan(3);
      // The first picture does not wait to know of a choice.
      const unwanted = loaded.filter((name) => name.includes(`/${other}-`));
      expect(unwanted.length).toBeLessThanOrEqual(chosen ? 1 : 0);
    });
  }

  test('the pictures follow the theme as it is chosen', async ({ read }) => {
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
  });

  for (const [what, address, width, density, file] of [
    ['the first print cut for an upright screen', '/', 412, 1.75, 'lagoon/day-square-640'],
    ['two pixels for each of its own', '/', 390, 2, 'lagoon/day-square-1024'],
    ['its print upright, a little enlarged', '/about', 412, 1.75, 'planting-a-tree/day-square-640'],
    [
      'no more pixels than an eye can tell apart',
      '/about',
      390,
      3,
      'planting-a-tree/day-square-800',
    ],
    ['a print half as wide as its screen', '/about', 1440, 1, 'planting-a-tree/day-960'],
    ['a print half as wide as its screen', '/about', 1440, 2, 'planting-a-tree/day-1600'],
    ['the first print cut for a screen held lengthwise', '/', 1440, 1, 'lagoon/day-poster-1440'],
    ['two pixels for each of its own', '/', 1366, 2, 'lagoon/day-poster-3120'],
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
      await expect
        .poll(async () =>
          shortName(await first.evaluate((image) => (image as HTMLImageElement).currentSrc)),
        )
        .toBe(file);
      await page.close();
    });
  }

  // The blog shows the picture of each article, and the form its stamp.
  test('a print is met once on the pages of the menu', async ({ sourceOf }) => {
    const met: string[] = [];
    for (const page of linkedFrom('inMenu').filter((each) => each !== 'blog')) {
      const { pictures } = await sourceOf(href(page, 'en'));
      met.push(...new Set(pictures.map(({ src }) => shortName(src).split('/')[0] ?? '')));
    }
    const pictures = met.filter((name) => name !== 'letter');
    expect(pictures.length).toBeGreaterThan(15);
    expect(pictures.filter((name, index) => pictures.indexOf(name) !== index)).toEqual([]);
  });
});
