import type { APIRoute } from 'astro';
import { languages } from '../../domain/language.ts';
import { isListed, pageRefs, pathOf } from '../../domain/routes.ts';

/**
 * Lets a browser fetch a page as soon as a visitor points at a link to it, or touches it: listed
 * pages alone, so none of the dashboard, of people's own data or behind the links of e-mails. No
 * script of it runs before it is opened. Where data is to be saved Chromium fetches none
 * (https://chromedevtools.github.io/devtools-protocol/tot/Preload/, `disabledByDataSaver`).
 */
export const GET: APIRoute = () => {
  const listed = pageRefs
    .filter(isListed)
    .flatMap((place) => languages.map((language) => pathOf(place, language)));
  return Response.json({ prefetch: [{ where: { href_matches: listed }, eagerness: 'moderate' }] });
};
