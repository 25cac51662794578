import type { Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { AuditEntry, AuditKind } from '../../domain/admin/api.ts';
import type { RightsKind } from '../../domain/admin/rights.ts';
import type { Address } from '../../domain/submission/email.ts';
import { appendAuditEntry } from '../events/audit/append.ts';
import type { ErasureLedger } from '../events/ledger/erasure-ledger.ts';
import type { Decision } from '../db/ledger-entry.ts';
import { addRequest } from '../events/requests.ts';
import type { Tables } from '../db/tables.ts';

/** What a person did by themselves. */
interface Act {
  right: RightsKind;
  address: Address;
  audited: AuditKind;
  /** How many submissions it concerned. */
  count: number;
  now: Date;
  /** What a restored copy must not forget. */
  decision?: Decision | undefined;
}

/** Enters what a person did into the register of requests, as answered, and into the audit log. The last of its transaction. */
export async function recordAct(
  trx: Transaction<Tables>,
  { right, address, audited, count, now, decision }: Act,
  ledger: ErasureLedger | undefined,
): Promise<void> {
  await registerAct(trx, right, address, now, ledger);
  const entry = ownEntry(audited, now);
  if (decision) await ledger?.noteDecision(trx, entry, decision, address.email_key);
  await appendAuditEntry(trx, { ...entry, count });
}

/** A new entry of the audit log for what no account did, but the person. */
export const ownEntry = (kind: AuditKind, at: Date): Omit<AuditEntry, 'count'> => ({
  id: uuidV7(),
  at: at.toISOString(),
  account: '',
  kind,
});

/** Enters what a person did into the register of requests, as answered. */
export async function registerAct(
  trx: Transaction<Tables>,
  kind: RightsKind,
  address: Address | null,
  now: Date,
  ledger: ErasureLedger | undefined,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const days = { receivedOn: today, answeredOn: today };
  await addRequest(trx, { kind, address, madeBy: 'self', ...days }, now, ledger);
}
