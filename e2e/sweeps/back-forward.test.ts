import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { interestForm, maria } from '../setup/form.ts';
import { testInChromium } from '../setup/test.ts';

/** Playwright turns the back/forward cache off; a visitor's browser has it. */
const test = testInChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Why a page does not come back as it was left, in the browser's words; nothing where it does. */
async function whyAnew(page: Page, by: string): Promise<string | undefined> {
  // A page that still loads something may not be kept.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.dataset['left'] = 'true';
  });
  await page.goto(by);
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    if (document.documentElement.dataset['left'] === 'true') return undefined;
    return JSON.stringify(performance.getEntriesByType('navigation')[0]);
  });
}

test('a form comes back with what was typed in it, and can be sent', async ({ visit, site }) => {
  const page = await visit('/waitlist');
  const form = interestForm(page, 'en');
  await form.whenInteractive();
  await form.fill();
  await form.consent.check();
  expect(await whyAnew(page, '/privacy')).toBeUndefined();
  expect(await form.field('message').inputValue()).toBe(maria.message);
  await form.submit.click();
  await form.thanks.waitFor();
  expect((await site.submissions()).map(({ email }) => email)).toEqual([maria.email]);
});
