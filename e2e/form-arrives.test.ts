import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { interestForm } from './setup/form.ts';
import { test } from './setup/test.ts';

/**
 * Opens a page whose heading's font does not arrive, so that it goes on loading, once its words are painted and
 * the form has been in view for a while.
 * @param page shows a page without a form, whose script every page has
 * @returns what other scripts were requested by now, and what lets the font through
 */
async function openLoading(page: Page, address: string) {
  const scripts: string[] = [];
  const held: Route[] = [];
  const ofEveryPage = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src));
  let arrived = false;
  await page.route('**/*.woff2', (route) => {
    if (arrived) return route.continue();
    held.push(route);
    return undefined;
  });
  page.on('request', (request) => {
    const url = request.url();
    if (url.endsWith('.js') && !ofEveryPage.includes(url)) scripts.push(url);
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.locator('#join-form form').scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    while (!performance.getEntriesByName('first-contentful-paint').length) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // What watches the form is told of it in the frames that follow, and then the page is idle.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  return {
    scripts,
    finishLoading: async () => {
      arrived = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

describe('the scripts of the form', () => {
  for (const language of languages) {
    test(`are requested only once the page has loaded, in ${language}`, async ({ visit }) => {
      const page = await visit(href('about', language));
      const { scripts, finishLoading } = await openLoading(page, href('waitlist', language));
      expect(scripts).toEqual([]);
      await finishLoading();
      await interestForm(page, language).whenInteractive();
      expect(scripts.length).toBeGreaterThan(1);
    });

    test(`are requested at once when a visitor turns to a field, and what was typed stays, in ${language}`, async ({
      visit,
    }) => {
      const page = await visit(href('about', language));
      const { finishLoading } = await openLoading(page, href('waitlist', language));
      const join = interestForm(page, language);
      await join.field('name').focus();
      await page.keyboard.type('Early');
      await join.whenInteractive();
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      expect(await join.field('name').inputValue()).toBe('Early');
      await finishLoading();
    });
  }
});
