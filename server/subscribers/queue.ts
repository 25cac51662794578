import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Language } from '../../domain/language.ts';
import {
  emails,
  kindsWithButton,
  type EmailKind,
  type EmailPriority,
} from '../../domain/email/emails.ts';
import type { EmailReason } from '../../domain/email/states.ts';
import { mailboxKey, type Address, type EmailKey } from '../../domain/submission/email.ts';
import { dayMs, minuteMs, momentAfter, momentBefore } from '../../domain/time.ts';
import { latestSubmission } from './latest-submission.ts';
import { isRestricted } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';

type Write = Transaction<Tables>;

/** The result of queueing: an e-mail, or the reason why none is due. */
export interface Queued {
  kind: EmailKind;
  reason: EmailReason | null;
}

interface QueueOptions {
  /** Where the row says its kind: one of several of the same priority and life. */
  kindOfRow?: RawBuilder<EmailKind>;
  /** The moment from which on it is given up, where that is not the kind's. */
  giveUp?: string;
  /** Where it is not the kind's. */
  priority?: EmailPriority;
  /** The offer of a place that it is about. */
  offerId?: string;
}

/** When an e-mail that has been due since a moment is given up. */
export const giveUpAt = (kind: EmailKind, due: Date): string =>
  momentAfter(due, emails[kind].livesForMs);

/**
 * Queues an e-mail, or writes down why it is not due.
 * @param row a query for one row at most: `subscriber_id`, `submission_id`, `email`, `email_key`,
 * `name`, `language`, `wants_updates`, and `reason`, which is null where the e-mail is due
 * @returns undefined where there was no row
 */
export async function queueEmail(
  trx: Write,
  kind: EmailKind,
  row: RawBuilder<unknown>,
  now: Date,
  {
    kindOfRow = sql.lit(kind),
    giveUp = giveUpAt(kind, now),
    priority = emails[kind].priority,
    offerId,
  }: QueueOptions = {},
): Promise<Queued | undefined> {
  const { rows } = await sql<Queued>`
    INSERT INTO emails (
      id, kind, subscriber_id, submission_id, email, email_key, name, language, wants_updates, state, reason, priority, queued_at, due_at,
      give_up_at, offer_id
    )
    SELECT ${uuidV7()}, ${kindOfRow}, subscriber_id, submission_id, email, email_key, name, language, wants_updates,
      CASE WHEN reason IS NULL THEN 'queued' ELSE 'skipped' END, reason, ${sql.lit(priority)},
      ${now.toISOString()}, ${now.toISOString()}, ${giveUp}, ${offerId === undefined ? sql`NULL` : sql`${offerId}`}
    FROM (${row}) AS queued
    RETURNING kind, reason`.execute(trx);
  return rows[0];
}

/**
 * Answers a submission of a subscriber who is known: asks to confirm the address, or tells who has
 * confirmed it that they are on the list already, in the words of what they confirmed. One
 * statement decides whether the e-mail is due, and the row of the subscriber is locked, so that of
 * two at once the second counts the first.
 */
export async function queueAnswer(
  trx: Write,
  submission: Pick<Address, 'email_key'> & { id: string },
  now: Date,
  options: Pick<QueueOptions, 'priority'> = {},
): Promise<Queued | undefined> {
  const answer = (
    kind: EmailKind,
    source: 'submission' | 'subscriber',
    where: RawBuilder<SqlBool>,
    reasons: RawBuilder<unknown>,
  ) => sql`
    SELECT ${sql.lit(kind)} AS kind, subscriber.id AS subscriber_id, submission.id AS submission_id, ${sql.ref(`${source}.email`)}, subscriber.email_key,
      ${sql.ref(`${source}.name`)}, ${sql.ref(`${source}.language`)}, ${sql.ref(`${source}.wants_updates`)},
      CASE WHEN ${isRestricted(sql.ref('subscriber.email_key'))} THEN 'restricted' ${reasons} END AS reason
    FROM interest_submissions AS submission
    JOIN subscribers AS subscriber ON subscriber.email_key = submission.email_key
    WHERE submission.id = ${submission.id} AND ${where}`;
  const confirm = answer(
    'confirm',
    'submission',
    sql`subscriber.state <> 'confirmed'`,
    whenAskedTooOften(submission.email_key, now),
  );
  const already = answer(
    'already',
    'subscriber',
    sql`subscriber.state = 'confirmed'`,
    sql`
    WHEN EXISTS (
      SELECT 1 FROM emails AS earlier WHERE earlier.subscriber_id = subscriber.id
        AND earlier.kind = 'already' AND earlier.state <> 'skipped' AND earlier.queued_at > ${momentBefore(now, 7 * dayMs)}
    ) THEN 'week'`,
  );
  // In one statement: a second one for a confirmed address would show in the time of the answer.
  const either = sql`${confirm} UNION ALL ${already}`;
  return queueEmail(trx, 'confirm', either, now, { ...options, kindOfRow: sql.ref('queued.kind') });
}

/** How many e-mails may ask to confirm an address in which time. */
const caps = [
  { reason: 'quarter_hour', most: 1, withinMs: 15 * minuteMs },
  { reason: 'day', most: 3, withinMs: dayMs },
  { reason: 'month', most: 6, withinMs: 30 * dayMs },
] as const satisfies { reason: EmailReason; most: number; withinMs: number }[];

/**
 * The branches of a CASE for an address that was asked too often to confirm, no matter who gave it:
 * anyone who joined with it, or who wants to move to it. Both have one cap together, and so have
 * all addresses of one mailbox.
 * @param askedBy who has a cap of their own, for a day and a month, of the new addresses that they
 * may name
 */
export function whenAskedTooOften(key: EmailKey, now: Date, askedBy?: string): RawBuilder<unknown> {
  const branches = caps.map(({ reason, most, withinMs }) => {
    const since = momentBefore(now, withinMs);
    const asked = (kinds: EmailKind[], by: RawBuilder<SqlBool>) => sql`(
      SELECT count(*) FROM emails AS earlier
      WHERE ${by} AND earlier.kind IN (${sql.join(kinds)}) AND earlier.state <> 'skipped' AND earlier.queued_at > ${since}
    ) >= ${sql.lit(most)}`;
    // Who left and joins again at once waits for a new one.
    const sinceLeaving =
      reason === 'quarter_hour'
        ? sql`AND NOT EXISTS (
          SELECT 1 FROM subscribers AS leaver WHERE leaver.id = earlier.subscriber_id
            AND leaver.state = 'unsubscribed' AND leaver.state_since >= earlier.queued_at
        )`
        : sql``;
    const ofAddress = asked(
      kindsWithButton('confirm', 'newAddress'),
      sql<SqlBool>`earlier.mailbox_key = ${mailboxKey(key)} ${sinceLeaving}`,
    );
    const bySubscriber =
      askedBy === undefined || reason === 'quarter_hour'
        ? sql``
        : sql`OR ${asked(kindsWithButton('newAddress'), sql`earlier.subscriber_id = ${askedBy}`)}`;
    return sql`WHEN ${ofAddress} ${bySubscriber} THEN ${sql.lit(reason)}`;
  });
  return sql.join(branches, sql` `);
}

/** Queues an e-mail to a subscriber who has confirmed, unless their data is restricted. */
export async function queueToSubscriber(
  trx: Write,
  kind: EmailKind,
  subscriberId: string,
  now: Date,
): Promise<void> {
  const row = sql`
    SELECT id AS subscriber_id, submission_id, email, email_key, name, language, wants_updates, NULL AS reason
    FROM subscribers WHERE id = ${subscriberId} AND NOT ${isRestricted(sql.ref('subscribers.email_key'))}`;
  await queueEmail(trx, kind, row, now);
}

interface ToSubscribers {
  kind: EmailKind;
  /** A condition on `subscribers`. */
  who: RawBuilder<SqlBool>;
  /** The address that it goes to, where it is not the subscriber's. */
  to?: Address;
  /** Why it is not due; null where it is. */
  reason: RawBuilder<unknown>;
  /** Its language, where neither the subscriber nor a submission says one. */
  language: Language;
  now: Date;
}

/**
 * Queues an e-mail to a subscriber, whatever their state, or writes down why it is not due: in the
 * language and with the name that they confirmed, else those of their latest submission.
 * @returns whether it is due
 */
export async function queueToSubscribers(
  trx: Write,
  { kind, who, to, reason, language, now }: ToSubscribers,
): Promise<boolean> {
  const row = sql`
    SELECT subscriber.id AS subscriber_id, NULL AS submission_id, ${to ? sql`${to.email}` : sql.ref('subscriber.email')} AS email,
      ${to ? sql`${to.email_key}` : sql.ref('subscriber.email_key')} AS email_key,
      coalesce(${said('name')}, '') AS name,
      coalesce(${said('language')}, ${language}) AS language,
      coalesce(${said('wants_updates')}, FALSE) AS wants_updates, ${reason} AS reason
    FROM (SELECT * FROM subscribers WHERE ${who}) AS subscriber
    LEFT JOIN interest_submissions AS latest ON latest.id = ${latestSubmission(sql.ref('subscriber.email_key'))}`;
  return (await queueEmail(trx, kind, row, now))?.reason === null;
}

const said = (column: 'name' | 'language' | 'wants_updates') => sql`
  CASE WHEN subscriber.state = 'confirmed' THEN ${sql.ref(`subscriber.${column}`)}
    ELSE ${sql.ref(`latest.${column}`)} END`;
