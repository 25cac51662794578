import { languageFacts, type Language } from '../../domain/language.ts';
import { pathOf, type PageRef } from '../../domain/routes.ts';

/** The absolute URL of a page, for canonical links, hreflang and the sitemap. */
export const absoluteAddress = (place: PageRef, language: Language): string =>
  absoluteUrl(pathOf(place, language));

/** The site's public address, without a trailing slash. */
export const siteAddress = (): string => new URL(import.meta.env.SITE).origin;

/** A path as an absolute URL. */
export const absoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;

/** The path of a language's feed. */
export const feedPath = (language: Language): string =>
  `${languageFacts[language].prefix}/feed.xml`;
