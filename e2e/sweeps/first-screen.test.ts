import { describe, expect } from 'vitest';
import { asShipped } from '../../content/as-shipped.fixture.ts';
import { content } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { outOfSight, printsBesideWords, screens, uncoveredPrint } from '../setup/first-screen.ts';
import { test } from '../setup/test.ts';
import { setTextFace } from '../setup/text-faces.ts';
import { everything } from './table.ts';

const onHome = [
  { name: 'headline', selector: 'main h1' },
  { name: 'sub-line', selector: 'main h1 + p' },
  { name: 'facts', selector: 'main h1 + p + p' },
  { name: 'button', selector: 'main a[href="#join-form"]' },
];
describe('the first screen of a first visit, with the consent banner showing', () => {
  for (const language of languages) {
    test(`asks to join, and shows the print, on every screen in ${language}`, async ({ read }) => {
      const page = await read(href('home', language), { reducedMotion: 'reduce' });
      await setTextFace(page, 'wide');
      const problems: string[] = [];
      for (const { width, height, print } of screens) {
        await page.setViewportSize({ width, height });
        const size = `${String(width)}×${String(height)}`;
        for (const problem of await outOfSight(page, onHome)) problems.push(`${size}: ${problem}`);
        const uncovered = await uncoveredPrint(page);
        // A longer name leaves less of it.
        if (asShipped && uncovered < print) problems.push(`${size}: print ${uncovered.toFixed(2)}`);
      }
      expect(problems).toEqual([]);
    });

    test(`asks to join beside its landscape on a phone that lies, in ${language}`, async ({
      read,
    }) => {
      const page = await read(href('home', language), { reducedMotion: 'reduce' });
      await setTextFace(page, 'wide');
      for (const [width, height] of [
        [844, 390],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await outOfSight(page, onHome)).toEqual([]);
        const print = await page.locator('main img:visible').first().boundingBox();
        expect(print?.x).toBeGreaterThan(width / 2);
        expect(print?.width).toBeGreaterThan(width / 3);
        expect(print?.height).toBeGreaterThan(height / 2);
      }
    });

    test(`on a phone the facts are one line, that it is not open, in ${language}`, async ({
      read,
    }) => {
      const page = await read(href('home', language), { device: 'phone' });
      const facts = page.locator('main h1 + p + p');
      // Figures hold on to their nouns.
      const shown = (await facts.innerText()).replaceAll('\u00a0', ' ');
      expect(shown).toBe(content[language].home.hero.facts[0]);
      await page.setViewportSize({ width: 360, height: 640 });
      await setTextFace(page, 'wide');
      const lines = await facts.evaluate(
        (element) =>
          element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines)).toBe(1);
    });

    test(`the banner is at most 64 pixels high and one row, its answers 44, in ${language}`, async ({
      read,
    }) => {
      const page = await read(href('about', language));
      const banner = page.locator('#consent-banner');
      await banner.waitFor();
      await setTextFace(page, 'wide');
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height });
        expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(64);
        const [accept, decline] = await Promise.all(
          (await banner.getByRole('button').all()).map((button) => button.boundingBox()),
        );
        expect(accept?.height).toBeGreaterThanOrEqual(44);
        expect([accept?.width, accept?.height, accept?.y]).toEqual([
          decline?.width,
          decline?.height,
          decline?.y,
        ]);
      }
    });

    // The print's place is the same in Portuguese.
    const withPrint = ['experiences', 'burnoutRecovery', 'oldDogSanctuary'] as const;
    for (const page of everything || language === 'en' ? withPrint : []) {
      const address = href(page, language);
      test(`${address} shows its whole print beside its words on a wide screen`, async ({
        read,
      }) => {
        const { problems, seen } = await printsBesideWords(
          await read(address, { reducedMotion: 'reduce' }),
        );
        expect(problems).toEqual([]);
        expect(seen).toBeGreaterThan(3);
      });
    }
  }
});
