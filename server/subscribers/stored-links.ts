import type { Kysely } from 'kysely';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { UnsubscribeChannel } from '../../domain/submission/consent.ts';
import type { LinkState } from '../email/links.ts';
import { bySubscriber, type Change, type UnitOfWork } from '../events/change.ts';
import { asFlag } from '../db/engines.ts';
import type { Tables } from '../db/tables.ts';
import { confirm } from './confirm.ts';
import { linkOf, lockedLink, stateOf, useLink } from './links.ts';
import { confirmAddress, readAddressLink } from './new-address.ts';
import { queueAnswer } from './queue.ts';
import { unsubscribe } from './unsubscribe.ts';
import { rejoinTextNow } from '../../content/consent-texts.ts';

export type StoredLinks = ReturnType<typeof storedLinks>;

/**
 * The effects of links in e-mails on the store, which knows them by the hashes of their tokens.
 * Pressed twice, a link answers 'done' again. They work with e-mails off, too: an e-mail may be
 * older than the switch.
 */
export function storedLinks(db: Kysely<Tables>, change: UnitOfWork, emailsAreOn: boolean) {
  return {
    /** Reads only. */
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

    /** Moves the subscriber to the new address, and tells the old one. */
    newAddress: (tokenHash: string, now: Date): Promise<LinkState> =>
      change(bySubscriber(now, 'email'), async (made) => {
        const found = await readAddressLink(made.trx, tokenHash, now);
        if (found.state !== 'open') return found.state;
        // If two presses come at once, the second waits for the first.
        if (await useLink(made.trx, tokenHash, now)) await confirmAddress(made, found.link);
        return 'done';
      }),

    rejoin: (tokenHash: string, now: Date): Promise<LinkState> =>
      change(bySubscriber(now, 'email'), (made) => rejoin(made, tokenHash)),

    /** Asks for a new confirmation for an expired link; the caps decide whether an e-mail goes. */
    sendAgain: (tokenHash: string, now: Date): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const link = await lockedLink(trx, 'confirm', tokenHash);
        if (!emailsAreOn || !link?.submission_id || stateOf(link, now) !== 'expired') return;
        await queueAnswer(trx, { id: link.submission_id, email_key: link.email_key }, now);
      }),
  };
}

/**
 * Puts back on the list who pressed the link of the e-mail that says that they left, for the dates
 * alone: a new consent, of which the words are kept.
 */
async function rejoin(change: Change, tokenHash: string): Promise<LinkState> {
  const { trx, actor } = change;
  const link = await lockedLink(trx, 'rejoin', tokenHash);
  const state = stateOf(link, actor.at);
  if (!link || state !== 'open') return state;
  const { subscriber_id, confirmed_submission_id: submissionId, language, ...address } = link;
  await trx
    .updateTable('subscribers')
    .set({ state: 'confirmed', state_since: actor.at.toISOString(), wants_updates: asFlag(false) })
    .where('id', '=', subscriber_id)
    .execute();
  await change.record({
    kind: 'subscribed',
    address: { email: address.email, email_key: address.email_key },
    submissionId,
    count: 1,
    shown: { language, wording: { language, text: rejoinTextNow[language] } },
  });
  return 'done';
}
