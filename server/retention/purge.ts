import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { kindsWithButton } from '../../domain/email/emails.ts';
import { deleteOldRows, type RetentionLimits } from '../db/personal-data.ts';
import { locks } from '../db/engines.ts';
import type { Tables } from '../db/tables.ts';
import { isRestricted } from '../subscribers/restrictions.ts';

export interface Purged {
  deleted: number;
  cleared: number;
}

export interface RetentionStore {
  /**
   * Deletes submissions that are too old, and clears IP address, browser type and idempotency key
   * of others.
   * @returns how many submissions were deleted, and of how many the technical data was cleared
   */
  purge(before: RetentionLimits): Promise<Purged>;
  /**
   * Queues the e-mails that tell people about the coming deletion of their last submission, if
   * e-mails are on.
   */
  queueBeforeDeletion(now: Date, retentionYears: number): Promise<void>;
}

type Database = Kysely<Tables>;

/**
 * Deletes the submissions that nobody confirmed, and of every table with something of a person what
 * is older than its limit. People go with their last submission, and with them their e-mails, their
 * restriction and the address in their answered requests.
 */
export async function purge(db: Database, before: RetentionLimits): Promise<Purged> {
  const unconfirmed = await deleteUnconfirmed(db, before.unconfirmed);
  const gone = await deleteOldRows(db, before);
  await forgetSubscribers(db, before.linkRequests);
  await sql`
    DELETE FROM restrictions WHERE NOT EXISTS (
      SELECT 1 FROM interest_submissions WHERE interest_submissions.email_key = restrictions.email_key
    )`.execute(db);
  return {
    deleted: unconfirmed + (gone.get('interest_submissions by submissions') ?? 0),
    cleared: gone.get('interest_submissions by technicalData') ?? 0,
  };
}

/** Does a part of it, unless another server is doing one: then it is left to that one. */
export const unlessAnotherDoes = <Result>(
  db: Database,
  otherwise: Result,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const {
      rows: [lock],
    } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(${locks.retention}) AS mine`.execute(trx);
    return lock?.mine ? work(trx) : otherwise;
  });

const hasOpenRequest = sql<SqlBool>`EXISTS (
  SELECT 1 FROM data_subject_requests
  WHERE data_subject_requests.email_key = subscribers.email_key AND data_subject_requests.answered_on IS NULL
)`;

/**
 * Deletes the submissions of people who never confirmed anything, once the last link that a mail
 * server took for them ended before a moment; but of nobody who asked for something, left a
 * message, or had their data restricted. People who joined after the link had ended, and were
 * sent none since, were not asked and stay.
 * @returns how many were deleted
 */
async function deleteUnconfirmed(db: Database, endedBefore: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM interest_submissions WHERE id IN (
      SELECT submission.id FROM (
        SELECT subscribers.email_key, (
          SELECT max(link.expires_at) FROM emails AS mail
          JOIN email_links AS link ON link.email_id = mail.id AND link.purpose IN ('confirm', 'newAddress')
          WHERE mail.subscriber_id = subscribers.id AND mail.state = 'sent'
        ) AS ended_at
        FROM subscribers
        WHERE subscribers.submission_id IS NULL AND subscribers.created_at < ${endedBefore.toISOString()}
          AND NOT ${hasOpenRequest} AND NOT ${isRestricted(sql.ref('subscribers.email_key'))}
          AND NOT EXISTS (
            SELECT 1 FROM interest_submissions AS said
            WHERE said.email_key = subscribers.email_key AND said.message IS NOT NULL
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

/**
 * Deletes anyone who has no submission any more, unless an answer is owed to them, or a link on its
 * way.
 */
async function forgetSubscribers(db: Database, askedSince: Date): Promise<void> {
  const gone = await db
    .selectFrom('subscribers')
    .select('email_key')
    .where(
      sql<SqlBool>`NOT EXISTS (
        SELECT 1 FROM interest_submissions AS submission WHERE submission.email_key = subscribers.email_key
      ) AND NOT ${hasOpenRequest} AND NOT EXISTS (
        SELECT 1 FROM emails WHERE emails.subscriber_id = subscribers.id
          AND emails.kind IN (${sql.join(kindsWithButton('myData', 'newAddress'))}) AND emails.queued_at >= ${askedSince.toISOString()}
      )`,
    )
    .limit(peopleAtOnce)
    .execute();
  if (gone.length === 0) return;
  const keys = gone.map(({ email_key }) => email_key);
  await db
    .updateTable('data_subject_requests')
    .set({ email: null, email_key: null, reason: null })
    .where('email_key', 'in', keys)
    .execute();
  await db.deleteFrom('subscribers').where('email_key', 'in', keys).execute();
  if (gone.length === peopleAtOnce) await forgetSubscribers(db, askedSince);
}
