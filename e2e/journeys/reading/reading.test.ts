import { expect } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { test } from '../../setup/test.ts';

/** A screen of 1280 by 1024 pixels, magnified four times. */
const magnified = { width: 320, height: 256 };

test('the header leaves a magnified screen to what is read', async ({ read }) => {
  const page = await read('/about');
  await page.setViewportSize(magnified);
  await page.evaluate(() => {
    scrollTo({ top: 400, behavior: 'instant' });
  });
  const bottom = () =>
    page.locator('body > header').evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
});

for (const language of languages) {
  test(`no word of a link page’s heading is broken on a magnified screen in ${language}`, async ({
    read,
  }) => {
    const page = await read(href('unsubscribe', language));
    await page.setViewportSize(magnified);
    const broken = await page.locator('h1').evaluate((heading) => {
      const text = heading.firstChild;
      const range = document.createRange();
      return Array.from(heading.textContent.matchAll(/\S+/g), ({ 0: word, index }) => {
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }).flat();
    });
    expect(broken).toEqual([]);
  });

  test(`the words of home stand alone where its picture does not come, in ${language}`, async ({
    read,
  }) => {
    const page = await read('about:blank', { expectedErrors: /ERR_FAILED/ });
    // Where the picture's text takes two lines.
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await page.goto(href('home', language));
    const heading = page.locator('h1');
    const seen = await heading.screenshot();
    await page.locator('main img').evaluateAll((pictures) => {
      for (const picture of pictures) picture.removeAttribute('alt');
    });
    expect((await heading.screenshot()).equals(seen)).toBe(true);
  });
}

test('the waitlist’s form lies on the ground that its reader chose', async ({ read }) => {
  const page = await read('/waitlist');
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = await page
    .locator('#join-form')
    .evaluate((form) => getComputedStyle(form).borderImageSource);
  expect(ground).toBe('none');
});
