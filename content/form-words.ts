import type { Language } from '../domain/language.ts';
import { interestForm as formInEnglish } from './en/interest-form.ts';
import { toast as toastInEnglish, unexpectedError as errorInEnglish } from './en/notices.ts';
import { interestForm as formInPortuguese } from './pt/interest-form.ts';
import { toast as toastInPortuguese, unexpectedError as errorInPortuguese } from './pt/notices.ts';

const en = { form: formInEnglish, toast: toastInEnglish, error: errorInEnglish };

/**
 * The words of the form's script. All languages come with the script, which is cached, and not
 * with every page.
 */
export const formWords: Record<Language, typeof en> = {
  en,
  pt: { form: formInPortuguese, toast: toastInPortuguese, error: errorInPortuguese },
};
