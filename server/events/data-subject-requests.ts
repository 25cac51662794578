import { sql, type Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { facts } from '../../content/facts.ts';
import type { RightsKind, DataSubjectRequest } from '../../domain/admin/rights.ts';
import type { Address } from '../../domain/submission/email.ts';
import { dayMs, dayOf } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import type { Change } from './change.ts';

type Database = Kysely<Tables>;

const listLength = 500;

export interface NewDataSubjectRequest {
  kind: RightsKind;
  /** Null where the person is erased by it. */
  address: Address | null;
  /** `YYYY-MM-DD` in UTC. */
  receivedOn: string;
  madeBy: 'admin' | 'subscriber';
  /** The day it was done, for what is done as it is asked. */
  answeredOn?: string;
}

/**
 * Enters a request into the register, to be answered within the days that the privacy policy
 * promises.
 */
export async function addDataSubjectRequest(
  change: Change,
  { kind, address, receivedOn, madeBy, answeredOn }: NewDataSubjectRequest,
): Promise<DataSubjectRequest> {
  const due = new Date(Date.parse(receivedOn) + facts.rightsRequestDays * dayMs);
  const request: DataSubjectRequest = {
    id: uuidV7(),
    kind,
    email: address?.email ?? null,
    received_on: receivedOn,
    due_on: dayOf(due),
    made_by: madeBy,
    answered_on: answeredOn ?? null,
    outcome: answeredOn ? 'done' : null,
    reason: null,
  };
  const row = { ...request, email_key: address?.email_key ?? null };
  await change.trx.insertInto('data_subject_requests').values(row).execute();
  return request;
}

/**
 * Enters what the dashboard did for a person as done: it answers the open request for that, or is
 * one by itself.
 */
export async function enterDone(change: Change, kind: RightsKind, address: Address): Promise<void> {
  const today = dayOf(change.actor.at);
  const answered = await change.trx
    .updateTable('data_subject_requests')
    .set({ answered_on: today, outcome: 'done' })
    .where('kind', '=', kind)
    .where('email_key', '=', address.email_key)
    .where('answered_on', 'is', null)
    .returningAll()
    .execute();
  if (answered.length > 0) return;
  const days = { receivedOn: today, answeredOn: today };
  await addDataSubjectRequest(change, { kind, address, ...days, madeBy: 'admin' });
}

/**
 * The open requests, the first due first, and after them the answered ones, the last answered
 * first.
 */
export const listDataSubjectRequests = (db: Database): Promise<DataSubjectRequest[]> =>
  db
    .selectFrom('data_subject_requests')
    .select([
      'id',
      'kind',
      'email',
      'received_on',
      'due_on',
      'made_by',
      'answered_on',
      'outcome',
      'reason',
    ])
    .orderBy(sql`CASE WHEN answered_on IS NULL THEN 0 ELSE 1 END`)
    .orderBy(sql`CASE WHEN answered_on IS NULL THEN due_on END`)
    .orderBy('answered_on', 'desc')
    .orderBy('id')
    .limit(listLength)
    .execute();

/**
 * Answers an open request. @param reason why it is refused; null where it is done. @returns false
 * where none is open
 */
export async function answerDataSubjectRequest(
  change: Change,
  id: string,
  reason: string | null,
): Promise<boolean> {
  const [answered] = await change.trx
    .updateTable('data_subject_requests')
    .set({
      answered_on: dayOf(change.actor.at),
      outcome: reason === null ? 'done' : 'refused',
      reason,
    })
    .where('id', '=', id)
    .where('answered_on', 'is', null)
    .returningAll()
    .execute();
  if (!answered) return false;
  await change.record({ kind: reason === null ? 'answered' : 'refused', count: 1 });
  return true;
}
