import type { Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { AuditEntry, AuditKind } from '../../../domain/admin/api.ts';
import type { RightsKind } from '../../../domain/admin/rights.ts';
import { appendAuditEntry } from '../audit/append.ts';
import { addRequest } from '../rights/requests.ts';
import type { Tables } from '../tables.ts';

/** What a person did by themselves. */
interface Act {
  right: RightsKind;
  email: string;
  audited: AuditKind;
  /** How many submissions it concerned. */
  count: number;
  now: Date;
}

/** Enters what a person did into the register of requests, as answered, and into the audit log. The last of its transaction. */
export async function recordAct(
  trx: Transaction<Tables>,
  { right, email, audited, count, now }: Act,
): Promise<void> {
  await registerAct(trx, right, email, now);
  await appendAuditEntry(trx, { ...ownEntry(audited, now), count });
}

/** A new entry of the audit log for what no account did, but the person. */
export const ownEntry = (kind: AuditKind, at: Date): Omit<AuditEntry, 'count'> => ({
  ...{ id: uuidV7(), at: at.toISOString(), account: '', kind },
});

/** Enters what a person did into the register of requests, as answered. */
export async function registerAct(
  trx: Transaction<Tables>,
  kind: RightsKind,
  email: string | null,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await addRequest(trx, { kind, email, madeBy: 'self', receivedOn: today, answeredOn: today });
}
