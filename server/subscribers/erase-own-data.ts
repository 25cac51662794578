import type { Transaction } from 'kysely';
import type { ErasureReceipt } from '../../domain/own-data/own-data.ts';
import type { EmailKey } from '../../domain/submission/email.ts';
import { appendAuditEntry } from '../events/audit/append.ts';
import { erasePersonRow, personOf, type Erasing } from './people.ts';
import type { Tables } from '../db/tables.ts';
import { ownEntry, registerAct } from './record-act.ts';

type Write = Transaction<Tables>;

/** Deletes a person and everything that is kept of them. @returns how much that was */
export async function eraseOwnData(
  trx: Write,
  key: EmailKey,
  now: Date,
  erasing: Erasing,
): Promise<ErasureReceipt> {
  const consents = await trx
    .selectFrom('consents')
    .innerJoin('interest_submissions as submission', 'submission.id', 'consents.submission_id')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('submission.email_key', '=', key)
    .executeTakeFirstOrThrow();
  const letters = await trx
    .selectFrom('letters')
    .innerJoin('people', 'people.id', 'letters.person_id')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(personOf(key))
    .executeTakeFirstOrThrow();
  const entry = ownEntry('erase', now);
  await erasePersonRow(trx, key, entry, erasing);
  const { numDeletedRows } = await trx
    .deleteFrom('interest_submissions')
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow();
  const submissions = Number(numDeletedRows);
  await registerAct(trx, 'erasure', null, now, erasing.ledger);
  await appendAuditEntry(trx, { ...entry, count: submissions });
  return {
    at: now.toISOString(),
    submissions,
    consents: Number(consents.count),
    letters: Number(letters.count),
  };
}
