import type { APIRoute } from 'astro';
import { lastChanged } from '../../content/text-dates.ts';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';
import { isListed, pageRefs, posts, type PageRef } from '../../domain/routes.ts';
import { absoluteAddress } from './absolute-address.ts';

/** The day on which what a page shows last changed: the blog shows its articles, too. */
const changedOn = (place: PageRef, language: Language): string => {
  const shown: PageRef[] =
    place.page === 'blog'
      ? [place, ...posts.map((post) => ({ page: 'post', post }) as const)]
      : [place];
  return shown.map((each) => lastChanged(each, language)).reduce((a, b) => (a > b ? a : b));
};

/**
 * Every listed page with its counterpart and its day (sitemaps.org 0.9, hreflang as Google
 * documents it).
 */
export const GET: APIRoute = () => {
  const entries = pageRefs.filter(isListed).flatMap((place) => {
    const alternates = [
      ...languages.map((language) => [language, language] as const),
      ['x-default', defaultLanguage] as const,
    ]
      .map(
        ([hreflang, language]) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absoluteAddress(place, language)}"/>`,
      )
      .join('');
    return languages.map(
      (language) =>
        `<url><loc>${absoluteAddress(place, language)}</loc><lastmod>${changedOn(place, language)}</lastmod>${alternates}</url>`,
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
