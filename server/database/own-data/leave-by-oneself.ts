import { sql, type Transaction } from 'kysely';
import { withdrawFromList, type ConsentAct } from '../consents.ts';
import { leaveList, withdrawWishes } from '../letters/people.ts';
import type { Tables } from '../tables.ts';
import { recordAct } from './record-act.ts';

/** Takes who pressed the button to leave off the list, and enters that where they were on it. The last of its transaction. */
export async function leaveByOneself(
  trx: Transaction<Tables>,
  { id, email }: { id: string; email: string },
  act: ConsentAct,
  lettersAreOn: boolean,
): Promise<void> {
  const left = await leaveList(trx, sql`people.id = ${id}`, act.at, lettersAreOn);
  await withdrawFromList(trx, email, act);
  const count = await withdrawWishes(trx, email, act);
  if (!left) return;
  await recordAct(trx, { right: 'withdrawal', audited: 'unsubscribe', email, count, now: act.at });
}
