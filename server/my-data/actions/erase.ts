import { erase as eraseSubscriber } from '../../subscribers/erase.ts';
import type { Action } from './action.ts';

/** Deletes the subscriber and everything that is kept of them. */
export const erase: Action = {
  worksWhileRestricted: true,
  perform: async (change, subscriber) => ({ erased: await eraseSubscriber(change, subscriber) }),
};
