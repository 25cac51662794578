import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../../domain/language.ts';
import { href, pageRefs, pathOf } from '../../domain/routes.ts';
import { hourOf, headerSunPosition } from '../../site/ui/header/header-sun-position.ts';
import { test } from '../setup/test.ts';

/** The sun over the header, which is no element: its box on the screen, and how it is drawn. */
const sunOf = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('body > header');
    if (!header) throw new Error('The page has no header');
    const style = getComputedStyle(header, '::after');
    const { left, bottom } = header.getBoundingClientRect();
    const day = getComputedStyle(header, '::before');
    const size = parseFloat(style.height);
    const x = left + parseFloat(style.left) + parseFloat(style.marginLeft);
    // The header ends with its rule.
    const low = bottom - 1 - parseFloat(style.bottom) - parseFloat(style.marginBottom);
    return {
      share: (parseFloat(style.left) + size / 2 - parseFloat(day.left)) / parseFloat(day.width),
      box: { left: x, right: x + size, top: low - size, bottom: low },
      rule: bottom,
      isStar: style.backgroundImage.includes('linear-gradient'),
      takesPresses: style.pointerEvents !== 'none',
      screen: document.documentElement.clientWidth,
      under: Array.from(header.querySelectorAll('a, button'))
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.left < x + size && box.right > x && box.bottom > low - size && box.top < low;
        })
        .map(({ textContent }) => textContent),
    };
  });

/** Scrolls, and waits until the header has followed. */
const scroll = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

const isDrawn = (page: Page) =>
  page
    .locator('body > header')
    .evaluate((header) => getComputedStyle(header, '::after').content !== 'none');

describe('the sun over the header', () => {
  for (const language of languages) {
    test(`stands at the hour of every page in ${language}, and is a star where the day is over`, async ({
      read,
    }) => {
      const page = await read(href('home', language));
      for (const place of pageRefs) {
        const path = pathOf(place, language);
        await page.goto(path);
        const sun = await sunOf(page);
        expect(await isDrawn(page), path).toBe(true);
        expect(sun.share, path).toBeCloseTo(headerSunPosition(place), 2);
        expect(sun.isStar, path).toBe(hourOf(place) > 21);
      }
    });
  }

  test('stands on the rule, over no control, and takes no press, however wide the screen, scrolled or not', async ({
    read,
  }) => {
    const page = await read('/', { reducedMotion: 'reduce' });
    for (const place of ['home', 'about', 'waitlist', 'thankYou'] as const) {
      await page.goto(href(place, 'pt'));
      for (const width of [320, 390, 768, 1024, 1152, 1366, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        for (const top of [0, 400]) {
          await scroll(page, top);
          const which = `${place} at ${String(width)}, ${String(top)} down`;
          const { box, rule, ...sun } = await sunOf(page);
          expect(sun.under, which).toEqual([]);
          expect(sun.takesPresses, which).toBe(false);
          // Above it, so that it covers nothing of the page; half a pixel for how a browser rounds.
          expect(Math.abs(rule - 1 - box.bottom), which).toBeLessThanOrEqual(0.5);
          expect(box.left >= 0 && box.right <= sun.screen, which).toBe(true);
        }
      }
    }
  });

  test('stands on the rule, whole, while the menu covers what is below', async ({ read }) => {
    const page = await read('/about', { device: 'phone' });
    await scroll(page, 400);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const { box, under } = await sunOf(page);
    const sheet = await page.locator('#menu').boundingBox();
    expect(box.bottom).toBeLessThanOrEqual(sheet?.y ?? 0);
    expect(under).toEqual([]);
  });

  test('is not read out, not printed, and drawn in forced colours', async ({ read }) => {
    const page = await read('/about');
    const header = page.locator('body > header');
    const heard = await header.ariaSnapshot();
    await page.emulateMedia({ forcedColors: 'active' });
    const drawn = await header.evaluate((it) => getComputedStyle(it, '::after').backgroundImage);
    expect(drawn).toContain('radial-gradient');
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await isDrawn(page)).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('header::after { content: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await isDrawn(page)).toBe(false);
    expect(await header.ariaSnapshot()).toBe(heard);
  });
});
