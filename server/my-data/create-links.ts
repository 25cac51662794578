import type { Clock } from '../clock.ts';
import type { LetterLinks } from '../email/links.ts';
import { tokenHash } from '../email/tokens.ts';
import type { StoredLinks } from '../subscribers/stored-links.ts';
import type { OwnDataStore } from './own-data-store.ts';

/** The links in letters, on a store. They work with letters off, too: a letter may be older than the switch. */
export const createLinks = (
  { letters: { links }, ownData }: { letters: { links: StoredLinks }; ownData: OwnDataStore },
  clock: Clock,
): LetterLinks => ({
  look: (purpose, token) => links.look(purpose, tokenHash(token), clock()),
  confirm: (token) => links.confirm(tokenHash(token), clock()),
  unsubscribe: (token, way) => links.unsubscribe(tokenHash(token), clock(), way),
  newAddress: (token) => ownData.confirmEmail(tokenHash(token), clock()),
  sendAgain: (token) => links.sendAgain(tokenHash(token), clock()),
});
