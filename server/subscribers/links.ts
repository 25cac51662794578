import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { LinkPurpose } from '../../domain/letters/link-pages.ts';
import type { LinkState } from '../email/links.ts';
import type { LeaveWay } from '../../domain/submission/consent.ts';
import { confirmConsents } from './consents.ts';
import { readAddressLink } from './address-link.ts';
import type { ErasureLedger } from '../events/ledger/erasure-ledger.ts';
import { isRestricted } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';
import { leaveByOneself } from './leave-by-oneself.ts';
import { isOfWhoLeft } from './entitlement.ts';
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

    confirm: (tokenHash, now) =>
      db.transaction().execute(async (trx) => {
        const link = await lockedLink(trx, 'confirm', tokenHash);
        const state = stateOf(link, now);
        if (!link || state !== 'open') return state;
        const { person_id, submission_id, language } = link;
        const at = now.toISOString();
        await trx
          .updateTable('letter_links')
          .set({ used_at: at })
          .where('token_hash', '=', tokenHash)
          .execute();
        await trx
          .updateTable('people')
          .set({ state: 'confirmed', state_since: at })
          .where('id', '=', person_id)
          .where('state', '<>', 'confirmed')
          .execute();
        // Unless a later one was confirmed before.
        const sooner = sql<SqlBool>`(people.submission_id IS NULL OR people.submission_id < submission.id)`;
        const where = sql<SqlBool>`people.id = ${person_id} AND ${sooner}`;
        await takeChoices(trx, submission_id, where);
        await confirmConsents(trx, submission_id, { at: now, way: 'letter', language });
        if (link.state !== 'confirmed' && lettersAreOn) {
          await queueToPerson(trx, 'welcome', person_id, now);
        }
        return 'done';
      }),

    unsubscribe: (tokenHash, now, way = 'leave_link') =>
      db.transaction().execute(async (trx) => {
        await ledger?.lock(trx);
        const link = await lockedLink(trx, 'unsubscribe', tokenHash);
        if (!link) return 'unknown';
        const { person_id: id, email, email_key } = link;
        const person = { id, email, email_key };
        const act = { at: now, way, language: link.language };
        await leaveByOneself(trx, person, act, lettersAreOn, ledger);
        return 'done';
      }),

    sendAgain: (tokenHash, now) =>
      db.transaction().execute(async (trx) => {
        const link = await lockedLink(trx, 'confirm', tokenHash);
        if (!lettersAreOn || !link?.submission_id || stateOf(link, now) !== 'expired') return;
        await queueAnswer(trx, link.submission_id, now);
      }),
  };

  async function look(purpose: LinkPurpose, tokenHash: string, now: Date): Promise<LinkState> {
    if (purpose === 'newAddress') return (await readAddressLink(db, tokenHash, now)).state;
    return stateOf(await linkOf(db, purpose, tokenHash), now);
  }
}

type Link = NonNullable<Awaited<ReturnType<typeof linkOf>>>;

/** Reads a link after locking its person, so that of two presses at once the second sees what the first has done. */
async function lockedLink(trx: Transaction<Tables>, purpose: LinkPurpose, tokenHash: string) {
  await sql`
    UPDATE people SET email = email WHERE id = (
      SELECT letters.person_id FROM letter_links JOIN letters ON letters.id = letter_links.letter_id
      WHERE letter_links.token_hash = ${tokenHash} AND letter_links.purpose = ${purpose}
    )`.execute(trx);
  return linkOf(trx, purpose, tokenHash);
}

export const linkOf = (db: Kysely<Tables>, purpose: LinkPurpose, tokenHash: string) =>
  db
    .selectFrom('letter_links as link')
    .innerJoin('letters as letter', 'letter.id', 'link.letter_id')
    .innerJoin('people as person', 'person.id', 'letter.person_id')
    .select([
      'link.purpose',
      'link.expires_at',
      'letter.submission_id',
      'letter.queued_at',
      'person.id as person_id',
      'person.email',
      'person.email_key',
      'person.state',
      'person.state_since',
      'letter.language',
      'person.submission_id as confirmed_submission_id',
      isRestricted(sql.ref('person.email_key')).as('is_restricted'),
    ])
    .where('link.token_hash', '=', tokenHash)
    .where('link.purpose', '=', purpose)
    .executeTakeFirst();

export function stateOf(link: Link | undefined, now: Date): LinkState {
  if (!link) return 'unknown';
  if (link.purpose === 'unsubscribe') return link.state === 'left' ? 'done' : 'open';
  if (link.purpose === 'ownData') return isExpired(link, now) ? 'expired' : 'open';
  if (isOfWhoLeft(link)) return 'unknown';
  // Ids are in the order of time: another letter may have confirmed this submission or a later one.
  const confirmed = link.state === 'confirmed' ? link.confirmed_submission_id : null;
  if (confirmed !== null && confirmed >= (link.submission_id ?? '')) return 'done';
  if (link.is_restricted) return 'restricted';
  return isExpired(link, now) ? 'expired' : 'open';
}

const isExpired = ({ expires_at }: Link, now: Date): boolean =>
  expires_at !== null && expires_at <= now.toISOString();
