import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { consentTextHash } from '../../content/consent-texts.ts';
import { privacyPolicyVersion } from '../../content/privacy-policy.ts';
import type { Language } from '../../domain/language.ts';
import type {
  ConsentChangeWay,
  ConsentEntry,
  ConsentPurpose,
  ConsentReceipt,
  ConsentText,
  ConsentWay,
} from '../../domain/submission/consent.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import type { Tables } from '../db/tables.ts';

type Write = Transaction<Tables>;

/** What the endpoint knows of a submission's consent. */
export interface Consent {
  /** The wording beside the boxes; undefined where the request named none that was ever shown. */
  wording: ConsentText | undefined;
  way: ConsentWay;
}

/** Keeps the receipt of a submission's consent, and its wording where that is not kept yet. */
export async function addConsent(
  trx: Write,
  { id, language, created_at, wants_updates }: Submission,
  { wording, way }: Consent,
): Promise<void> {
  const consent = { submission_id: id, text_hash: await keepText(trx, wording), language, way };
  await trx
    .insertInto('consents')
    .values({ ...consent, given_at: created_at, wants_updates: asFlag(wants_updates) })
    .execute();
}

/** Keeps a wording, unless it is kept already. @returns its hash; null where there is none */
async function keepText(trx: Write, wording: ConsentText | undefined): Promise<string | null> {
  if (!wording) return null;
  const hash = consentTextHash(wording.text);
  await trx
    .insertInto('consent_texts')
    .values({ ...wording, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

/** An act that changes consents after the form was sent. */
export interface ConsentAct {
  at: Date;
  /** Null where it is not known. */
  way: ConsentChangeWay | null;
  /** Of the letter or page; null where there was none. */
  language: Language | null;
  /** What was shown, where that was more than the button of a letter. */
  wording?: ConsentText | undefined;
}

/** Adds to the history of submissions. @param where a condition on `submission` */
export async function changeConsents(
  trx: Write,
  purpose: ConsentPurpose,
  given: boolean,
  { at, way, language, wording }: ConsentAct,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`
    INSERT INTO consent_changes (
      submission_id, act, purpose, given, at, way, text_hash, language, privacy_policy_version
    )
    SELECT submission.id, ${uuidV7()}, ${purpose}, ${asFlag(given)}, ${at.toISOString()}, ${way},
      ${await keepText(trx, wording)}, ${wording?.language ?? language}, ${privacyPolicyVersion}
    FROM interest_submissions AS submission WHERE ${where}`.execute(trx);
}

/**
 * Withdraws the wish for updates from submissions that have it, and writes that into their history.
 * @param where a condition on `submission`
 * @returns from how many
 */
export async function withdrawUpdates(
  trx: Write,
  act: ConsentAct,
  where: RawBuilder<SqlBool>,
): Promise<number> {
  const wishes = sql<SqlBool>`${where} AND submission.wants_updates`;
  await changeConsents(trx, 'news', false, act, wishes);
  const { numAffectedRows = 0n } = await sql`
    UPDATE interest_submissions SET wants_updates = FALSE WHERE id IN (
      SELECT submission.id FROM interest_submissions AS submission WHERE ${wishes}
    )`.execute(trx);
  return Number(numAffectedRows);
}

/**
 * Writes down that what the form said was confirmed: the list, and updates where they are wanted.
 * @param where a condition on `submission`
 */
export async function confirmConsents(
  trx: Write,
  act: ConsentAct,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  await changeConsents(trx, 'list', true, act, where);
  await changeConsents(trx, 'news', true, act, sql`${where} AND submission.wants_updates`);
}

/**
 * Writes down that nobody is to be written to about the list any more, for the submissions of which that is not written yet.
 * @param where a condition on `submission`
 */
export async function withdrawFromList(
  trx: Write,
  act: ConsentAct,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  const given = sql<SqlBool>`${where} AND coalesce((
    SELECT change.given FROM consent_changes AS change
    WHERE change.submission_id = submission.id AND change.purpose = 'list'
    ORDER BY change.at DESC, change.act DESC LIMIT 1
  ), TRUE)`;
  await changeConsents(trx, 'list', false, act, given);
}

/** The receipts of these submissions, in any order; of one from before there were any, what its row says. */
export async function readConsents(db: Kysely<Tables>, ids: string[]): Promise<ConsentReceipt[]> {
  if (ids.length === 0) return [];
  const receipts = await db
    .selectFrom('interest_submissions as submission')
    .leftJoin('consents as consent', 'consent.submission_id', 'submission.id')
    .leftJoin('consent_texts as wording', 'wording.hash', 'consent.text_hash')
    .select((eb) => [
      'submission.id as submission_id',
      'consent.text_hash',
      'wording.text',
      eb.fn.coalesce('consent.language', 'submission.language').as('language'),
      eb.fn.coalesce('consent.given_at', 'submission.created_at').as('given_at'),
      'consent.way',
      'consent.wants_updates',
      'submission.privacy_policy_version',
      eb
        .selectFrom('letters as letter')
        .innerJoin('letter_links as link', 'link.letter_id', 'letter.id')
        .select((link) => link.fn.min('link.used_at').as('used_at'))
        .whereRef('letter.submission_id', '=', 'submission.id')
        .where('link.purpose', '=', 'confirm')
        .as('confirmed_at'),
    ])
    .where('submission.id', 'in', ids)
    .execute();
  const changes = Map.groupBy(await readChanges(db, ids), ({ submission_id }) => submission_id);
  return receipts.map(({ wants_updates, ...receipt }) => {
    const wantsUpdates = wants_updates === null ? null : Boolean(wants_updates);
    const since = changes.get(receipt.submission_id) ?? [];
    return {
      ...receipt,
      wants_updates: wantsUpdates,
      history: [
        byForm(receipt, 'list'),
        ...(wantsUpdates ? [byForm(receipt, 'news')] : []),
        ...since.map(entryOf),
      ],
    };
  });
}

const readChanges = (db: Kysely<Tables>, ids: string[]) =>
  db
    .selectFrom('consent_changes as change')
    .leftJoin('consent_texts as wording', 'wording.hash', 'change.text_hash')
    .select([
      'change.submission_id',
      'change.purpose',
      'change.given',
      'change.at',
      'change.way',
      'change.text_hash',
      'wording.text',
      'change.language',
      'change.privacy_policy_version',
    ])
    .where('change.submission_id', 'in', ids)
    .orderBy('change.at')
    .orderBy('change.act')
    .orderBy('change.purpose')
    .execute();

/** What the form gave, as the first entries of the history say it. */
const byForm = (
  receipt: Omit<ConsentReceipt, 'wants_updates' | 'history'>,
  purpose: ConsentPurpose,
): ConsentEntry => entryOf({ ...receipt, purpose, given: true, at: receipt.given_at });

/** An entry without what else a row says. */
const entryOf = ({
  purpose,
  given,
  at,
  way,
  text_hash,
  text,
  language,
  privacy_policy_version,
}: Omit<ConsentEntry, 'given'> & { given: number | boolean }): ConsentEntry => ({
  purpose,
  given: Boolean(given),
  at,
  way,
  text_hash,
  text,
  language,
  privacy_policy_version,
});

/** A flag as both engines take it: SQLite has no booleans. */
const asFlag = (flag: boolean) => sql<boolean>`${sql.raw(flag ? 'TRUE' : 'FALSE')}`;
