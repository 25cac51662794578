import type { Language } from '../domain/language.ts';
import { myData as myDataInEnglish } from './en/my-data.ts';
import { myData as myDataInPortuguese } from './pt/my-data.ts';

/** The words that a server says without a page. It needs no others. */
export const serverWords: Record<Language, { fileName: string }> = {
  en: { fileName: myDataInEnglish.actions.download.fileName },
  pt: { fileName: myDataInPortuguese.actions.download.fileName },
};
