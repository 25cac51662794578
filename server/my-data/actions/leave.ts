import type { Action } from './action.ts';

/** Takes the person off the list. */
export const leave: Action = {
  isOffered: ({ state }) => state !== 'left',
  worksWhileRestricted: true,
  perform: ({ store, tokenHash, now }) => store.leave(tokenHash, now),
};
