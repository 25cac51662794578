import { sql, type Kysely, type SqlBool } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { facts } from '../../../content/facts.ts';
import type { RightsKind, RightsRequest } from '../../../domain/admin/rights.ts';
import type { Tables } from '../tables.ts';

type Database = Kysely<Tables>;

const dayMs = 86_400_000;
const listLength = 500;
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export interface NewRequest {
  kind: RightsKind;
  /** Null where the person is erased by it. */
  email: string | null;
  /** `YYYY-MM-DD` in UTC. */
  receivedOn: string;
  madeBy: 'desk' | 'self';
  /** The day it was done, for what is done as it is asked. */
  answeredOn?: string;
}

/** Enters a request into the register, to be answered within the days that the privacy policy promises. */
export async function addRequest(
  db: Database,
  { kind, email, receivedOn, madeBy, answeredOn }: NewRequest,
): Promise<RightsRequest> {
  const due = new Date(Date.parse(receivedOn) + facts.rightsRequestDays * dayMs);
  const request: RightsRequest = {
    ...{ id: uuidV7(), kind, email, received_on: receivedOn, due_on: dayOf(due), made_by: madeBy },
    ...{ answered_on: answeredOn ?? null, outcome: answeredOn ? 'done' : null, reason: null },
  };
  await db.insertInto('rights_requests').values(request).execute();
  return request;
}

/** Enters what the desk did for a person as done: it answers the open request for that, or is one by itself. */
export async function enterDone(
  db: Database,
  kind: RightsKind,
  email: string,
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const { numUpdatedRows } = await db
    .updateTable('rights_requests')
    .set({ answered_on: today, outcome: 'done' })
    .where('kind', '=', kind)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .where('answered_on', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await addRequest(db, { kind, email, receivedOn: today, answeredOn: today, madeBy: 'desk' });
}

/** The open requests, the first due first, and after them the answered ones, the last answered first. */
export const listRequests = (db: Database): Promise<RightsRequest[]> =>
  db
    .selectFrom('rights_requests')
    .selectAll()
    .orderBy(sql`CASE WHEN answered_on IS NULL THEN 0 ELSE 1 END`)
    .orderBy(sql`CASE WHEN answered_on IS NULL THEN due_on END`)
    .orderBy('answered_on', 'desc')
    .orderBy('id')
    .limit(listLength)
    .execute();

/** Answers an open request. @param reason why it is refused; null where it is done. @returns false where none is open */
export async function answerRequest(
  db: Database,
  id: string,
  reason: string | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rights_requests')
    .set({ answered_on: dayOf(now), outcome: reason === null ? 'done' : 'refused', reason })
    .where('id', '=', id)
    .where('answered_on', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Leaves kind and days alone in the requests of a person who is erased; nobody is left to answer the open ones.
 * @param receivedUntil `YYYY-MM-DD`: later ones stay as they are
 */
export async function forgetRequests(
  db: Database,
  email: string,
  now: Date,
  receivedUntil?: string,
): Promise<void> {
  await db
    .updateTable('rights_requests')
    .set((eb) => ({
      email: null,
      reason: null,
      outcome: eb.fn.coalesce('outcome', sql<'done'>`'done'`),
      answered_on: eb.fn.coalesce('answered_on', sql<string>`${dayOf(now)}`),
    }))
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .$if(receivedUntil !== undefined, (query) =>
      query.where('received_on', '<=', receivedUntil ?? ''),
    )
    .execute();
}
