import type { Kysely } from 'kysely';
import { emailKey, type Address } from '../../domain/submission/email.ts';
import { interestFields, type Submission } from '../../domain/submission/fields.ts';
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
   * Stores a submission. It is on disk when the promise resolves; where e-mails are on, together with the person and the
   * e-mail that answers it, or the reason why none is due.
   * @param options.consent what its receipt keeps; without it there is none
   * @param options.unlessSameSince without an idempotency key: a submission with the same content from the same IP
   *   address since then counts as this one
   */
  addSubmission(submission: Submission, options?: AddOptions): Promise<AddResult>;
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

/** @throws where the table of submissions cannot be read */
export async function expectSubmissions(db: Database): Promise<void> {
  await db.selectFrom('interest_submissions').select('id').limit(1).execute();
}
