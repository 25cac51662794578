import type { Language } from '../domain/language.ts';
import { myData as myDataInEnglish } from './en/my-data.ts';
import { myData as myDataInPortuguese } from './pt/my-data.ts';

/** What a server says without a page: it needs no other words. */
export const serverWords: Record<Language, { fileName: string }> = {
  en: { fileName: myDataInEnglish.actions.download.fileName },
  pt: { fileName: myDataInPortuguese.actions.download.fileName },
};
