import type { Language } from '../domain/language.ts';
import { addressOf, type Place } from '../domain/routes.ts';

/** An address with the site's origin, as canonical links, hreflang and the sitemap want it. */
export const absoluteAddress = (place: Place, language: Language): string =>
  absoluteUrl(addressOf(place, language));

/** A path with the site's origin. */
export const absoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;
