import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import type { LetterLinks } from '../email/links.ts';
import { tokenHash } from '../email/tokens.ts';
import type { StoredLinks } from '../subscribers/links.ts';
import type { OwnDataStore } from './own-data-store.ts';

/** The links in letters, on a store. They work with letters off, too: a letter may be older than the switch. */
export const createLinks = (
  {
    letters: { links },
    ownData,
    ...store
  }: { letters: { links: StoredLinks }; ownData: OwnDataStore } & Pick<Engine, 'scrub'>,
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
