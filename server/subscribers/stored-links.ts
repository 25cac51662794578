import type { Kysely } from 'kysely';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { UnsubscribeChannel } from '../../domain/submission/consent.ts';
import type { LinkState } from '../email/links.ts';
import { bySubscriber, type UnitOfWork } from '../events/change.ts';
import type { Tables } from '../db/tables.ts';
import { readAddressLink } from './address-link.ts';
import { confirm } from './confirm.ts';
import { linkOf, lockedLink, stateOf } from './links.ts';
import { queueAnswer } from './queue.ts';
import { rejoin } from './rejoin.ts';
import { unsubscribe } from './unsubscribe.ts';

export type StoredLinks = ReturnType<typeof storedLinks>;

/**
 * The effects of links in e-mails on the store, which knows them by the hashes of their tokens.
 * Both engines run the same statements.
 */
export function storedLinks(db: Kysely<Tables>, change: UnitOfWork, emailsAreOn: boolean) {
  return {
    async look(purpose: LinkPurpose, tokenHash: string, now: Date): Promise<LinkState> {
      if (purpose === 'newAddress') return (await readAddressLink(db, tokenHash, now)).state;
      return stateOf(await linkOf(db, purpose, tokenHash), now);
    },

    confirm: (tokenHash: string, now: Date): Promise<LinkState> =>
      change(bySubscriber(now, 'email'), (made) => confirm(made, tokenHash)),

    unsubscribe: (
      tokenHash: string,
      now: Date,
      channel: UnsubscribeChannel = 'unsubscribe_link',
    ): Promise<LinkState> =>
      change(bySubscriber(now, channel), async (made) => {
        const link = await lockedLink(made.trx, 'unsubscribe', tokenHash);
        if (!link) return 'unknown';
        await unsubscribe(made, link, link.language);
        return 'done';
      }),

    rejoin: (tokenHash: string, now: Date): Promise<LinkState> =>
      change(bySubscriber(now, 'email'), (made) => rejoin(made, tokenHash)),

    sendAgain: (tokenHash: string, now: Date): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const link = await lockedLink(trx, 'confirm', tokenHash);
        if (!emailsAreOn || !link?.submission_id || stateOf(link, now) !== 'expired') return;
        await queueAnswer(trx, { id: link.submission_id, email_key: link.email_key }, now);
      }),
  };
}
