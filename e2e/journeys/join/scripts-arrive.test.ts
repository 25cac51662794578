import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

test('scripts and the font are requested only once the first picture has come, and those of the form not even then', async ({
  visit,
}) => {
  const page = await visit('/robots.txt');
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
  expect(requested).toEqual([]);
  arrived = true;
  await Promise.all(held.map((route) => route.continue()));
  await expect.poll(() => requested.some((url) => url.endsWith('.woff2'))).toBe(true);
  // The script of every page has run.
  await page.locator('#theme-control').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  await page.locator('#join-form form').hover();
  await page.locator('#interest-name').focus();
  await expect.poll(() => requested.filter((url) => url.endsWith('.js')).length).toBe(4);
});

/**
 * Opens a page with a form whose scripts are held on their way.
 * @returns the form, how often the browser showed its bubble, and what lets the scripts through
 */
async function openHeld(page: Page) {
  let letThrough: () => void = () => undefined;
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await through;
    // A page that was left takes nothing.
    await route.continue().catch(() => undefined);
  });
  await page.clock.install();
  await page.goto(href('waitlist', 'pt'), { waitUntil: 'commit' });
  const join = interestForm(page, 'pt');
  await join.submit.waitFor();
  await page.evaluate(() => {
    addEventListener('invalid', (event) => {
      if (!event.defaultPrevented) document.documentElement.dataset['bubble'] = '';
    });
  });
  const bubbleShown = () =>
    page.evaluate(() => document.documentElement.dataset['bubble'] !== undefined);
  return { join, letThrough, bubbleShown };
}

describe('a press before the scripts of the form are here', () => {
  test('without the consent is told of in a notification, and never by the bubble of the browser', async ({
    visit,
  }) => {
    const page = await visit('/robots.txt');
    const { join, letThrough, bubbleShown } = await openHeld(page);
    await join.fill();
    await join.submit.click();
    letThrough();
    await join.toast.waitFor();
    expect(await join.toast.innerText()).toContain(join.text.rules['consent.required']);
    expect(await join.submit.isEnabled()).toBe(true);
    expect(await join.consent.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await bubbleShown()).toBe(false);
  });

  test('is posted as without scripts after five seconds without the script of the form', async ({
    visit,
    site,
  }) => {
    const page = await visit('/robots.txt');
    const { join } = await openHeld(page);
    const email = 'slow@example.pt';
    await join.fill({ ...maria, email });
    await join.consent.check();
    await join.submit.click();
    await expect.poll(() => join.submit.isDisabled()).toBe(true);
    await page.clock.fastForward(5_000);
    await page.waitForURL(`**${href('thankYou', 'pt')}`);
    expect((await site.submissions()).map((row) => row.email)).toContain(email);
  });
});

test('who joins while the script of the Thank You panel does not arrive is told so all the same', async ({
  visit,
}) => {
  const page = await visit(href('waitlist', 'en'), { expectedErrors: /ERR_FAILED/ });
  await page.route('**/ThankYou.*.js', (route) => route.abort());
  const join = interestForm(page, 'en');
  await join.fill();
  await join.consent.check();
  await join.submit.click();
  await page.getByText(join.text.toasts.success.description).first().waitFor();
  expect(await join.submit.count()).toBe(0);
});
