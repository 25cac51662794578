import { expect } from 'vitest';
import { asShipped } from '../../content/as-shipped.fixture.ts';
import { languages } from '../../domain/language.ts';
import { pathOf, isListed } from '../../domain/routes.ts';
import { interestForm } from '../setup/form.ts';
import { test } from '../setup/test.ts';
import { everything, onePerTemplate } from './table.ts';
import { budgets, weigh } from '../setup/weight.ts';

// Portuguese words weigh more.
for (const language of everything ? languages : (['pt'] as const)) {
  for (const place of onePerTemplate.filter(isListed)) {
    const address = pathOf(place, language);
    test(`${address} keeps the budgets of bytes`, async ({ read }) => {
      const page = await read(address, { device: 'sharpPhone' });
      await page.waitForLoadState('networkidle');
      const loaded = await weigh(page);
      expect(loaded.inlineScript + loaded.scriptFiles).toBeLessThanOrEqual(budgets.scriptAtLoad);
      // A longer name takes more.
      if (asShipped) expect(loaded.html).toBeLessThanOrEqual(budgets.html);
      expect(loaded.font).toBeLessThanOrEqual(budgets.font);
      expect(loaded.all - loaded.photographs).toBeLessThanOrEqual(budgets.all);

      if (place.page === 'home' || place.page === 'waitlist') {
        await interestForm(page, language).whenInteractive();
        const { inlineScript, scriptFiles } = await weigh(page);
        expect(inlineScript + scriptFiles).toBeLessThanOrEqual(budgets.scriptWithForm);
        expect(scriptFiles).toBeGreaterThan(50_000);

        // Rules, notifications and what keeps the text come with the next focus or letter.
        await interestForm(page, language).field('name').focus();
        const fetchedOnFocus = async () => (await weigh(page)).scriptFiles - scriptFiles;
        await expect.poll(fetchedOnFocus).toBeGreaterThan(15_000);
        if (asShipped) expect(await fetchedOnFocus()).toBeLessThanOrEqual(18_800);
      }
    });
  }
}

test('a page that has not changed is not sent again, nor anything on it', async ({ read }) => {
  const page = await read('/');
  await page.waitForLoadState('networkidle');
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { html, all, pictures, font } = await weigh(page);
  // The body is the kept one; over the wire came the headers of a 304.
  expect(html).toBeGreaterThan(5_000);
  expect(pictures).toBeGreaterThan(5_000);
  expect(font).toBeGreaterThan(5_000);
  expect(all).toBeLessThanOrEqual(600);
});
