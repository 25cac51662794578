import { unsubscribe as takeOffTheList } from '../../subscribers/unsubscribe.ts';
import type { Action } from './action.ts';

/** Takes the subscriber off the list. */
export const unsubscribe: Action = {
  isOffered: ({ state }) => state !== 'unsubscribed',
  worksWhileRestricted: true,
  async perform(change, subscriber) {
    await takeOffTheList(change, subscriber, subscriber.language);
    return 'done';
  },
};
