import type { Language } from '../domain/language.ts';
import { pathOf, type PageRef } from '../domain/routes.ts';

/** An address with the site's origin, as canonical links, hreflang and the sitemap want it. */
export const absoluteAddress = (place: PageRef, language: Language): string =>
  absoluteUrl(pathOf(place, language));

/** A path with the site's origin. */
export const absoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;
