import { newsTextNow } from '../../../content/consent-texts.ts';
import { changePreferences } from '../../subscribers/preferences.ts';
import type { Action } from './action.ts';
import { getsUpdates } from './updates-off.ts';

/** Asks for the news, too, and puts who is not on the list on it. */
export const updatesOn: Action = {
  isOffered: (data) => !getsUpdates(data),
  async perform(change, subscriber, { language }) {
    const shown = { language, text: newsTextNow[language] };
    await changePreferences(change, subscriber, { wantsUpdates: true }, shown);
    return 'done';
  },
};
