import type { Language } from '../domain/language.ts';
import { emails as emailsInEnglish, type Emails } from './en/emails.ts';
import { myData as myDataInEnglish } from './en/my-data.ts';
import { emails as emailsInPortuguese } from './pt/emails.ts';
import { myData as myDataInPortuguese } from './pt/my-data.ts';

/** What a server says without a page: it needs no other words. */
export const serverWords: Record<Language, { consent: Emails['consent']; fileName: string }> = {
  en: { consent: emailsInEnglish.consent, fileName: myDataInEnglish.actions.download.fileName },
  pt: {
    consent: emailsInPortuguese.consent,
    fileName: myDataInPortuguese.actions.download.fileName,
  },
};
