import { expect } from 'vitest';
import { languages } from '../../domain/language.ts';
import { href, pageRefs, pathOf } from '../../domain/routes.ts';
import { hourOf, headerSunPosition } from '../../site/ui/header/header-sun-position.ts';
import { test } from '../setup/test.ts';

for (const language of languages) {
  test(`the sun over the header stands at the hour of every page in ${language}, is a star where the day is over, and takes no press`, async ({
    read,
  }) => {
    const page = await read(href('home', language));
    for (const place of pageRefs) {
      const path = pathOf(place, language);
      await page.goto(path);
      const sun = await page.locator('body > header').evaluate((header) => {
        const style = getComputedStyle(header, '::after');
        const day = getComputedStyle(header, '::before');
        const middle = parseFloat(style.left) + parseFloat(style.height) / 2;
        return {
          share: (middle - parseFloat(day.left)) / parseFloat(day.width),
          isStar: style.backgroundImage.includes('linear-gradient'),
          pointerEvents: style.pointerEvents,
        };
      });
      expect(sun.share, path).toBeCloseTo(headerSunPosition(place), 2);
      expect(sun.isStar, path).toBe(hourOf(place) > 21);
      expect(sun.pointerEvents, path).toBe('none');
    }
  });
}
