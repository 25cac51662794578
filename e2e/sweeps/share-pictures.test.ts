import sharp from 'sharp';
import { expect } from 'vitest';
import { languages } from '../../domain/language.ts';
import { isListed, pageRefs, pathOf, type Page, type PageRef } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { test } from '../setup/test.ts';
import { everything, onePerScript } from './table.ts';

/**
 * The value of a `<meta property>` in a page's source, as a preview reads it: without a browser.
 */
const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

/**
 * Pages that do not begin with a picture of their own: what they show first, if anything, is one of
 * several on cards.
 */
const withoutPicture: (Page | 'post')[] = [
  'blog',
  'dogsDay',
  'drawnNotBuilt',
  'experiences',
  'faq',
  'privacy',
  'terms',
  'waitlist',
];

/** The path of the picture that a page shows first, and loads before all others. */
const firstPicture = (html: string) =>
  /<img src="([^"]+)"[^>]* fetchpriority="high"/i.exec(html)?.[1] ?? '';

/** How a part of a picture looks from afar: few pixels, red, green and blue each. */
async function fromAfar(picture: Buffer, left: number): Promise<Buffer> {
  const part = await sharp(picture).extract({ left, top: 0, width: 600, height: 630 }).toBuffer();
  return sharp(part).resize(24, 24, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/**
 * How far two pictures are apart in each colour of a pixel, of 255: the same 1 or 2, two prints
 * above 30.
 */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

for (const language of languages) {
  const pages = new Map<string, string>();

  for (const place of pageRefs.filter(isListed)) {
    const address = pathOf(place, language);
    test(`the preview picture of ${address} is its own, light, and in the size that previews ask for`, async ({
      readSite,
    }) => {
      const html = await (await fetch(readSite.origin + address)).text();
      const link = new URL(meta(html, 'og:image'));
      expect(link.origin).toBe(siteConfig.url);
      expect(meta(html, 'og:image:alt')).not.toBe('');

      const response = await fetch(readSite.origin + link.pathname);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const picture = Buffer.from(await response.arrayBuffer());
      expect(picture.byteLength).toBeLessThanOrEqual(200_000);
      const { format, width, height } = await sharp(picture).metadata();
      expect(format).toBe('jpeg');
      const size = [width, height];
      expect(size).toEqual([1200, 630]);
      expect(['width', 'height'].map((side) => Number(meta(html, `og:image:${side}`)))).toEqual(
        size,
      );

      const same = picture.toString('base64');
      expect(pages.get(same)).toBeUndefined();
      pages.set(same, address);
    });
  }

  const showsPicture = ({ page }: PageRef) => !withoutPicture.includes(page);
  // Both languages show one picture, and to compare two takes a second.
  const compared = everything ? pageRefs : language === 'en' ? onePerScript : [];
  for (const place of compared.filter(isListed).filter(showsPicture)) {
    const address = pathOf(place, language);
    test(`the preview picture of ${address} is the one that the page shows first`, async ({
      readSite,
    }) => {
      const html = await (await fetch(readSite.origin + address)).text();
      const load = async (path: string) =>
        Buffer.from(await (await fetch(readSite.origin + path)).arrayBuffer());
      const preview = await load(new URL(meta(html, 'og:image')).pathname);
      // As the preview has it: square, or whole where a photograph is too small for that; on the
      // right of its words, as high as the preview.
      const whole = firstPicture(html);
      const square = whole.replace(/-\d+\.webp$/, '-square-1024.avif');
      const { ok } = await fetch(readSite.origin + square, { method: 'HEAD' });
      const shown = await sharp(await load(ok ? square : whole))
        .resize(668, 630, { fit: 'cover' })
        .png() // as AVIF, which it would stay, it takes seconds
        .toBuffer();
      // Left of this part a sheet of paper lies on the picture.
      const [inPreview, inPage] = [await fromAfar(preview, 600), await fromAfar(shown, 68)];
      expect(inPage.length).toBe(24 * 24 * 3);
      expect(difference(inPreview, inPage)).toBeLessThan(10);
    });
  }

  test(`pages in ${language} that search engines leave out have the preview picture of the home page`, async ({
    readSite,
  }) => {
    const pictureOf = async (address: string) =>
      meta(await (await fetch(readSite.origin + address)).text(), 'og:image');
    const home = await pictureOf(pathOf({ page: 'home' }, language));
    const missing = language === 'pt' ? '/pt/nada' : '/nothing';
    for (const address of [
      missing,
      ...pageRefs.filter((place) => !isListed(place)).map((place) => pathOf(place, language)),
    ]) {
      expect(await pictureOf(address)).toBe(home);
    }
  });
}
