/** The two languages of the site. */
export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

/** BCP 47 tags for `<html lang>` and `Intl`. Portuguese is European Portuguese. */
export const languageTag: Record<Language, string> = { en: 'en', pt: 'pt-PT' };

/** The other of the two languages, which the toggle leads to. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'pt' : 'en');

/** The language of a path: Portuguese below /pt, English everywhere else. */
export const languageOfPath = (path: string): Language =>
  path === '/pt' || path.startsWith('/pt/') ? 'pt' : 'en';
