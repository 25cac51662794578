import { newsTextNow } from '../../../content/consent-texts.ts';
import type { Action } from './action.ts';
import { getsNews } from './news-off.ts';

/** Asks for the news, too, and puts who is not on the list on it. */
export const newsOn: Action = {
  isOffered: (data) => !getsNews(data),
  perform: ({ store, tokenHash, language, now }) =>
    store.choose(tokenHash, { wantsUpdates: true }, now, { language, text: newsTextNow[language] }),
};
