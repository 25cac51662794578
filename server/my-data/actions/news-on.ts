import { newsTextNow } from '../../../content/consent-texts.ts';
import { changePreferences } from '../../subscribers/preferences.ts';
import type { Action } from './action.ts';
import { getsNews } from './news-off.ts';

/** Asks for the news, too, and puts who is not on the list on it. */
export const newsOn: Action = {
  isOffered: (data) => !getsNews(data),
  async perform(change, person, { language }) {
    const shown = { language, text: newsTextNow[language] };
    await changePreferences(change, person, { wantsUpdates: true }, shown);
    return 'done';
  },
};
