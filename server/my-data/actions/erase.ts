import type { Action } from './action.ts';

/** Deletes the person and everything that is kept of them. */
export const erase: Action = {
  worksWhileRestricted: true,
  async perform({ store, receipts, tokenHash, now }) {
    const erased = await store.erase(tokenHash, now);
    if (!erased) return 'missing';
    receipts.add(tokenHash, erased);
    return { erased };
  },
  repeat({ receipts, tokenHash, now }) {
    const erased = receipts.find(tokenHash, now);
    return erased && { erased };
  },
};
