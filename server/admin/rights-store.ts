import type { Kysely } from 'kysely';
import type { UnsubscribeResult } from '../../domain/admin/api.ts';
import type { DataSubjectRequest, NewAddress, Note } from '../../domain/admin/rights.ts';
import type { Language } from '../../domain/language.ts';
import { addressOf, emailKey } from '../../domain/submission/email.ts';
import type { Interest } from '../../domain/submission/fields.ts';
import { byAdministrator, type LoggedAction, type UnitOfWork } from '../events/change.ts';
import {
  addDataSubjectRequest,
  answerDataSubjectRequest,
  listDataSubjectRequests,
  type NewDataSubjectRequest,
} from '../events/data-subject-requests.ts';
import type { Tables } from '../db/tables.ts';
import { answerMessage, readNote, waitingMessages, writeNote } from '../subscribers/messages.ts';
import { deleteSubmission, erase } from '../subscribers/erase.ts';
import { correctAddress, readNewAddress } from '../subscribers/new-address.ts';
import { liftRestriction, restrict } from '../subscribers/restrict.ts';
import { restrictedSince } from '../subscribers/restrictions.ts';
import { countSubmissions } from '../subscribers/subscribers.ts';
import { update } from '../subscribers/update.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

export type RightsStore = ReturnType<typeof rightsStore>;

/**
 * What the store does for people's rights, beside exporting: the same statements in both engines.
 */
export const rightsStore = (db: Kysely<Tables>, change: UnitOfWork) => ({
  /**
   * Deletes all submissions of an e-mail address, however it is spelled, with the person and their
   * e-mails. Where e-mails are on, whoever was on the list is told by one last e-mail.
   * @returns how many submissions were deleted
   */
  async erase(email: string, action: LoggedAction): Promise<number> {
    const erased = await change(byAdministrator(action), (made) => erase(made, addressOf(email)));
    return erased.submissions;
  },
  /**
   * Takes an e-mail address off the list, however it is spelled, and withdraws its consent to
   * updates.
   */
  unsubscribe: (email: string, action: LoggedAction): Promise<UnsubscribeResult> =>
    change(byAdministrator(action), (made) => unsubscribe(made, addressOf(email))),
  /** @returns what became of the address, or why nothing was changed */
  correct: (
    id: string,
    { email, ...values }: Interest & { language: Language },
    action: LoggedAction,
  ) =>
    change(byAdministrator(action), async (made) => {
      const before = await update(made, id, values);
      return typeof before === 'string' ? before : correctAddress(made, before, addressOf(email));
    }),
  blankMessage: (id: string, action: LoggedAction) =>
    change(byAdministrator(action), (made) =>
      update(made, id, { message: null }, { kind: 'message_blanked' }),
    ),
  newAddress: (email: string): Promise<NewAddress | null> => readNewAddress(db, emailKey(email)),
  /** Deletes one submission; with the last one, the person. @returns false where there is none */
  deleteSubmission: async (id: string, action: LoggedAction): Promise<boolean> =>
    (await change(byAdministrator(action), (made) => deleteSubmission(made, id))) !== undefined,
  answerMessage: (id: string, action: LoggedAction): Promise<boolean> =>
    change(byAdministrator(action), (made) => answerMessage(made, id)),
  writeNote: (email: string, text: string, action: LoggedAction) =>
    change(byAdministrator(action), (made) => writeNote(made, addressOf(email), text)),
  note: (email: string): Promise<Note | null> => readNote(db, emailKey(email)),
  waitingMessages: () => waitingMessages(db),
  restrict: (email: string, action: LoggedAction): Promise<number> =>
    change(byAdministrator(action), (made) => restrict(made, addressOf(email))),
  /** Since when an address is restricted; null where it is not. */
  restrictedSince: (email: string): Promise<string | null> => restrictedSince(db, emailKey(email)),
  liftRestriction: (email: string, action: LoggedAction): Promise<boolean> =>
    change(byAdministrator(action), (made) => liftRestriction(made, addressOf(email))),
  addDataSubjectRequest: (
    { email, ...request }: Omit<NewDataSubjectRequest, 'address'> & { email: string },
    action: LoggedAction,
  ): Promise<DataSubjectRequest> =>
    change(byAdministrator(action), async (made) => {
      const added = await addDataSubjectRequest(made, { ...request, address: addressOf(email) });
      await made.record({ kind: 'requested', count: 1 });
      return added;
    }),
  /** Whether an address has submissions. */
  hasJoined: async (email: string): Promise<boolean> =>
    (await countSubmissions(db, emailKey(email))) > 0,
  /**
   * The open requests, the first due first, and after them the answered ones, the last answered
   * first.
   */
  dataSubjectRequests: (): Promise<DataSubjectRequest[]> => listDataSubjectRequests(db),
  /**
   * Answers an open request; refuses it where a reason is given. @returns false where none is open
   */
  answerDataSubjectRequest: (
    id: string,
    reason: string | null,
    action: LoggedAction,
  ): Promise<boolean> =>
    change(byAdministrator(action), (made) => answerDataSubjectRequest(made, id, reason)),
});
