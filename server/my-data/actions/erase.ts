import { erase as erasePerson } from '../../subscribers/erase.ts';
import type { Action } from './action.ts';

/** Deletes the person and everything that is kept of them. */
export const erase: Action = {
  worksWhileRestricted: true,
  perform: async (change, person) => ({ erased: await erasePerson(change, person) }),
};
