import type { OwnData } from '../../../domain/own-data/own-data.ts';
import { changePreferences } from '../../subscribers/preferences.ts';
import type { Action } from './action.ts';

/** Whether somebody gets the news. */
export const getsNews = ({ state, wantsUpdates }: OwnData): boolean =>
  state === 'confirmed' && wantsUpdates === true;

/** Stops the news. */
export const newsOff: Action = {
  isOffered: getsNews,
  async perform(change, person) {
    await changePreferences(change, person, { wantsUpdates: false });
    return 'done';
  },
};
