import type { Language } from '../domain/language.ts';
import { doctor as doctorInEnglish } from './en/doctor.ts';
import { ownerEmails as emailsInEnglish } from './en/owner-emails.ts';
import { doctor as doctorInPortuguese } from './pt/doctor.ts';
import { ownerEmails as emailsInPortuguese } from './pt/owner-emails.ts';

const inEnglish = { doctor: doctorInEnglish, emails: emailsInEnglish };

/** The words for the owner by e-mail and from `npm run doctor`: loaded only where they are said. */
export const ownerWords: Record<Language, typeof inEnglish> = {
  en: inEnglish,
  pt: { doctor: doctorInPortuguese, emails: emailsInPortuguese },
};
