/** The two languages of the site. */
export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

/** BCP 47 tags for `<html lang>` and `Intl`. Portuguese is European Portuguese. */
export const languageTag: Record<Language, string> = { en: 'en', pt: 'pt-PT' };

/** The other language, the one the toggle leads to. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'pt' : 'en');

/** The language an address is in: Portuguese below /pt, English everywhere else. */
export const languageOfPath = (path: string): Language =>
  path === '/pt' || path.startsWith('/pt/') ? 'pt' : 'en';

/**
 * The language a request asks for.
 * @param headers `Content-Language` (what the visitor was reading) wins over `Accept-Language`.
 * @returns English when neither names a language of the site.
 */
export function requestedLanguage(headers: {
  contentLanguage?: string | undefined;
  acceptLanguage?: string | undefined;
}): Language {
  return supported(headers.contentLanguage) ?? supported(headers.acceptLanguage) ?? 'en';
}

/** First supported language of a language list with quality values (RFC 9110, 12.5.4). */
function supported(list: string | undefined): Language | undefined {
  if (!list) return undefined;
  return list
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { primary: tag.toLowerCase().split('-')[0], quality: quality ? Number(quality) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ primary }) => languages.find((language) => language === primary))
    .find((language) => language !== undefined);
}
