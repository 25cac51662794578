import { sql, type Kysely, type SqlBool } from 'kysely';
import { emailKey, type Address } from '../../domain/submission/email.ts';
import { interestFields, type Submission } from '../../domain/submission/fields.ts';
import { isRestricted } from '../subscribers/restrictions.ts';
import type { Consent } from '../events/consents.ts';
import type { StoredSubmission, Tables } from '../db/tables.ts';

/** `keyReused`: the idempotency key belongs to a submission with other content; nothing is stored. */
export type AddResult = 'stored' | 'repeated' | 'keyReused';

/** What `addSubmission` does besides. */
export interface AddOptions {
  consent?: Consent;
  unlessSameSince?: Date | undefined;
}

export interface SubmissionStore {
  /**
   * Stores a submission. It is on disk when the promise resolves; where letters are on, together with the person and the
   * letter that answers it, or the reason why none is due.
   * @param options.consent what its receipt keeps; without it there is none
   * @param options.unlessSameSince without an idempotency key: a submission with the same content from the same IP
   *   address since then counts as this one
   */
  addSubmission(submission: Submission, options?: AddOptions): Promise<AddResult>;
}

/** The moments before which a part of a submission is too old to be kept. */
export interface RetentionLimits {
  submissions: Date;
  /** Of the end of the last link by which somebody was asked to confirm, and did not. */
  unconfirmed: Date;
  technicalData: Date;
  idempotencyKeys: Date;
  /** Of names and addresses in the record of letters. */
  letterTexts: Date;
  /** Of the asks for the links to people's data. */
  ownDataAsks: Date;
  /** Of the new addresses that were asked for and not confirmed. */
  emailChanges: Date;
  /** Of the time for notices to people who are erased or have moved, which nobody may be left to send. */
  notices: Date;
}

export interface Purged {
  deleted: number;
  cleared: number;
}

export interface RetentionStore {
  /**
   * Deletes submissions that are too old, and clears IP address, browser type and idempotency key of others.
   * @returns how many submissions were deleted, and of how many the technical data was cleared
   */
  purge(before: RetentionLimits): Promise<Purged>;
}

type Database = Kysely<Tables>;

/** A submission as it is stored: here an address gets its key. */
export const rowOf = (submission: Submission): Submission & Address => ({
  ...submission,
  email_key: emailKey(submission.email),
});

/** Submissions with the same content from the same IP address since a moment. */
export const sameSince = (db: Database, row: StoredSubmission, since: Date) =>
  db
    .selectFrom('interest_submissions')
    .select('id')
    .where('created_at', '>', since.toISOString())
    .where('ip_address', 'is not distinct from', row.ip_address)
    .where((eb) =>
      eb.and(interestFields.map((field) => eb(field, 'is not distinct from', row[field]))),
    );

/** Whether a submission with a known idempotency key is a retry or reuses the key for other content. */
export async function repeatedOrReused(
  db: Database,
  row: StoredSubmission,
): Promise<'repeated' | 'keyReused'> {
  const first = await db
    .selectFrom('interest_submissions')
    .select(interestFields)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  return interestFields.every((field) => first[field] === row[field]) ? 'repeated' : 'keyReused';
}

/**
 * Deletes submissions created before one moment, and those that nobody confirmed; clears the technical data and the idempotency
 * keys of those created before two others. People go with their last submission, and with them their letters and the address in
 * their answered requests; requests by their rights are kept as long as submissions.
 */
export async function purge(db: Database, before: RetentionLimits): Promise<Purged> {
  const { numDeletedRows } = await db
    .deleteFrom('interest_submissions')
    .where('created_at', '<', before.submissions.toISOString())
    .executeTakeFirstOrThrow();
  const unconfirmed = await deleteUnconfirmed(db, before.unconfirmed);
  await forgetPeople(db, before.ownDataAsks);
  await sql`
    DELETE FROM restrictions WHERE NOT EXISTS (
      SELECT 1 FROM interest_submissions WHERE interest_submissions.email_key = restrictions.email_key
    )`.execute(db);
  await db
    .deleteFrom('rights_requests')
    .where('received_on', '<', before.submissions.toISOString().slice(0, 10))
    .execute();
  await db
    .deleteFrom('own_data_asks')
    .where('asked_at', '<', before.ownDataAsks.toISOString())
    .execute();
  await db
    .deleteFrom('email_changes')
    .where('asked_at', '<', before.emailChanges.toISOString())
    .execute();
  await db
    .deleteFrom('letters')
    .where('person_id', 'is', null)
    .where('give_up_at', '<=', before.notices.toISOString())
    .execute();
  await db
    .updateTable('letters')
    // What a mail server says often names the address.
    .set({ email: null, email_key: null, name: null, server_words: null })
    .where((eb) => eb.or([eb('email', 'is not', null), eb('server_words', 'is not', null)]))
    .where('due_at', '<', before.letterTexts.toISOString())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('interest_submissions')
    .set({ ip_address: null, user_agent: null })
    .where('created_at', '<', before.technicalData.toISOString())
    .where((eb) => eb.or([eb('ip_address', 'is not', null), eb('user_agent', 'is not', null)]))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('interest_submissions')
    .set({ idempotency_key: null })
    .where('created_at', '<', before.idempotencyKeys.toISOString())
    .where('idempotency_key', 'is not', null)
    .execute();
  return { deleted: Number(numDeletedRows) + unconfirmed, cleared: Number(numUpdatedRows) };
}

const hasOpenRequest = sql<SqlBool>`EXISTS (
  SELECT 1 FROM rights_requests
  WHERE rights_requests.email_key = people.email_key AND rights_requests.answered_on IS NULL
)`;

/**
 * Deletes the submissions of people who never confirmed anything, once the last link that a mail server took for them ended before a
 * moment; but of nobody who asked for something, left a message, or had their data restricted. Who joined after the link
 * had ended, and was sent none since, was not asked.
 * @returns how many were deleted
 */
async function deleteUnconfirmed(db: Database, endedBefore: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM interest_submissions WHERE id IN (
      SELECT submission.id FROM (
        SELECT people.email_key, (
          SELECT max(link.expires_at) FROM letters AS letter
          JOIN letter_links AS link ON link.letter_id = letter.id AND link.purpose = 'confirm'
          WHERE letter.person_id = people.id AND letter.state = 'sent'
        ) AS ended_at
        FROM people
        WHERE people.submission_id IS NULL AND people.created_at < ${endedBefore.toISOString()}
          AND NOT ${hasOpenRequest} AND NOT ${isRestricted(sql.ref('people.email_key'))}
          AND NOT EXISTS (
            SELECT 1 FROM interest_submissions AS said
            WHERE said.email_key = people.email_key AND said.message IS NOT NULL
          )
      ) AS asked
      JOIN interest_submissions AS submission
        ON submission.email_key = asked.email_key AND submission.created_at <= asked.ended_at
      WHERE asked.ended_at < ${endedBefore.toISOString()}
    )`.execute(db);
  return Number(numAffectedRows);
}

// SQLite takes 32,766 parameters a statement.
const peopleAtOnce = 1000;

/** Deletes who has no submission any more, unless an answer is owed to them, or a link on its way. */
async function forgetPeople(db: Database, askedSince: Date): Promise<void> {
  const gone = await db
    .selectFrom('people')
    .select('email_key')
    .where(
      sql<SqlBool>`NOT EXISTS (
        SELECT 1 FROM interest_submissions AS submission WHERE submission.email_key = people.email_key
      ) AND NOT ${hasOpenRequest} AND NOT EXISTS (
        SELECT 1 FROM letters WHERE letters.person_id = people.id
          AND letters.kind IN ('ownData', 'newAddress') AND letters.queued_at >= ${askedSince.toISOString()}
      )`,
    )
    .limit(peopleAtOnce)
    .execute();
  if (gone.length === 0) return;
  const keys = gone.map(({ email_key }) => email_key);
  await db
    .updateTable('rights_requests')
    .set({ email: null, email_key: null, reason: null })
    .where('email_key', 'in', keys)
    .execute();
  await db.deleteFrom('people').where('email_key', 'in', keys).execute();
  if (gone.length === peopleAtOnce) await forgetPeople(db, askedSince);
}

/** @throws where the table of submissions cannot be read */
export async function expectSubmissions(db: Database): Promise<void> {
  await db.selectFrom('interest_submissions').select('id').limit(1).execute();
}
