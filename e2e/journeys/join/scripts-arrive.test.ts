import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { interestForm } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

/**
 * Opens the home page, whose first picture does not arrive, so that it goes on loading, once its
 * words are painted and the form has been in view for a while.
 * @returns what scripts and fonts were requested by now, and what lets the picture through
 */
async function openLoading(page: Page) {
  const requested: string[] = [];
  const held: Route[] = [];
  let arrived = false;
  await page.route('**/*.avif', (route) => {
    if (arrived) return route.continue();
    held.push(route);
    return undefined;
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/\.(js|woff2)$/.test(url)) requested.push(url);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
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
    requested,
    finishLoading: async () => {
      arrived = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

describe('what comes after the first picture', () => {
  test('scripts and the font are requested only once the page has loaded', async ({ visit }) => {
    const page = await visit('/robots.txt');
    const { requested, finishLoading } = await openLoading(page);
    expect(requested).toEqual([]);
    await finishLoading();
    await interestForm(page, 'en').whenInteractive();
    await expect.poll(() => requested.some((url) => url.endsWith('.woff2'))).toBe(true);
    expect(requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
  });

  test('the scripts of the form are requested at once when a visitor turns to a field, and what was typed stays', async ({
    visit,
  }) => {
    const page = await visit('/robots.txt');
    const { finishLoading } = await openLoading(page);
    const join = interestForm(page, 'en');
    await join.field('name').focus();
    await page.keyboard.type('Early');
    await join.whenInteractive();
    expect(
      await page.evaluate(() =>
        Array.from(document.images).some(
          ({ loading, complete }) => loading === 'eager' && !complete,
        ),
      ),
    ).toBe(true);
    expect(await join.field('name').inputValue()).toBe('Early');
    await finishLoading();
  });
});
