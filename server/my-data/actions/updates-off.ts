import type { MyDataRecord } from '../../../domain/my-data/my-data.ts';
import { changePreferences } from '../../subscribers/preferences.ts';
import type { Action } from './action.ts';

/** Whether somebody gets the news. */
export const getsUpdates = ({ state, wantsUpdates }: MyDataRecord): boolean =>
  state === 'confirmed' && wantsUpdates === true;

/** Stops the news. */
export const updatesOff: Action = {
  isOffered: getsUpdates,
  async perform(change, subscriber) {
    await changePreferences(change, subscriber, { wantsUpdates: false });
    return 'done';
  },
};
