import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../domain/admin/api.ts';
import type { RightsRequest } from '../../domain/admin/rights.ts';
import { addressOf, emailKey } from '../../domain/submission/email.ts';
import { appendAuditEntry } from '../events/audit/append.ts';
import type { Tables } from '../db/tables.ts';
import type { ErasureLedger } from '../events/ledger/erasure-ledger.ts';
import { corrections, type Corrections } from '../subscribers/corrections.ts';
import {
  addRequest,
  answerRequest,
  enterDone,
  listRequests,
  type NewRequest,
} from '../events/requests.ts';
import { liftRestriction, restrictedSince } from '../subscribers/restrictions.ts';

/** What the store does for people's rights, beside erasing and exporting. */
export interface RightsStore extends Corrections {
  /** Since when an address is restricted; null where it is not. */
  restrictedSince(email: string): Promise<string | null>;
  /** Lifts the restriction of an address, and enters that into the register. @returns whether there was one */
  liftRestriction(email: string, entry: Omit<AuditEntry, 'count'>): Promise<boolean>;
  addRequest(
    request: Omit<NewRequest, 'address'> & { email: string },
    now: Date,
  ): Promise<RightsRequest>;
  /** The open requests, the first due first, and after them the answered ones, the last answered first. */
  requests(): Promise<RightsRequest[]>;
  /** Answers an open request; refuses it where a reason is given. @returns false where none is open */
  answerRequest(id: string, reason: string | null, now: Date): Promise<boolean>;
}

/** The rights of a store: the same statements in both engines. @param lettersAreOn whether letters are queued */
export const rightsStore = (
  db: Kysely<Tables>,
  lettersAreOn: boolean,
  ledger?: ErasureLedger,
): RightsStore => ({
  ...corrections(db, lettersAreOn, ledger),
  restrictedSince: (email) => restrictedSince(db, emailKey(email)),
  liftRestriction: (email, entry) =>
    db.transaction().execute(async (trx) => {
      await ledger?.lock(trx);
      const address = addressOf(email);
      if (!(await liftRestriction(trx, address.email_key))) return false;
      await enterDone(trx, 'lifting', address, new Date(entry.at), ledger);
      await ledger?.noteDecision(trx, entry, 'lift_restriction', address.email_key);
      await appendAuditEntry(trx, { ...entry, count: 1 });
      return true;
    }),
  addRequest: ({ email, ...request }, now) =>
    db.transaction().execute(async (trx) => {
      await ledger?.lock(trx);
      return addRequest(trx, { ...request, address: addressOf(email) }, now, ledger);
    }),
  requests: () => listRequests(db),
  answerRequest: (id, reason, now) =>
    db.transaction().execute(async (trx) => {
      await ledger?.lock(trx);
      return answerRequest(trx, id, reason, now, ledger);
    }),
});
