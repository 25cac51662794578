import type { Clock } from '../clock.ts';
import { tokenHash, type EmailLinks } from '../email/links.ts';
import type { StoredLinks } from '../subscribers/stored-links.ts';
import type { MyDataStore } from './my-data-store.ts';

/**
 * The links in e-mails, on a store. They work with e-mails off, too: an e-mail may be older than
 * the switch.
 */
export const createLinks = (
  { emails: { links }, myData }: { emails: { links: StoredLinks }; myData: MyDataStore },
  clock: Clock,
): EmailLinks => ({
  look: (purpose, token) => links.look(purpose, tokenHash(token), clock()),
  confirm: (token) => links.confirm(tokenHash(token), clock()),
  unsubscribe: (token, channel) => links.unsubscribe(tokenHash(token), clock(), channel),
  newAddress: (token) => myData.confirmEmail(tokenHash(token), clock()),
  rejoin: (token) => links.rejoin(tokenHash(token), clock()),
  sendAgain: (token) => links.sendAgain(tokenHash(token), clock()),
});
