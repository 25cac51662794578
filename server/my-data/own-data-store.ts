import type { Kysely, Transaction } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type {
  DeletionReceipt,
  ErasureReceipt,
  OwnChoices,
  OwnCorrection,
  OwnData,
} from '../../domain/own-data/own-data.ts';
import { addressOf, emailKey, type EmailKey } from '../../domain/submission/email.ts';
import type { ConsentText } from '../../domain/submission/consent.ts';
import type { LinkState } from '../email/links.ts';
import { appendAuditEntry } from '../events/audit/append.ts';
import type { ErasureLedger } from '../events/ledger/erasure-ledger.ts';
import { linkOf, stateOf } from '../subscribers/links.ts';
import { correctSubmission, deleteSubmission } from '../subscribers/corrections.ts';
import type { Tables } from '../db/tables.ts';
import { askForOwnData } from '../subscribers/ask.ts';
import { readAddressLink } from '../subscribers/address-link.ts';
import { askForAddress } from '../subscribers/email-change.ts';
import { eraseOwnData } from '../subscribers/erase-own-data.ts';
import { leaveByOneself } from '../subscribers/leave-by-oneself.ts';
import { movePerson } from '../subscribers/move-person.ts';
import { takeOwnChoices } from '../subscribers/own-choices.ts';
import { personOfLink, type OwnPerson } from '../subscribers/own-link.ts';
import { readOwnData } from '../subscribers/read-own-data.ts';
import { ownEntry, recordAct, registerAct } from '../subscribers/record-act.ts';

type Write = Transaction<Tables>;

/**
 * What people do with their own data. Every method but `ask` and `confirmEmail` takes the hash of the token of an own-data link; after
 * 30 minutes all of them answer as for a link that is not known. Every act is entered into the register of requests and into the
 * audit log in its own transaction. After what replaces or deletes something, the caller scrubs the store.
 */
export interface OwnDataStore {
  /**
   * Queues the letter with the link to whoever is known by this address: at most one in five minutes and five in a day. For an
   * unknown address the same statements are committed, so that no time tells them apart.
   * @param language of the letter, where nothing says which is the person's
   */
  ask(email: string, language: Language, now: Date): Promise<void>;
  /** Reads only. */
  look(tokenHash: string, now: Date): Promise<'open' | 'expired' | 'unknown'>;
  /** Everything kept about the person. The first time by a link, it is entered into the register and the audit log. */
  read(tokenHash: string, now: Date): Promise<OwnData | undefined>;
  correct(
    tokenHash: string,
    submissionId: string,
    fields: OwnCorrection,
    now: Date,
  ): Promise<'done' | 'restricted' | 'missing'>;
  /**
   * Wanting updates also puts who is not confirmed, or has left, on the list; the wish for none, or a language, does not.
   * @param wording what the person was shown who wants updates
   */
  choose(
    tokenHash: string,
    choices: OwnChoices,
    now: Date,
    wording?: ConsentText,
  ): Promise<'done' | 'restricted' | 'missing'>;
  leave(tokenHash: string, now: Date): Promise<'done' | 'missing'>;
  /** Writes to the new address, under the caps of confirmations; it counts once its link is pressed. */
  changeEmail(
    tokenHash: string,
    email: string,
    now: Date,
  ): Promise<'asked' | 'restricted' | 'missing'>;
  /**
   * Moves the person to the new address, where whoever is known there becomes the same person, and tells the old address.
   * The links to the data that went to the old address open nothing any more.
   * `store.letters.links.look('newAddress', …)` reads the state of the link.
   * @param tokenHash of the link in the letter to the new address
   */
  confirmEmail(tokenHash: string, now: Date): Promise<LinkState>;
  /**
   * Deletes one submission of several; the only one is erased with the person.
   * @throws LedgerError where the erasure ledger cannot be written; then nothing is deleted
   */
  deleteSubmission(
    tokenHash: string,
    submissionId: string,
    now: Date,
  ): Promise<DeletionReceipt | 'missing' | 'last'>;
  /**
   * Deletes the person and everything that is kept of them.
   * @throws LedgerError where the erasure ledger cannot be written; then nothing is deleted
   */
  erase(tokenHash: string, now: Date): Promise<ErasureReceipt | undefined>;
}

/** What a store does for people's own data: the same statements in both engines. @param lettersAreOn whether letters are queued */
export function ownDataStore(
  db: Kysely<Tables>,
  lettersAreOn: boolean,
  ledger?: ErasureLedger,
): OwnDataStore {
  /** Acts for whom a link opens the data of, in one transaction. @returns undefined where it opens nobody's */
  const actFor = <Result>(
    tokenHash: string,
    now: Date,
    act: (trx: Write, person: OwnPerson) => Promise<Result>,
  ) =>
    db.transaction().execute(async (trx) => {
      await ledger?.lock(trx);
      const person = await personOfLink(trx, tokenHash, now);
      return person && act(trx, person);
    });
  const correction = { right: 'correction', audited: 'correct', count: 1 } as const;

  return {
    async ask(email, language, now) {
      if (!lettersAreOn) return;
      await db.transaction().execute((trx) => askForOwnData(trx, emailKey(email), language, now));
    },

    async look(tokenHash, now) {
      const link = await linkOf(db, 'ownData', tokenHash);
      if (!link) return 'unknown';
      return stateOf(link, now) === 'open' ? 'open' : 'expired';
    },

    read: (tokenHash, now) =>
      actFor(tokenHash, now, async (trx, person) => {
        const { numUpdatedRows } = await trx
          .updateTable('letter_links')
          .set({ used_at: now.toISOString() })
          .where('token_hash', '=', tokenHash)
          .where('used_at', 'is', null)
          .executeTakeFirstOrThrow();
        const isFirst = numUpdatedRows > 0n;
        if (isFirst) await registerAct(trx, 'access', person, now, ledger);
        const data = await readOwnData(trx, person.id);
        if (isFirst) {
          const count = data.submissions.length;
          await appendAuditEntry(trx, { ...ownEntry('read_own_data', now), count });
        }
        return data;
      }),

    correct: async (tokenHash, submissionId, fields, now) =>
      (await actFor(tokenHash, now, async (trx, person) => {
        if (person.isRestricted) return 'restricted';
        const submissions = await submissionsOf(trx, person.email_key);
        if (!submissions.some(({ id }) => id === submissionId)) return 'missing';
        await correctSubmission(trx, submissionId, fields);
        await recordAct(trx, { ...correction, address: person, now }, ledger);
        return 'done';
      })) ?? 'missing',

    choose: async (tokenHash, choices, now, wording) =>
      (await actFor(tokenHash, now, async (trx, person) => {
        if (person.isRestricted) return 'restricted';
        const act = { at: now, way: 'own_data', language: person.language, wording } as const;
        await takeOwnChoices(trx, person, choices, act, lettersAreOn);
        const withdrawn = { right: 'withdrawal', decision: 'no_news' } as const;
        const recorded = { ...correction, ...(choices.wantsUpdates === false && withdrawn) };
        await recordAct(trx, { ...recorded, address: person, now }, ledger);
        return 'done';
      })) ?? 'missing',

    leave: async (tokenHash, now) =>
      (await actFor(tokenHash, now, async (trx, person): Promise<'done'> => {
        const act = { at: now, way: 'own_data', language: person.language } as const;
        await leaveByOneself(trx, person, act, lettersAreOn, ledger);
        return 'done';
      })) ?? 'missing',

    changeEmail: async (tokenHash, email, now) =>
      (await actFor(tokenHash, now, async (trx, person) => {
        if (person.isRestricted) return 'restricted';
        if (lettersAreOn && email !== person.email) {
          await askForAddress(trx, person, addressOf(email), now);
        }
        return 'asked';
      })) ?? 'missing',

    confirmEmail: (tokenHash, now) =>
      db.transaction().execute(async (trx) => {
        await ledger?.lock(trx);
        const found = await readAddressLink(trx, tokenHash, now);
        if (found.state !== 'open') return found.state;
        const { numUpdatedRows } = await trx
          .updateTable('letter_links')
          .set({ used_at: now.toISOString() })
          .where('token_hash', '=', tokenHash)
          .where('used_at', 'is', null)
          .executeTakeFirstOrThrow();
        // Of two presses at once the second waits for the first.
        if (numUpdatedRows === 0n) return 'done';
        const count = await movePerson(trx, found.link, now, lettersAreOn);
        await recordAct(trx, { ...correction, count, address: found.link.to, now }, ledger);
        return 'done';
      }),

    deleteSubmission: async (tokenHash, submissionId, now) =>
      (await actFor(tokenHash, now, async (trx, person) => {
        const submissions = await submissionsOf(trx, person.email_key);
        const found = submissions.find(({ id }) => id === submissionId);
        if (!found) return 'missing';
        if (submissions.length === 1) return 'last';
        await registerAct(trx, 'erasure', person, now, ledger);
        const entry = ownEntry('delete_submission', now);
        await deleteSubmission(trx, submissionId, entry, { lettersAreOn, ledger });
        return { at: entry.at, sentAt: found.created_at };
      })) ?? 'missing',

    erase: (tokenHash, now) =>
      actFor(tokenHash, now, (trx, { email_key }) =>
        eraseOwnData(trx, email_key, now, { lettersAreOn, ledger }),
      ),
  };
}

/** The submissions of an address, and when each was sent. */
const submissionsOf = (trx: Write, key: EmailKey) =>
  trx
    .selectFrom('interest_submissions')
    .select(['id', 'created_at'])
    .where('email_key', '=', key)
    .execute();
