import type { APIRoute } from 'astro';
import { languages } from '../../domain/language.ts';
import { isListed, pageRefs } from '../../domain/routes.ts';
import { absoluteAddress } from '../absolute-address.ts';

/** Every listed page with its counterpart (sitemaps.org 0.9, hreflang as Google documents it). */
export const GET: APIRoute = () => {
  const entries = pageRefs.filter(isListed).flatMap((place) => {
    const alternates = [
      ...languages.map((language) => [language, language] as const),
      ['x-default', 'en'] as const,
    ]
      .map(
        ([hreflang, language]) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absoluteAddress(place, language)}"/>`,
      )
      .join('');
    return languages.map(
      (language) => `<url><loc>${absoluteAddress(place, language)}</loc>${alternates}</url>`,
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
