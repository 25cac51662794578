import { unsubscribe } from '../../subscribers/unsubscribe.ts';
import type { Action } from './action.ts';

/** Takes the person off the list. */
export const leave: Action = {
  isOffered: ({ state }) => state !== 'left',
  worksWhileRestricted: true,
  async perform(change, person) {
    await unsubscribe(change, person, person.language);
    return 'done';
  },
};
