import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { pathOf, isListed, pageRefs } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { test } from './setup/test.ts';

/** The value of a `<meta property>` in a page's source, as a preview reads it: without a browser. */
const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

describe('the picture a link preview shows', () => {
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
});
