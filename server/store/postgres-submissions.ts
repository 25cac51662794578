import { hash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { locks } from './postgres-locks.ts';
import { forget, repeatedOrReused, sameSince, submissionPages } from './queries.ts';
import type { AddResult, Ages, Forgotten, ListedSubmission, Submission } from './store.ts';
import { contentColumns, type Tables } from './tables.ts';

type Database = Kysely<Tables>;

/** Whether visitors' inserts run with the rights of the visitor's role, or with the server's own. */
export type InsertsAs = 'visitor' | 'server';

/** Keeps a submission, with the visitor's rights. Other servers may be doing the same. */
export async function addSubmission(
  db: Database,
  insertsAs: InsertsAs,
  submission: Submission,
  unlessSameSince: Date | undefined,
): Promise<AddResult> {
  try {
    return await db.transaction().execute(async (trx) => {
      if (submission.idempotency_key === null && unlessSameSince) {
        await oneAtATime(trx, submission);
        const same = await sameSince(trx, submission, unlessSameSince).executeTakeFirst();
        if (same) return 'repeated';
      }
      await insert(trx, insertsAs, submission);
      return 'stored';
    });
  } catch (error) {
    // ON CONFLICT would need the right to read.
    if (!isKnownKey(error)) throw error;
    return repeatedOrReused(db, submission);
  }
}

/** Inserts with the visitor's rights, which last until the transaction ends. */
async function insert(
  trx: Transaction<Tables>,
  insertsAs: InsertsAs,
  submission: Submission,
): Promise<void> {
  if (insertsAs === 'visitor') await sql`SET LOCAL ROLE raiz_visitor`.execute(trx);
  await trx.insertInto('interest_submissions').values(submission).execute();
}

/** Makes the same content from the same address wait for its twin on any server. */
async function oneAtATime(trx: Transaction<Tables>, submission: Submission): Promise<void> {
  const content = [submission.ip_address, ...contentColumns.map((column) => submission[column])];
  const key = hash('sha256', JSON.stringify(content), 'buffer').readBigInt64BE();
  await sql`SELECT pg_advisory_xact_lock(${key})`.execute(trx);
}

const isKnownKey = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'interest_submissions_idempotency_key';

const noRight = '42501';
const noSuchRole = '22023';

/**
 * Finds out whether visitors' inserts can run with their own role, by one that is taken back.
 * @returns why they cannot, or undefined where they can
 */
export async function whyNotAsVisitor(db: Database): Promise<string | undefined> {
  const trial: Submission = {
    id: 'trial',
    created_at: new Date().toISOString(),
    name: '',
    email: '',
    country: null,
    profession: null,
    message: null,
    wants_updates: false,
    language: 'en',
    ip_address: null,
    user_agent: null,
    privacy_policy_version: '',
    idempotency_key: null,
  };
  const trx = await db.startTransaction().execute();
  try {
    await insert(trx, 'visitor', trial);
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError && [noRight, noSuchRole].includes(error.code ?? '')) {
      return error.message;
    }
    throw error;
  } finally {
    await trx.rollback().execute();
  }
}

/** All submissions, oldest first, as they were at one moment. */
export async function* submissionPagesOfOneMoment(
  db: Database,
): AsyncGenerator<ListedSubmission[]> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* submissionPages(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/** Forgets what is old, unless another server is doing so: then it is left to that one. */
export const forgetUnlessAnotherDoes = (db: Database, before: Ages): Promise<Forgotten> =>
  db.transaction().execute(async (trx) => {
    const {
      rows: [lock],
    } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(${locks.retention}) AS mine`.execute(trx);
    return lock?.mine ? forget(trx, before) : { deleted: 0, cleared: 0 };
  });
