import { sql, type SqlBool, type Transaction } from 'kysely';
import type { ErasureReceipt } from '../../../domain/own-data/own-data.ts';
import { erasePersonRow, personOf } from '../letters/people.ts';
import type { Tables } from '../tables.ts';
import { recordAct } from './record-act.ts';

type Write = Transaction<Tables>;

/** Deletes a person and everything that is kept of them. @returns how much that was */
export async function eraseOwnData(
  trx: Write,
  email: string,
  now: Date,
  lettersAreOn: boolean,
): Promise<ErasureReceipt> {
  const ofPerson = sql<SqlBool>`lower(email) = lower(${email})`;
  const consents = await trx
    .selectFrom('consents')
    .innerJoin('interest_submissions as submission', 'submission.id', 'consents.submission_id')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(sql<SqlBool>`lower(submission.email) = lower(${email})`)
    .executeTakeFirstOrThrow();
  const letters = await trx
    .selectFrom('letters')
    .innerJoin('people', 'people.id', 'letters.person_id')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(personOf(email))
    .executeTakeFirstOrThrow();
  const requests = await trx
    .selectFrom('rights_requests')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(ofPerson)
    .executeTakeFirstOrThrow();
  await erasePersonRow(trx, email, now, lettersAreOn);
  const { numDeletedRows } = await trx
    .deleteFrom('interest_submissions')
    .where(ofPerson)
    .executeTakeFirstOrThrow();
  const submissions = Number(numDeletedRows);
  await recordAct(trx, {
    ...{ right: 'erasure', email: null, audited: 'erase', count: submissions, now },
  });
  return {
    ...{ at: now.toISOString(), submissions, consents: Number(consents.count) },
    ...{ letters: Number(letters.count), requests: Number(requests.count) },
  };
}
