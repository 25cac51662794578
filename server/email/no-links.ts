import type { LetterLinks } from './links.ts';

/** The links of a store from which no letter has gone out: none is known. */
export const noLinks: LetterLinks = {
  look: async () => 'unknown',
  confirm: async () => 'unknown',
  unsubscribe: async () => 'unknown',
  newAddress: async () => 'unknown',
  sendAgain: async () => undefined,
};
