import { sql, type Kysely, type SqlBool } from 'kysely';
import type { LinkPurpose } from '../../../domain/letters/link-pages.ts';
import type { LinkState } from '../../letters/links.ts';
import type { LeaveWay } from '../../../domain/submission/consent.ts';
import { confirmConsents } from '../consents.ts';
import { readAddressLink } from '../own-data/address-link.ts';
import type { ErasureLedger } from '../ledger/erasure-ledger.ts';
import type { Tables } from '../tables.ts';
import { leaveByOneself } from '../own-data/leave-by-oneself.ts';
import { takeChoices } from './people.ts';
import { queueAnswer, queueToPerson } from './queue.ts';

/** What the links in letters do to the store, which knows them by the hashes of their tokens. */
export interface StoredLinks {
  look(purpose: LinkPurpose, tokenHash: string, now: Date): Promise<LinkState>;
  confirm(tokenHash: string, now: Date): Promise<LinkState>;
  unsubscribe(tokenHash: string, now: Date, way?: LeaveWay): Promise<LinkState>;
  sendAgain(tokenHash: string, now: Date): Promise<void>;
}

/** The links of letters: the same statements in both engines. */
export function storedLinks(
  db: Kysely<Tables>,
  lettersAreOn: boolean,
  ledger?: ErasureLedger,
): StoredLinks {
  return {
    look,

    async confirm(tokenHash, now) {
      const link = await linkOf(db, 'confirm', tokenHash);
      const state = stateOf(link, now);
      if (!link || state !== 'open') return state;
      await db.transaction().execute(async (trx) => {
        const at = now.toISOString();
        await trx
          .updateTable('letter_links')
          .set({ used_at: at })
          .where('token_hash', '=', tokenHash)
          .execute();
        const confirmed = await trx
          .updateTable('people')
          .set({ state: 'confirmed', state_since: at })
          .where('id', '=', link.person_id)
          .where('state', '<>', 'confirmed')
          .executeTakeFirstOrThrow();
        // Unless a later one was confirmed before.
        const sooner = sql<SqlBool>`(people.submission_id IS NULL OR people.submission_id < submission.id)`;
        const where = sql<SqlBool>`people.id = ${link.person_id} AND ${sooner}`;
        await takeChoices(trx, link.submission_id, where);
        const { submission_id, language } = link;
        await confirmConsents(trx, submission_id, { at: now, way: 'letter', language });
        if (confirmed.numUpdatedRows > 0n && lettersAreOn) {
          await queueToPerson(trx, 'welcome', link.person_id, now);
        }
      });
      return look('confirm', tokenHash, now);
    },

    async unsubscribe(tokenHash, now, way = 'leave_link') {
      const link = await linkOf(db, 'unsubscribe', tokenHash);
      if (!link) return 'unknown';
      await db.transaction().execute(async (trx) => {
        await ledger?.lock(trx);
        const { person_id: id, email, email_key } = link;
        const person = { id, email, email_key };
        const act = { at: now, way, language: link.language };
        await leaveByOneself(trx, person, act, lettersAreOn, ledger);
      });
      return 'done';
    },

    async sendAgain(tokenHash, now) {
      const link = await linkOf(db, 'confirm', tokenHash);
      if (!lettersAreOn || !link?.submission_id || stateOf(link, now) !== 'expired') return;
      const { person_id, submission_id } = link;
      await db.transaction().execute(async (trx) => {
        // Locks the row, so that of two presses at once the second is counted.
        await trx
          .updateTable('people')
          .set((eb) => ({ email: eb.ref('email') }))
          .where('id', '=', person_id)
          .execute();
        await queueAnswer(trx, submission_id, now);
      });
    },
  };

  async function look(purpose: LinkPurpose, tokenHash: string, now: Date): Promise<LinkState> {
    if (purpose === 'newAddress') return (await readAddressLink(db, tokenHash, now)).state;
    return stateOf(await linkOf(db, purpose, tokenHash), now);
  }
}

type Link = NonNullable<Awaited<ReturnType<typeof linkOf>>>;

export const linkOf = (db: Kysely<Tables>, purpose: LinkPurpose, tokenHash: string) =>
  db
    .selectFrom('letter_links as link')
    .innerJoin('letters as letter', 'letter.id', 'link.letter_id')
    .innerJoin('people as person', 'person.id', 'letter.person_id')
    .select([
      'link.purpose',
      'link.expires_at',
      'letter.submission_id',
      'person.id as person_id',
      'person.email',
      'person.email_key',
      'person.state',
      'letter.language',
      'person.submission_id as confirmed_submission_id',
    ])
    .where('link.token_hash', '=', tokenHash)
    .where('link.purpose', '=', purpose)
    .executeTakeFirst();

export function stateOf(link: Link | undefined, now: Date): LinkState {
  if (!link) return 'unknown';
  if (link.purpose === 'unsubscribe') return link.state === 'left' ? 'done' : 'open';
  if (link.purpose === 'ownData') return isExpired(link, now) ? 'expired' : 'open';
  // Ids are in the order of time: another letter may have confirmed this submission or a later one.
  const confirmed = link.state === 'confirmed' ? link.confirmed_submission_id : null;
  if (confirmed !== null && confirmed >= (link.submission_id ?? '')) return 'done';
  return isExpired(link, now) ? 'expired' : 'open';
}

const isExpired = ({ expires_at }: Link, now: Date): boolean =>
  expires_at !== null && expires_at <= now.toISOString();
