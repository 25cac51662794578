import type { Language } from '../domain/language.ts';
import { afterJoining as afterInEnglish } from './en/after-joining.ts';
import { interestForm as formInEnglish } from './en/interest-form.ts';
import { toast as toastInEnglish } from './en/toast.ts';
import { unexpectedError as errorInEnglish } from './en/unexpected-error.ts';
import { afterJoining as afterInPortuguese } from './pt/after-joining.ts';
import { interestForm as formInPortuguese } from './pt/interest-form.ts';
import { toast as toastInPortuguese } from './pt/toast.ts';
import { unexpectedError as errorInPortuguese } from './pt/unexpected-error.ts';

const en = {
  form: formInEnglish,
  after: afterInEnglish,
  toast: toastInEnglish,
  error: errorInEnglish,
};

/**
 * The words of the form's script. All languages come with the script, which is cached, and not
 * with every page.
 */
export const formWords: Record<Language, typeof en> = {
  en,
  pt: {
    form: formInPortuguese,
    after: afterInPortuguese,
    toast: toastInPortuguese,
    error: errorInPortuguese,
  },
};
