import type { AdminAccount, PasskeyEntry } from '../../../domain/admin/api.ts';
import type { DataSubjectRequest } from '../../../domain/admin/rights.ts';
import type { EmailFigures, UnknownEmail } from '../../../domain/admin/emails.ts';

/** A moment of each sample. */
export const at = '2026-01-02T10:00:00.000Z';

/** An owner, whose password is not the first one. */
export const owner: AdminAccount = {
  username: 'admin',
  role: 'owner',
  kept_in: 'store',
  has_first_password: false,
};

/** A helper. */
export const helper: AdminAccount = { ...owner, username: 'Marta', role: 'helper', kept_in: null };

/** The figures of a site that writes e-mails and has written none. */
export const emailFigures: EmailFigures = {
  emails_are_on: true,
  subscribers: { unconfirmed: 0, confirmed: 0, unsubscribed: 0, bounced: 0 },
  not_asked: 0,
  to_remind: 0,
  queued: 0,
  held: [],
  problem: null,
};

/** An e-mail of unknown fate. */
export const unknownEmail: UnknownEmail = {
  id: 'lost',
  kind: 'confirm',
  state: 'unknown',
  reason: null,
  server_words: '451 wait',
  queued_at: at,
  due_at: at,
  ended_at: null,
  attempts: 1,
  times_unknown: 1,
  email: 'ana@example.pt',
};

/** A passkey that works at this address. */
export const passkey: PasskeyEntry = {
  id: 'first',
  name: 'my phone',
  created_at: at,
  last_used_at: null,
  backed_up: false,
  is_of_this_address: true,
};

/** An open request. */
export const openRequest: DataSubjectRequest = {
  id: 'open',
  kind: 'access',
  email: 'ana@example.org',
  received_on: '2026-01-30',
  due_on: '2026-02-28',
  made_by: 'admin',
  answered_on: null,
  outcome: null,
  reason: null,
};
