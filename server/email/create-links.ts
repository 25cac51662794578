import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Store } from '../stores/store.ts';
import type { LetterLinks } from './links.ts';

/** A new token of 128 random bits, as it stands in a link. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What the store knows a token by. */
export const tokenHash = (token: string): string => hash('sha256', token);

/** The links in letters, on a store. They work with letters off, too: a letter may be older than the switch. */
export const createLinks = (
  { letters: { links }, ownData, ...store }: Pick<Store, 'letters' | 'ownData' | 'scrub'>,
  clock: Clock,
): LetterLinks => ({
  look: (purpose, token) => links.look(purpose, tokenHash(token), clock()),
  confirm: (token) => links.confirm(tokenHash(token), clock()),
  unsubscribe: (token, way) => links.unsubscribe(tokenHash(token), clock(), way),
  newAddress: async (token) => {
    const state = await ownData.confirmEmail(tokenHash(token), clock());
    // What fails now, the hourly purge does.
    await store.scrub().catch(() => undefined);
    return state;
  },
  sendAgain: (token) => links.sendAgain(tokenHash(token), clock()),
});
