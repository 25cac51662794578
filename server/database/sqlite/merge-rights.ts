import type { DatabaseSync } from 'node:sqlite';
import type { RightsRequest } from '../../../domain/admin/rights.ts';
import type { MergePeople } from './merge-people.ts';
import { insertInto, rowsThere, sharedColumns, update, type Row } from './merge-rows.ts';
import type { LaterSide } from './merge-sides.ts';

/** Brings in whose data is restricted: in doubt, it is. @param later which side has the later word on that */
export function mergeRestrictions(
  store: DatabaseSync,
  copy: DatabaseSync,
  later: LaterSide,
  isErased: MergePeople['isErased'],
): void {
  if (later === 'store') return;
  const there = rowsThere<{ email: string; since: string }>(store, copy, 'restrictions');
  const ignore = ' ON CONFLICT DO NOTHING';
  const insert = insertInto(store, 'restrictions', ['email', 'since'], ignore);
  const submission = store.prepare(
    'SELECT 1 FROM interest_submissions WHERE lower(email) = lower(?) LIMIT 1',
  );
  for (const row of there) {
    if (submission.all(row.email).length === 0 || isErased(row.email.toLowerCase(), row.since)) {
      continue;
    }
    insert(row);
  }
  if (later !== 'copy') return;
  const restricted = new Set(there.map(({ email }) => email.toLowerCase()));
  for (const { email } of store.prepare('SELECT email FROM restrictions').all()) {
    if (restricted.has(String(email).toLowerCase())) continue;
    store.prepare('DELETE FROM restrictions WHERE email = ?').run(email ?? null);
  }
}

/** Brings in the register of requests: what was answered on either side is answered, and who was erased is not named. */
export function mergeRequests(
  store: DatabaseSync,
  copy: DatabaseSync,
  { later, isErased }: MergePeople,
  notBefore: string,
): void {
  const table = 'rights_requests';
  const insert = insertInto(store, table, sharedColumns(store, copy, table));
  const find = store.prepare(`SELECT * FROM ${table} WHERE id = ?`);
  for (const request of rowsThere<RightsRequest & Row>(store, copy, table)) {
    const { id, email, received_on, answered_on, outcome, reason } = request;
    if (received_on < notBefore.slice(0, 10)) continue;
    const [known] = find.all(id) as (RightsRequest & Row)[];
    const answer = { answered_on, outcome, reason };
    if (!known) {
      const erased = email !== null && isErased(email.toLowerCase(), received_on);
      const forgotten = { email: null, reason: null, outcome: outcome ?? 'done' };
      insert(
        erased ? { ...request, ...forgotten, answered_on: answered_on ?? received_on } : request,
      );
    } else {
      const isOpen = known.answered_on === null;
      if (isOpen && answered_on !== null) update(store, table, 'id', id, answer);
      if (email === null) update(store, table, 'id', id, { email, reason: null });
      // An erasure leaves none open: the ledger entered this one again without knowing whose it is.
      else if (known.email === null ? isOpen : later === 'copy') {
        update(store, table, 'id', id, { email });
      }
      if (known.email !== null && known.outcome === outcome && known.reason === null) {
        update(store, table, 'id', id, { reason: email === null ? null : reason });
      }
    }
  }
}
