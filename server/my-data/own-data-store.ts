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
import { bySubscriber, type Change, type UnitOfWork } from '../events/change.ts';
import type { Tables } from '../db/tables.ts';
import { readAddressLink } from '../subscribers/address-link.ts';
import { askForOwnData } from '../subscribers/ask.ts';
import { correctSubmission } from '../subscribers/correct.ts';
import { askForAddress } from '../subscribers/email-change.ts';
import { deleteSubmission, erase } from '../subscribers/erase.ts';
import { linkOf, stateOf } from '../subscribers/links.ts';
import { movePerson } from '../subscribers/move-person.ts';
import { personOfLink, type OwnPerson } from '../subscribers/own-link.ts';
import { countSubmissions } from '../subscribers/people.ts';
import { changePreferences } from '../subscribers/preferences.ts';
import { readOwnData } from '../subscribers/read.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

type Write = Transaction<Tables>;

/**
 * What people do with their own data. Every method but `ask` and `confirmEmail` takes the hash of the token of an own-data link; after
 * 30 minutes all of them answer as for a link that is not known. Every act is entered into the register of requests and into the
 * audit log in its own transaction.
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
  change: UnitOfWork,
  lettersAreOn: boolean,
): OwnDataStore {
  /** Acts for whom a link opens the data of, in one transaction. */
  const changeFor = <Result>(
    tokenHash: string,
    now: Date,
    act: (made: Change, person: OwnPerson) => Promise<Result>,
  ) =>
    change(bySubscriber(now, 'own_data'), async (made) => {
      const person = await personOfLink(made.trx, tokenHash, now);
      return person ? act(made, person) : 'missing';
    });

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

    async read(tokenHash, now) {
      const data = await changeFor(tokenHash, now, async (made, person) => {
        if (await useLink(made.trx, tokenHash, now)) {
          const count = await countSubmissions(made.trx, person.email_key);
          await made.record({ kind: 'read', address: person, count });
        }
        return readOwnData(made.trx, person.id);
      });
      return data === 'missing' ? undefined : data;
    },

    correct: (tokenHash, submissionId, fields, now) =>
      changeFor(tokenHash, now, async (made, person) => {
        if (person.isRestricted) return 'restricted';
        const submissions = await submissionsOf(made.trx, person.email_key);
        if (!submissions.includes(submissionId)) return 'missing';
        await correctSubmission(made.trx, submissionId, fields);
        await made.record({ kind: 'corrected', address: person, count: 1 });
        return 'done';
      }),

    choose: (tokenHash, choices, now, wording) =>
      changeFor(tokenHash, now, async (made, person) => {
        if (person.isRestricted) return 'restricted';
        await changePreferences(made, person, choices, wording);
        return 'done';
      }),

    leave: (tokenHash, now) =>
      changeFor(tokenHash, now, async (made, person): Promise<'done'> => {
        await unsubscribe(made, person, person.language);
        return 'done';
      }),

    changeEmail: (tokenHash, email, now) =>
      changeFor(tokenHash, now, async ({ trx }, person) => {
        if (person.isRestricted) return 'restricted';
        if (lettersAreOn && email !== person.email) {
          await askForAddress(trx, person, addressOf(email), now);
        }
        return 'asked';
      }),

    confirmEmail: (tokenHash, now) =>
      change(bySubscriber(now, 'letter'), async (made) => {
        const found = await readAddressLink(made.trx, tokenHash, now);
        if (found.state !== 'open') return found.state;
        // Of two presses at once the second waits for the first.
        if (await useLink(made.trx, tokenHash, now)) await movePerson(made, found.link);
        return 'done';
      }),

    deleteSubmission: (tokenHash, submissionId, now) =>
      changeFor(tokenHash, now, async (made, person) => {
        const submissions = await submissionsOf(made.trx, person.email_key);
        if (!submissions.includes(submissionId)) return 'missing';
        if (submissions.length === 1) return 'last';
        return (await deleteSubmission(made, submissionId)) ?? 'missing';
      }),

    async erase(tokenHash, now) {
      const receipt = await changeFor(tokenHash, now, (made, person) => erase(made, person));
      return receipt === 'missing' ? undefined : receipt;
    },
  };
}

/** Notes that a link was used. @returns whether it is the first time */
async function useLink(trx: Write, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('letter_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The ids of the submissions of an address. */
async function submissionsOf(trx: Write, key: EmailKey): Promise<string[]> {
  const rows = await trx
    .selectFrom('interest_submissions')
    .select('id')
    .where('email_key', '=', key)
    .execute();
  return rows.map(({ id }) => id);
}
