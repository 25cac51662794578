import type { Kysely, Transaction } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { MyDataRecord } from '../../domain/my-data/my-data.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { tokenHash, type EmailLinks, type LinkState } from '../email/links.ts';
import { bySubscriber, type Change, type UnitOfWork } from '../events/change.ts';
import type { Tables } from '../db/tables.ts';
import { linkOf, stateOf } from '../subscribers/links.ts';
import {
  requestMyDataLink,
  subscriberOfLink,
  type LinkSubscriber,
} from '../subscribers/my-data-link.ts';
import { confirmAddress, readAddressLink } from '../subscribers/new-address.ts';
import { countSubmissions } from '../subscribers/subscribers.ts';
import { readSubscriberData } from '../subscribers/read.ts';
import type { Clock } from '../clock.ts';
import type { StoredLinks } from '../subscribers/stored-links.ts';

type Write = Transaction<Tables>;

export type MyDataStore = ReturnType<typeof myDataStore>;

/**
 * The actions of people on their own data. Both engines run the same statements. Every method but
 * `ask` and `confirmEmail` takes the hash of a my-data link's token; after 30 minutes they answer
 * as for an unknown link. The transaction of an action also enters it into the register of requests
 * and into the log.
 * @param emailsAreOn whether e-mails are queued
 */
export function myDataStore(db: Kysely<Tables>, change: UnitOfWork, emailsAreOn: boolean) {
  /**
   * Does something for the subscriber whose data a link opens, in one transaction.
   * @returns 'missing' where the link opens nothing any more
   */
  const perform = <Result>(
    tokenHash: string,
    now: Date,
    work: (change: Change, subscriber: LinkSubscriber) => Promise<Result>,
  ): Promise<Result | 'missing'> =>
    change(bySubscriber(now, 'my_data'), async (made) => {
      const subscriber = await subscriberOfLink(made.trx, tokenHash, now);
      return subscriber ? work(made, subscriber) : 'missing';
    });

  return {
    emailsAreOn,
    perform,

    /**
     * Queues the e-mail with the link to anyone who is known by this address: at most one in five
     * minutes and five in a day. For an unknown address the same statements are committed, so that
     * no time tells them apart.
     * @param language of the e-mail, where nothing says which is the subscriber's
     */
    async ask(email: string, language: Language, now: Date): Promise<void> {
      if (!emailsAreOn) return;
      await db
        .transaction()
        .execute((trx) => requestMyDataLink(trx, emailKey(email), language, now));
    },

    /** Reads only. */
    async look(tokenHash: string, now: Date): Promise<'open' | 'expired' | 'unknown'> {
      const link = await linkOf(db, 'myData', tokenHash);
      if (!link) return 'unknown';
      return stateOf(link, now) === 'open' ? 'open' : 'expired';
    },

    /**
     * Everything kept about the subscriber. The first time by a link, it is entered into the
     * register and the log.
     */
    async read(tokenHash: string, now: Date): Promise<MyDataRecord | undefined> {
      const data = await perform(tokenHash, now, async (made, subscriber) => {
        if (await useLink(made.trx, tokenHash, now)) {
          const count = await countSubmissions(made.trx, subscriber.email_key);
          await made.record({ kind: 'read', address: subscriber, count });
        }
        // Anyone with a link has been written to, so they have a state.
        return (await readSubscriberData(made.trx, subscriber)) as MyDataRecord;
      });
      return data === 'missing' ? undefined : data;
    },

    /**
     * Moves the subscriber to the new address, and tells the old one. The links to the data that
     * went there open nothing any more. `store.emails.links.look('newAddress', …)` reads the state
     * of the link.
     * @param tokenHash of the link in the e-mail to the new address
     */
    confirmEmail: (tokenHash: string, now: Date): Promise<LinkState> =>
      change(bySubscriber(now, 'email'), async (made) => {
        const found = await readAddressLink(made.trx, tokenHash, now);
        if (found.state !== 'open') return found.state;
        // If two presses come at once, the second waits for the first.
        if (await useLink(made.trx, tokenHash, now)) await confirmAddress(made, found.link);
        return 'done';
      }),
  };
}

/** Notes that a link was used. @returns whether it is the first time */
async function useLink(trx: Write, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('email_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

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
