import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { UnsubscribeResult } from '../../domain/admin/api.ts';
import type { DataSubjectRequest } from '../../domain/admin/rights.ts';
import type { Language } from '../../domain/language.ts';
import { addressOf, emailKey } from '../../domain/submission/email.ts';
import type { Interest } from '../../domain/submission/fields.ts';
import { byAdministrator, type UnitOfWork } from '../events/change.ts';
import {
  addRequest,
  answerRequest,
  listRequests,
  type NewRequest,
} from '../events/data-subject-requests.ts';
import type { Tables } from '../db/tables.ts';
import { blankMessage, correct } from '../subscribers/correct.ts';
import { deleteSubmission, erase } from '../subscribers/erase.ts';
import { liftRestriction, restrict } from '../subscribers/restrict.ts';
import { restrictedSince } from '../subscribers/restrictions.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

type Act = Parameters<typeof byAdministrator>[0];

export type RightsStore = ReturnType<typeof rightsStore>;

/** What the store does for people's rights, beside exporting: the same statements in both engines. */
export const rightsStore = (db: Kysely<Tables>, change: UnitOfWork) => ({
  /**
   * Deletes all submissions of an e-mail address, however it is spelled, with the person and their e-mails. Where e-mails are on, a
   * unsubscribed e-mail to who had confirmed is queued.
   * @returns how many submissions were deleted
   */
  async erase(email: string, act: Act): Promise<number> {
    const erased = await change(byAdministrator(act), (made) => erase(made, addressOf(email)));
    return erased.submissions;
  },
  /** Takes an e-mail address off the list, however it is spelled, and withdraws its wish for updates. */
  unsubscribe: (email: string, act: Act): Promise<UnsubscribeResult> =>
    change(byAdministrator(act), (made) => unsubscribe(made, addressOf(email))),
  correct: (id: string, interest: Interest & { language: Language }, act: Act) =>
    change(byAdministrator(act), (made) => correct(made, id, interest)),
  blankMessage: (id: string, act: Act) =>
    change(byAdministrator(act), (made) => blankMessage(made, id)),
  /** Deletes one submission; with the last one, the person. @returns false where there is none */
  deleteSubmission: async (id: string, act: Act): Promise<boolean> =>
    (await change(byAdministrator(act), (made) => deleteSubmission(made, id))) !== undefined,
  restrict: (email: string, act: Act): Promise<number> =>
    change(byAdministrator(act), (made) => restrict(made, addressOf(email))),
  /** Since when an address is restricted; null where it is not. */
  restrictedSince: (email: string): Promise<string | null> => restrictedSince(db, emailKey(email)),
  liftRestriction: (email: string, act: Act): Promise<boolean> =>
    change(byAdministrator(act), (made) => liftRestriction(made, addressOf(email))),
  addRequest: (
    { email, ...request }: Omit<NewRequest, 'address'> & { email: string },
    now: Date,
    account: string,
  ): Promise<DataSubjectRequest> =>
    change(actor(now, account), async (made) => {
      const added = await addRequest(made, { ...request, address: addressOf(email) });
      await made.record({ kind: 'requested', count: 1 });
      return added;
    }),
  /** The open requests, the first due first, and after them the answered ones, the last answered first. */
  requests: (): Promise<DataSubjectRequest[]> => listRequests(db),
  /** Answers an open request; refuses it where a reason is given. @returns false where none is open */
  answerRequest: (
    id: string,
    reason: string | null,
    now: Date,
    account: string,
  ): Promise<boolean> => change(actor(now, account), (made) => answerRequest(made, id, reason)),
});

const actor = (at: Date, account: string) =>
  byAdministrator({ id: uuidV7(), at: at.toISOString(), account });
