import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { AuditEntry } from '../../domain/admin/api.ts';
import type { LetterReason } from '../../domain/letters/record.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import { changeConsents, type ConsentAct } from './consents.ts';
import type { ErasureLedger } from '../events/ledger/erasure-ledger.ts';
import { forgetRequests } from '../events/requests.ts';
import { isRestricted, liftRestriction } from './restrictions.ts';
import { forgetChangesTo } from './address-link.ts';
import { forgetAsks } from './asks.ts';
import type { Tables } from '../db/tables.ts';
import { latestSubmission } from './latest-submission.ts';
import { queueAnswer, queueEmail, queueToPerson } from './queue.ts';

type Write = Transaction<Tables>;

/** The person of an address. */
export const personOf = (key: EmailKey): RawBuilder<SqlBool> =>
  sql<SqlBool>`people.email_key = ${key}`;

/** Writes down whom a stored submission is from, and queues the letter that answers it. */
export async function answerSubmission(
  trx: Write,
  { id, created_at, ...address }: Address & { id: string; created_at: string },
): Promise<void> {
  await addPerson(trx, address, created_at);
  await queueAnswer(trx, id, new Date(created_at));
}

/** Adds a person who is not known yet, and locks the row of the person until the transaction ends. */
export async function addPerson(
  trx: Write,
  { email, email_key }: Address,
  at: string,
): Promise<void> {
  await sql`
    INSERT INTO people (id, email, email_key, created_at, state, state_since)
    VALUES (${uuidV7()}, ${email}, ${email_key}, ${at}, 'unconfirmed', ${at})
    ON CONFLICT (email_key) DO UPDATE SET email = people.email`.execute(trx);
}

/** Adds the person of an address that has submissions, and none for any other: who joined before letters were on has none yet. */
export async function addPersonOfSubmissions(trx: Write, key: EmailKey, at: string): Promise<void> {
  await sql`
    INSERT INTO people (id, email, email_key, created_at, state, state_since)
    SELECT ${uuidV7()}, submission.email, submission.email_key, ${at}, 'unconfirmed', ${at}
    FROM interest_submissions AS submission
    WHERE submission.id = ${latestSubmission(key)}
    ON CONFLICT (email_key) DO UPDATE SET email = people.email`.execute(trx);
}

/** Lets a submission speak for the people for whom a condition on `people` and `submission` holds. */
export async function takeChoices(
  trx: Write,
  submissionId: string | null,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`
    UPDATE people SET
      submission_id = submission.id, email = submission.email, email_key = submission.email_key,
      name = submission.name, language = submission.language, wants_updates = submission.wants_updates
    FROM interest_submissions AS submission
    WHERE submission.id = ${submissionId} AND ${where}`.execute(trx);
}

/**
 * Withdraws the wish for updates from every submission of an address, or from those until a moment, and writes that into their history.
 * @returns from how many
 */
export async function withdrawWishes(
  trx: Write,
  key: EmailKey,
  act: ConsentAct,
  until?: string,
): Promise<number> {
  const wishes = sql<SqlBool>`submission.email_key = ${key} AND submission.wants_updates`;
  await changeConsents(
    trx,
    'news',
    false,
    act,
    until === undefined ? wishes : sql`${wishes} AND submission.created_at <= ${until}`,
  );
  const { numUpdatedRows } = await trx
    .updateTable('interest_submissions')
    .set({ wants_updates: sql<boolean>`FALSE` })
    .where('email_key', '=', key)
    .where(sql<SqlBool>`wants_updates`)
    .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** How many submissions an address has. */
export async function countSubmissions(trx: Write, key: EmailKey): Promise<number> {
  const { count } = await trx
    .selectFrom('interest_submissions')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes a person off the list: no letter is due to them any more but the farewell to who had confirmed.
 * @returns whether they were on it
 */
export async function leaveList(
  trx: Write,
  who: RawBuilder<SqlBool>,
  now: Date,
  lettersAreOn: boolean,
): Promise<boolean> {
  const left = { state: 'left', state_since: now.toISOString() } as const;
  const leave = trx.updateTable('people').set(left).where(who).returning('id');
  const confirmed = await leave.where('state', '=', 'confirmed').execute();
  const others = await leave.where('state', '<>', 'left').execute();
  for (const { id } of [...confirmed, ...others]) await dropQueued(trx, id, 'left', now);
  if (lettersAreOn) {
    for (const { id } of confirmed) await queueToPerson(trx, 'farewell', id, now);
  }
  return confirmed.length + others.length > 0;
}

/** Restricts the data of an address, and drops the letters to it. @returns whether it was not restricted yet */
export async function restrictAddress(trx: Write, key: EmailKey, since: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('restrictions')
    .values({ email_key: key, since })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const person = await trx
    .selectFrom('people')
    .select('id')
    .where(personOf(key))
    .executeTakeFirst();
  if (person) await dropQueued(trx, person.id, 'restricted', new Date(since));
  return numInsertedOrUpdatedRows > 0n;
}

/** Notes that no letter arrives at a person's address. Who left has left all the same. */
export async function markBounced(trx: Write, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('people')
    .set({ state: 'bounced', state_since: now.toISOString() })
    .where('id', '=', personId)
    .where('state', '<>', 'left')
    .execute();
  await dropQueued(trx, personId, 'bounced', now);
}

/** Drops the letters to a person that are not on their way yet; not those that they asked for to see their data. */
export async function dropQueued(
  trx: Write,
  personId: string,
  reason: LetterReason,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('letters')
    .set({ state: 'dropped', reason, ended_at: now.toISOString() })
    .where('person_id', '=', personId)
    .where('state', '=', 'queued')
    .where('queued_at', '<=', now.toISOString())
    .where('kind', '<>', 'ownData')
    .execute();
}

/** What an erasure depends on. */
export interface Erasing {
  lettersAreOn: boolean;
  ledger: ErasureLedger | undefined;
  /** The submissions of the person that were deleted before in the same transaction, by their ids. */
  deleted?: string[];
}

/**
 * Deletes a person with all their letters and links, leaves kind and days alone of their requests, and notes it in the erasure
 * ledger. The farewell to who had confirmed is the only thing that still knows the address, for ten minutes at most.
 * @param entry of the audit log, which the caller adds in the same transaction
 * @throws LedgerError where the ledger cannot be written; then the transaction must not be committed
 */
export async function erasePersonRow(
  trx: Write,
  key: EmailKey,
  entry: Omit<AuditEntry, 'count'>,
  { lettersAreOn, ledger, deleted = [] }: Erasing,
): Promise<void> {
  const now = new Date(entry.at);
  await ledger?.lock(trx);
  const submissions = await trx
    .selectFrom('interest_submissions')
    .select('id')
    .where('email_key', '=', key)
    .execute();
  if (lettersAreOn) {
    const row = sql`
      SELECT NULL AS person_id, NULL AS submission_id, email, email_key, name, language,
        coalesce(wants_updates, FALSE) AS wants_updates, NULL AS reason
      FROM people WHERE ${personOf(key)} AND state IN ('confirmed', 'left') AND language IS NOT NULL
        AND NOT ${isRestricted(sql`${key}`)}`;
    await queueEmail(trx, 'farewell', row, now);
  }
  await liftRestriction(trx, key);
  await forgetRequests(trx, key, now);
  await forgetAsks(trx, key);
  await forgetChangesTo(trx, key);
  await trx.deleteFrom('people').where(personOf(key)).execute();
  const ids = [...deleted, ...submissions.map(({ id }) => id)];
  await ledger?.note(trx, entry, { key, ids });
}
