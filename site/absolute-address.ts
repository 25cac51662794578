import type { Language } from '../domain/language.ts';
import { pathOf, type PageRef } from '../domain/routes.ts';

/** The absolute URL of a page, for canonical links, hreflang and the sitemap. */
export const absoluteAddress = (place: PageRef, language: Language): string =>
  absoluteUrl(pathOf(place, language));

/** A path as an absolute URL. */
export const absoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;
