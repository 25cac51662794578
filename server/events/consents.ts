import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { consentTextHash } from '../../content/consent-texts.ts';
import type { Language } from '../../domain/language.ts';
import type {
  ConsentChangeChannel,
  ConsentEntry,
  ConsentPurpose,
  ConsentReceipt,
  ConsentText,
  ConsentChannel,
} from '../../domain/submission/consent.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import { asFlag } from '../db/engines.ts';
import type { Tables } from '../db/tables.ts';

type Write = Transaction<Tables>;

/** The facts about a submission's consent that the endpoint knows. */
export interface Consent {
  /** The wording beside the boxes; undefined where the request named none that was ever shown. */
  wording: ConsentText | undefined;
  /** Null where it is not known. */
  channel: ConsentChannel | null;
}

/** The consent of a submission that came without the form. */
export const unknownConsent: Consent = { wording: undefined, channel: null };

/**
 * Begins the history of a submission's consents with what its form says, and keeps the wording
 * where that is not kept yet.
 */
export async function addConsent(
  trx: Write,
  { id, language, created_at, wants_updates, privacy_policy_version }: Submission,
  { wording, channel }: Consent,
): Promise<void> {
  const row = {
    submission_id: id,
    act: id,
    at: created_at,
    channel,
    text_hash: await keepText(trx, wording),
    language,
    privacy_policy_version,
  };
  await trx
    .insertInto('consents')
    .values([
      { ...row, purpose: 'list', given: asFlag(true) },
      { ...row, purpose: 'updates', given: asFlag(wants_updates) },
    ])
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

/** An action that changes consents after the form was sent. */
export interface ConsentAction {
  at: Date;
  /** Null where it is not known. */
  channel: ConsentChangeChannel | null;
  /** The language of the e-mail or page; null if there was none. */
  language: Language | null;
  /** The version of the privacy policy then in force; null if unknown. */
  policyVersion: string | null;
  /** The words that were shown, if they were more than an e-mail's button. */
  wording?: ConsentText | undefined;
}

/** Adds to the history of submissions. @param where a condition on `submission` */
export async function changeConsents(
  trx: Write,
  purpose: ConsentPurpose,
  given: boolean,
  { at, channel, language, policyVersion, wording }: ConsentAction,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`
    INSERT INTO consents (
      submission_id, act, purpose, given, at, channel, text_hash, language, privacy_policy_version
    )
    SELECT submission.id, ${uuidV7()}, ${purpose}, ${asFlag(given)}, ${at.toISOString()}, ${channel},
      ${await keepText(trx, wording)}, ${wording?.language ?? language}, ${policyVersion}
    FROM interest_submissions AS submission WHERE ${where}`.execute(trx);
}

/**
 * Withdraws the consent to updates from submissions that have it, and writes that into their
 * history.
 * @param where a condition on `submission`
 * @returns from how many
 */
export async function withdrawUpdates(
  trx: Write,
  action: ConsentAction,
  where: RawBuilder<SqlBool>,
): Promise<number> {
  const wanting = sql<SqlBool>`${where} AND submission.wants_updates`;
  await changeConsents(trx, 'updates', false, action, wanting);
  const { numAffectedRows = 0n } = await sql`
    UPDATE interest_submissions SET wants_updates = FALSE WHERE id IN (
      SELECT submission.id FROM interest_submissions AS submission WHERE ${wanting}
    )`.execute(trx);
  return Number(numAffectedRows);
}

/**
 * Writes down that what the form said was confirmed: the list, and updates where they are wanted.
 * @param where a condition on `submission`
 */
export async function confirmConsents(
  trx: Write,
  action: ConsentAction,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  await changeConsents(trx, 'list', true, action, where);
  await changeConsents(trx, 'updates', true, action, sql`${where} AND submission.wants_updates`);
}

/**
 * Writes down that nobody is to be written to about the list any more, for the submissions of which
 * that is not written yet.
 * @param where a condition on `submission`
 */
export async function withdrawFromList(
  trx: Write,
  action: ConsentAction,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  const given = sql<SqlBool>`${where} AND coalesce((
    SELECT change.given FROM consents AS change
    WHERE change.submission_id = submission.id AND change.purpose = 'list'
    ORDER BY change.at DESC, change.act DESC LIMIT 1
  ), TRUE)`;
  await changeConsents(trx, 'list', false, action, given);
}

/** The receipts of these submissions, in any order. */
export async function readConsents(db: Kysely<Tables>, ids: string[]): Promise<ConsentReceipt[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('consents as consent')
    .innerJoin('interest_submissions as submission', 'submission.id', 'consent.submission_id')
    .leftJoin('consent_texts as wording', 'wording.hash', 'consent.text_hash')
    .select((eb) => [
      'consent.submission_id',
      'consent.act',
      'consent.purpose',
      'consent.given',
      'consent.at',
      'consent.channel',
      'consent.text_hash',
      'wording.text',
      'consent.language',
      'consent.privacy_policy_version',
      'submission.language as language_sent',
      'submission.privacy_policy_version as version_sent',
      eb
        .selectFrom('emails as email')
        .innerJoin('email_links as link', 'link.email_id', 'email.id')
        .select((link) => link.fn.min('link.used_at').as('used_at'))
        .whereRef('email.submission_id', '=', 'submission.id')
        .where('link.purpose', '=', 'confirm')
        .as('confirmed_at'),
    ])
    .where('consent.submission_id', 'in', ids)
    .orderBy('consent.at')
    .orderBy('consent.act')
    .orderBy('consent.purpose')
    .execute();
  return [...Map.groupBy(rows, ({ submission_id }) => submission_id)].flatMap(([id, history]) => {
    const byForm = history.filter(({ act }) => act === id);
    const list = byForm.find(({ purpose }) => purpose === 'list');
    const updates = byForm.find(({ purpose }) => purpose === 'updates');
    if (!list) return [];
    const { text_hash, text, at, channel, language, language_sent, version_sent, confirmed_at } =
      list;
    return [
      {
        submission_id: id,
        text_hash,
        text,
        language: language ?? language_sent,
        given_at: at,
        channel: channel as ConsentChannel | null,
        wants_updates: updates ? Boolean(updates.given) : null,
        privacy_policy_version: version_sent,
        confirmed_at,
        // A box that was left empty gave nothing.
        history: history.filter(({ act, given }) => act !== id || given).map(entryOf),
      },
    ];
  });
}

/** An entry without what else a row says. */
const entryOf = ({
  purpose,
  given,
  at,
  channel,
  text_hash,
  text,
  language,
  privacy_policy_version,
}: Omit<ConsentEntry, 'given'> & { given: number | boolean }): ConsentEntry => ({
  purpose,
  given: Boolean(given),
  at,
  channel,
  text_hash,
  text,
  language,
  privacy_policy_version,
});
