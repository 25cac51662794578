import type { Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { MyDataRecord } from '../../domain/my-data/my-data.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { bySubscriber, type Change, type UnitOfWork } from '../events/change.ts';
import type { Tables } from '../db/tables.ts';
import { linkOf, stateOf, useLink } from '../subscribers/links.ts';
import {
  requestMyDataLink,
  subscriberOfLink,
  type LinkSubscriber,
} from '../subscribers/my-data-link.ts';
import { countSubmissions } from '../subscribers/subscribers.ts';
import { readSubscriberData } from '../subscribers/read.ts';

export type MyDataStore = ReturnType<typeof myDataStore>;

/**
 * The actions of people on their own data. Both engines run the same statements. Every method but
 * `ask` takes the hash of a my-data link's token; after 30 minutes they answer as for an unknown
 * link. The transaction of an action also enters it into the register of requests
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
  };
}
