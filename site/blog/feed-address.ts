import type { Language } from '../../domain/language.ts';

/** The path of the feed in each language. */
export const feedAddress: Record<Language, string> = { en: '/feed.xml', pt: '/pt/feed.xml' };
