import { sql, type Transaction } from 'kysely';
import type { Address } from '../../domain/submission/email.ts';
import { withdrawFromList, type ConsentAct } from './consents.ts';
import type { ErasureLedger } from '../events/ledger/erasure-ledger.ts';
import { countSubmissions, leaveList, withdrawWishes } from './people.ts';
import type { Tables } from '../db/tables.ts';
import { recordAct } from './record-act.ts';

/** Takes who pressed the button to leave off the list, and enters that where they were on it. The last of its transaction. */
export async function leaveByOneself(
  trx: Transaction<Tables>,
  { id, ...address }: Address & { id: string },
  act: ConsentAct,
  lettersAreOn: boolean,
  ledger: ErasureLedger | undefined,
): Promise<void> {
  const left = await leaveList(trx, sql`people.id = ${id}`, act.at, lettersAreOn);
  await withdrawFromList(trx, address.email_key, act);
  await withdrawWishes(trx, address.email_key, act);
  if (!left) return;
  const count = await countSubmissions(trx, address.email_key);
  const recorded = { right: 'withdrawal', audited: 'unsubscribe', decision: 'leave' } as const;
  await recordAct(trx, { ...recorded, address, count, now: act.at }, ledger);
}
