import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { addressOf, isListed, places } from '../domain/routes.ts';
import { test } from './setup/test.ts';

/** The names of the pictures that a page has loaded, once it has been read to its end. */
async function loadedPictures(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y <= height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/^.*\/([\w-]+)\.\w+\//, '$1-'))
      .filter((name) => /\.(avif|webp)$/.test(name)),
  );
}

describe('the pictures', () => {
  for (const [what, system, chosen, scripts, pulling, other] of [
    ['by the system’s theme', 'light', undefined, true, 'day', 'night'],
    ['by the system’s theme', 'dark', undefined, true, 'night', 'day'],
    ['by the theme chosen by hand', 'light', 'dark', true, 'night', 'day'],
    ['by the theme chosen by hand', 'dark', 'light', true, 'day', 'night'],
    ['without scripts', 'dark', undefined, false, 'night', 'day'],
    ['without scripts', 'light', undefined, false, 'day', 'night'],
  ] as const) {
    test(`come in one pulling, ${what}: ${pulling} where the system is ${system}`, async ({
      visit,
    }) => {
      const page = await visit('/privacy', { colorScheme: system, scripts });
      if (chosen) {
        await page.evaluate((theme) => {
          localStorage.setItem('theme', theme);
        }, chosen);
      }
      await page.goto('/');
      const loaded = await loadedPictures(page);
      expect(loaded.filter((name) => name.includes(`-${pulling}-`)).length).toBeGreaterThan(3);
      expect(loaded.filter((name) => name.includes(`-${other}-`))).toEqual([]);
    });
  }

  test('follow the theme while it is being chosen', async ({ visit }) => {
    const page = await visit('/about', { colorScheme: 'light' });
    const shown = () =>
      page
        .locator('main picture img')
        .evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) =>
              (image as HTMLImageElement).currentSrc.replace(
                /^.*\/([\w-]+)\.\w+\/(\w+)-.*$/,
                '$1-$2',
              ),
            ),
        );
    await expect.poll(shown).toEqual(['planting-a-tree-day']);
    await page.locator('#theme-control').getByText('Dark').click();
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect.poll(shown).toEqual(['planting-a-tree-night']);
    await page.locator('#theme-control').getByText('System').click();
    await expect.poll(shown).toEqual(['planting-a-tree-day']);
  });

  for (const language of languages) {
    for (const place of places.filter(isListed)) {
      const address = addressOf(place, language);
      test(`of ${address} are described, and leave their room before they arrive`, async ({
        visit,
      }) => {
        const page = await visit(address);
        const pictures = await page.locator('main picture img').evaluateAll((images) =>
          images.map((image) => ({
            alt: image.getAttribute('alt'),
            sized: image.hasAttribute('width') && image.hasAttribute('height'),
          })),
        );
        for (const { alt, sized } of pictures) {
          expect(alt).toMatch(language === 'pt' ? /^Gravura de / : /^Print of /);
          expect(sized).toBe(true);
        }
      });
    }
  }
});
