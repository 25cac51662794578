import { readFile, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { asShipped } from '../content/as-shipped.fixture.ts';
import { interestForm } from './setup/form.ts';
import { test } from './setup/test.ts';
import { setTextFace } from './setup/text-faces.ts';

/**
 * `UPDATE_VISUAL_REGRESSION=1 npm run test:nightly -- e2e/visual-regression` takes the pictures
 * anew, to be looked at and committed.
 */
const update = process.env['UPDATE_VISUAL_REGRESSION'] === '1';
const folder = 'e2e/visual-regression';

interface Look {
  address: string;
  device: 'phone' | 'desktop';
  part: (page: Page) => Locator;
  before?: (page: Page) => Promise<unknown>;
}

const form = (page: Page) => interestForm(page, 'en');
const looks: Record<string, Look> = {
  header: { address: '/about', device: 'desktop', part: (page) => page.locator('header').first() },
  menu: {
    address: '/about',
    device: 'phone',
    part: (page) => page.locator('#menu'),
    before: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  hero: { address: '/', device: 'phone', part: (page) => page.locator('main > div').first() },
  cards: {
    address: '/partnerships',
    device: 'desktop',
    part: (page) => page.locator('main section').first(),
  },
  question: {
    address: '/faq',
    device: 'phone',
    part: (page) => page.locator('details').first(),
    before: (page) => page.locator('summary').first().click(),
  },
  form: { address: '/waitlist', device: 'phone', part: (page) => form(page).form },
  'form with errors': {
    address: '/waitlist',
    device: 'phone',
    part: (page) => form(page).form,
    async before(page) {
      await form(page).whenInteractive();
      await form(page).fill({ name: ' ', email: 'nobody' });
      await form(page).consent.check();
      await form(page).submit.click();
      await page.locator('#interest-email-error').waitFor();
      await form(page).field('message').focus();
    },
  },
  'thank you': {
    address: '/waitlist',
    device: 'phone',
    // The notification, which comes after it, can be focused too.
    part: (page) => page.locator('.postcard .postcard'),
    async before(page) {
      await form(page).whenInteractive();
      await form(page).fill({ name: 'Ana', email: 'ana@example.pt' });
      await form(page).consent.check();
      await form(page).submit.click();
      await form(page).thanks.waitFor();
    },
  },
  tiles: {
    address: '/partnerships',
    device: 'phone',
    part: (page) => page.locator('main section').first().locator('ul').first(),
  },
  footer: { address: '/about', device: 'desktop', part: (page) => page.locator('body > footer') },
  login: { address: '/admin', device: 'phone', part: (page) => page.locator('main form') },
};

// On pictures of the owner's brand and prints; elsewhere they would have to be taken anew.
describe.skipIf(!asShipped && !update)('visual regression', () => {
  for (const [name, { address, device, part, before }] of Object.entries(looks)) {
    test(`the ${name} looks as in its committed pictures, light and dark`, async ({ visit }) => {
      const page = await visit(address, { device });
      // The administrator is asked nothing.
      if (address !== '/admin') await page.getByRole('button', { name: 'Decline' }).click();
      await setTextFace(page, 'narrow');
      await keepOutOfThePicture(page);
      await before?.(page);
      const look = part(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await look.scrollIntoViewIfNeeded();
        await pictureArrived(look);
        // Half the size evens out how machines round the edges of letters.
        const seen = await look.screenshot({ animations: 'disabled', caret: 'hide' });
        const { width } = await sharp(seen).metadata();
        const now = await sharp(seen)
          .resize(Math.round(width / 2))
          .png()
          .toBuffer();
        const file = `${folder}/${name.replaceAll(' ', '-')}-${colorScheme}.png`;
        if (update) await writeFile(file, now);
        expect(await difference(now, await readFile(file)), colorScheme).toBeLessThan(0.02);
      }
    });
  }
});

/** Header and notifications would lie over what is pictured. */
const keepOutOfThePicture = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > header { position: relative } [role=region] { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Waits until the pictures within are drawn. */
const pictureArrived = (look: Locator) =>
  look.evaluate(async (element) => {
    const shown = [...element.querySelectorAll('img')].filter((image) => image.checkVisibility());
    await Promise.all(
      shown.map(async (image) => {
        while (!image.complete) await new Promise((resolve) => setTimeout(resolve, 50));
        await image.decode();
      }),
    );
  });

/**
 * The share of pixels that differ to the eye; all of them where the sizes differ by more than a
 * line's rounding.
 */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await sharp(one).metadata(), await sharp(other).metadata()];
  if (a.width !== b.width || Math.abs(a.height - b.height) > 2) return 1;
  const [width, height] = [a.width, Math.min(a.height, b.height)];
  const pixels = (image: Buffer) =>
    sharp(image).extract({ left: 0, top: 0, width, height }).ensureAlpha().raw().toBuffer();
  return (
    pixelmatch(await pixels(one), await pixels(other), undefined, width, height, {
      threshold: 0.2,
    }) /
    (width * height)
  );
}
