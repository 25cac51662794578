import { languages, type Language } from '../../../domain/language.ts';
import { languageAction } from '../../../domain/my-data/my-data-page.ts';
import { changePreferences } from '../../subscribers/preferences.ts';
import type { Action } from './action.ts';

/** Makes a language that of the e-mails. */
const choose = (language: Language): Action => ({
  isOffered: (data) => data.language !== null && data.language !== language,
  async perform(change, subscriber) {
    await changePreferences(change, subscriber, { language });
    return 'done';
  },
});

export const languageActions = Object.fromEntries(
  languages.map((language) => [languageAction(language), choose(language)]),
) as Record<ReturnType<typeof languageAction>, Action>;
