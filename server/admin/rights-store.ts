import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { AuditEntry } from '../../domain/admin/api.ts';
import type { RightsRequest } from '../../domain/admin/rights.ts';
import type { Language } from '../../domain/language.ts';
import { addressOf, emailKey } from '../../domain/submission/email.ts';
import type { Interest } from '../../domain/submission/fields.ts';
import { byAdministrator, type UnitOfWork } from '../events/change.ts';
import { addRequest, answerRequest, listRequests, type NewRequest } from '../events/requests.ts';
import type { Tables } from '../db/tables.ts';
import { blankMessage, correct, type Unchanged } from '../subscribers/correct.ts';
import { deleteSubmission } from '../subscribers/erase.ts';
import { liftRestriction, restrict } from '../subscribers/restrict.ts';
import { restrictedSince } from '../subscribers/restrictions.ts';

type Entry = Omit<AuditEntry, 'count'>;

/** What the store does for people's rights, beside erasing and exporting. */
export interface RightsStore {
  /**
   * Replaces what a submission says. With letters on, a new address is asked to confirm; where the old one is confirmed, its person
   * keeps it until then, and moves with all their submissions.
   */
  correct(
    id: string,
    says: Interest & { language: Language },
    entry: Entry,
  ): Promise<Unchanged | { asked: boolean; waits: boolean }>;
  blankMessage(id: string, entry: Entry): Promise<Unchanged | 'blanked'>;
  /** Deletes one submission; with the last one, the person. @returns false where there is none */
  deleteSubmission(id: string, entry: Entry): Promise<boolean>;
  /** Restricts the data of an e-mail address, enters that into the register, and drops the letters to it. @returns how many submissions it has */
  restrict(email: string, entry: Entry): Promise<number>;
  /** Since when an address is restricted; null where it is not. */
  restrictedSince(email: string): Promise<string | null>;
  /** Lifts the restriction of an address, and enters that into the register. @returns whether there was one */
  liftRestriction(email: string, entry: Entry): Promise<boolean>;
  addRequest(
    request: Omit<NewRequest, 'address'> & { email: string },
    now: Date,
    account: string,
  ): Promise<RightsRequest>;
  /** The open requests, the first due first, and after them the answered ones, the last answered first. */
  requests(): Promise<RightsRequest[]>;
  /** Answers an open request; refuses it where a reason is given. @returns false where none is open */
  answerRequest(id: string, reason: string | null, now: Date, account: string): Promise<boolean>;
}

/** The rights of a store: the same statements in both engines. */
export const rightsStore = (db: Kysely<Tables>, change: UnitOfWork): RightsStore => ({
  correct: (id, says, entry) => change(byAdministrator(entry), (made) => correct(made, id, says)),
  blankMessage: (id, entry) => change(byAdministrator(entry), (made) => blankMessage(made, id)),
  deleteSubmission: async (id, entry) =>
    (await change(byAdministrator(entry), (made) => deleteSubmission(made, id))) !== undefined,
  restrict: (email, entry) =>
    change(byAdministrator(entry), (made) => restrict(made, addressOf(email))),
  restrictedSince: (email) => restrictedSince(db, emailKey(email)),
  liftRestriction: (email, entry) =>
    change(byAdministrator(entry), (made) => liftRestriction(made, addressOf(email))),
  addRequest: ({ email, ...request }, now, account) =>
    change(actor(now, account), async (made) => {
      const added = await addRequest(made, { ...request, address: addressOf(email) });
      await made.record({ kind: 'requested', count: 1 });
      return added;
    }),
  requests: () => listRequests(db),
  answerRequest: (id, reason, now, account) =>
    change(actor(now, account), (made) => answerRequest(made, id, reason)),
});

const actor = (at: Date, account: string) =>
  byAdministrator({ id: uuidV7(), at: at.toISOString(), account });
