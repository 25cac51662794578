import { sql, type Transaction } from 'kysely';
import type { ErasureLedger } from '../ledger/erasure-ledger.ts';
import { leaveList, withdrawWishes } from '../letters/people.ts';
import type { Tables } from '../tables.ts';
import { recordAct } from './record-act.ts';

/** Takes who pressed the button to leave off the list, and enters that where they were on it. The last of its transaction. */
export async function leaveByOneself(
  trx: Transaction<Tables>,
  { id, email }: { id: string; email: string },
  now: Date,
  lettersAreOn: boolean,
  ledger: ErasureLedger | undefined,
): Promise<void> {
  const left = await leaveList(trx, sql`people.id = ${id}`, now, lettersAreOn);
  const count = await withdrawWishes(trx, email);
  if (!left) return;
  const act = { right: 'withdrawal', audited: 'unsubscribe', decision: 'leave' } as const;
  await recordAct(trx, { ...act, email, count, now }, ledger);
}
