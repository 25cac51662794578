import { sql, type Transaction } from 'kysely';
import { withdrawFromList, type ConsentAct } from '../consents.ts';
import type { ErasureLedger } from '../ledger/erasure-ledger.ts';
import { countSubmissions, leaveList, withdrawWishes } from '../letters/people.ts';
import type { Tables } from '../tables.ts';
import { recordAct } from './record-act.ts';

/** Takes who pressed the button to leave off the list, and enters that where they were on it. The last of its transaction. */
export async function leaveByOneself(
  trx: Transaction<Tables>,
  { id, email }: { id: string; email: string },
  act: ConsentAct,
  lettersAreOn: boolean,
  ledger: ErasureLedger | undefined,
): Promise<void> {
  const left = await leaveList(trx, sql`people.id = ${id}`, act.at, lettersAreOn);
  await withdrawFromList(trx, email, act);
  await withdrawWishes(trx, email, act);
  if (!left) return;
  const count = await countSubmissions(trx, email);
  const recorded = { right: 'withdrawal', audited: 'unsubscribe', decision: 'leave' } as const;
  await recordAct(trx, { ...recorded, email, count, now: act.at }, ledger);
}
