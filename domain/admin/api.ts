import * as z from 'zod/mini';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CheckReport } from '../checks.ts';
import type { EventCount } from '../events.ts';
import {
  audiences,
  letterLimits,
  type AudienceCount,
  type Letter,
  type LetterNeed,
  type LetterReturn,
  type LetterSummary,
  type LetterTest,
  type LetterUnderWay,
  type SendResult,
} from '../letter.ts';
import { byLanguage, languages, type Language } from '../language.ts';
import type { ConsentReceipt } from '../submission/consent.ts';
import { subscriptionStatuses, type SubscriptionStatus } from '../email/states.ts';
import { asciiEmail, cleanEmail } from '../submission/email.ts';
import {
  limitOf,
  sortableFields,
  type Interest,
  type SubmissionRow,
} from '../submission/fields.ts';
import { type AskResult, type EmailFigures, type SubscriberEmails } from './emails.ts';
import {
  defaultQuery,
  pageLimit,
  type ListFilter,
  type ListSort,
  type Period,
} from './list-query.ts';
import { helperNameLimit, type PasswordError } from './account.ts';
import {
  longestNote,
  openingGrounds,
  rightsKinds,
  type Correction,
  type DataSubjectRequest,
  type OpenedSubmission,
  type OpeningGround,
} from './rights.ts';

/** One page of the list: the answer to `list`. */
export interface AdminPage {
  rows: SubmissionRow[];
  /** How many rows the filter lets through. */
  total: number;
}

/** Figures of a period; only `counters`, which the specification names, are over everything. */
export interface AdminOverview {
  counters: { total: number; this_week: number; this_month: number };
  submissions: number;
  /** How many of `submissions` want updates. */
  wants_updates: number;
  /** Different mailboxes, however their addresses are spelled. */
  subscribers: number;
  /** How many of `subscribers` had submitted before, within the period or earlier. */
  returning_subscribers: number;
  /** When the first of all submissions came; null where there is none. */
  first: string | null;
  /** How many came before the period. */
  before: number;
  /** Of the days that the request names, oldest first; days without any are left out. */
  days: { begin: string; count: number }[];
  /**
   * The most frequent first, at most 250, each called as most people spelled it; null where the
   * country was left empty.
   */
  countries: { country: string | null; count: number }[];
  /** The most frequent first. */
  languages: { language: Language; count: number }[];
  /** Oldest first. */
  event_counts: EventCount[];
}

/** How often a page was opened at least, in weeks that begin on Mondays in UTC. */
export interface AdminPageViews {
  /** In the language of the request. */
  path: string;
  this_week: number;
  last_week: number;
  /** Of as long as the counts are kept. */
  all: number;
}

/** The overview of all time and the first page, read at the same moment. */
export interface AdminStart {
  overview: AdminOverview;
  page: AdminPage;
}

/** The owner may do everything, a helper all but `ownersAlone`. */
export type Role = 'owner' | 'helper';

/** The account that is logged in. */
export interface AdminAccount {
  username: string;
  role: Role;
  /** The password is changed in the dashboard, or in `ADMIN_PASSWORD_HASH`; a helper has none. */
  kept_in: 'store' | 'configuration' | null;
  /** False of a helper, and of an owner who has set none since version 1.0.0 switched it off. */
  has_password: boolean;
  /** Whether it still has the password of the first start. */
  has_first_password: boolean;
}

/** The response to a login with `Prefer: admin`: a token, and what the dashboard shows first. */
export interface AdminLogin extends AdminStart {
  token: string;
  account: AdminAccount;
}

/** The work that waits for the owner. Times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export interface AdminWaiting {
  messages: { count: number; first: string | null };
  /** Requests by people's rights; `first` is the day by which the first must be answered. */
  requests: { count: number; first: string | null };
  /** The letter to the list that is on its way. */
  letter: LetterUnderWay | null;
  /** Those that fail, what matters most first. */
  checks: CheckReport[];
  /** That the pages call a past day the future, and what to do. */
  stale: string | null;
}

/** One session of the dashboard that has not ended. */
export interface SessionEntry {
  id: string;
  /** ISO 8601 in UTC with milliseconds. */
  begun_at: string;
  last_used_at: string;
  ip_address: string;
  /** The name of the passkey that it was begun with; null: with the password. */
  passkey: string | null;
  /** Whether it is the session that sent the request. */
  current: boolean;
}

/** A passkey of the account. Moments are ISO 8601 in UTC. */
export interface PasskeyEntry {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  /** Whether another device of its owner has it, too. */
  backed_up: boolean;
  /** False where it was made at another address of the site, where alone it works. */
  is_of_this_address: boolean;
}

/** Why a passkey was not added: it could not be verified, or is there already. */
type PasskeyAdded = { added: true } | { added: false; reason: 'unverified' | 'known' };

/** The answer to `ways_in`, which needs no token. */
export interface WaysIn {
  /** The address at which a passkey logs in; null where there is none. */
  origin: string | null;
}

/** Somebody whom the owner has invited, and whose account has not ended. */
export interface HelperEntry {
  id: string;
  username: string;
  /** ISO 8601 in UTC. */
  invited_at: string;
  /** Whether a passkey was made by the invitation, it still can be, or no longer. */
  state: 'joined' | 'invited' | 'expired';
}

/** Why a new password was rejected. `same` means that it is the current one. */
export type PasswordChangeError = PasswordError | 'same' | 'configured';

/** A change ends all sessions, including the one that sent the request. */
export type PasswordChange = { changed: true } | { changed: false; reason: PasswordChangeError };

/** Kinds of entries about who came in and what was read, which are many. */
export const accessKinds = [
  'log_in',
  'refuse_login',
  'fetch_list',
  'read_list',
  'read_person',
  'read_requests',
  'read_my_data',
] as const;

export type LogKind =
  | (typeof accessKinds)[number]
  | 'erase'
  | 'export_person'
  | 'unsubscribe'
  | 'export_list'
  | 'change_password'
  | 'add_passkey'
  | 'remove_passkey'
  | 'invite_helper'
  | 'accept_invitation'
  | 'end_helper'
  | 'end_session'
  | 'ask_to_confirm'
  | 'correct'
  | 'blank_message'
  | 'answer_message'
  | 'write_note'
  | 'delete_submission'
  | 'restrict'
  | 'lift_restriction'
  | 'add_request'
  | 'answer_request'
  | 'refuse_request'
  | 'apply_erasures'
  | 'test_letter'
  | 'send_letter'
  | 'resume_letter'
  | 'stop_letter'
  | 'publish_letter'
  | 'unpublish_letter'
  | `open_for_${OpeningGround}`
  // Of version 1.0.0, whose log stays.
  | 'remind'
  | 'enter_card'
  | 'settle_email'
  | 'pause_letter'
  | 'switch_off_password'
  | 'switch_on_password'
  | 'release_held'
  | 'delete_held'
  | 'reopen_request'
  | 'begin_log'
  | 'end_chain'
  | 'miss_mirror';

/** An action, without anything about the person whom it concerned. */
export interface LogEntry {
  id: string;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  /** Empty where nobody of the dashboard acted, but the person or a stranger. */
  account: string;
  kind: LogKind;
  /** How many submissions, people, requests or logins it concerned; 0 where it concerned none. */
  count: number;
}

const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** The separator of cells in a CSV file. A spreadsheet expects that of its own language. */
const csvSeparators = ['comma', 'semicolon'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
/** The audience of an export: people who may be written to, or everyone. */
const exportAudiences = ['contactable', 'everyone'] as const;
export type ExportAudience = (typeof exportAudiences)[number];

/** Why the `contactable` export leaves out a submission. `restricted` goes before other reasons. */
export type LeftOutReason = 'restricted' | Exclude<SubscriptionStatus, 'confirmed'>;

/** How many submissions match a filter, and how many of them an export leaves out. */
export interface AdminExportCounts {
  total: number;
  left_out: Partial<Record<LeftOutReason, number>>;
}

/** The result of taking a person off the list. */
export interface UnsubscribeResult {
  /** Whether they were on it until then. */
  unsubscribed: boolean;
  /** How many of their submissions asked for updates until then. */
  changed: number;
}

/** Days of a calendar, in UTC: no time, no zone. Databases know no year 0. */
const day = z.iso.date().check(z.refine((text) => text >= '0001-01-01'));

/** Text that a database can hold: no NUL, no half of a character. */
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'));

const text = (limit: number) => z.string().check(z.maxLength(limit), storable);

// Longer than any valid password, so that one too long is rejected with that reason.
const passwordText = 4096;

const id = text(100);
const email = text(limitOf('email')).check(z.minLength(1));
/** One by the rule of the form, in its clean spelling. */
const isEmail = z.refine<string>((given) => asciiEmail(given) !== undefined);
const emailAddress = z
  .string()
  .check(z.overwrite(cleanEmail), z.maxLength(limitOf('email')), isEmail, storable);
/** A moment as the store keeps it. Databases know no year 0. */
const moment = z.iso.datetime({ precision: 3 }).check(z.refine((text) => text >= '0001-01-01'));
const moments = { from: z.optional(moment), to: z.optional(moment) };

const period = z._default(z.strictObject(moments) satisfies z.ZodMiniType<Period>, {});
const filter = z._default(
  z.strictObject({
    search: z.optional(text(200)),
    country: z.optional(z.nullable(text(limitOf('country')))),
    language: z.optional(z.enum(languages)),
    wants_updates: z.optional(z.boolean()),
    returning: z.optional(z.boolean()),
    message_waits: z.optional(z.boolean()),
    state: z.optional(z.nullable(z.enum(subscriptionStatuses))),
    ...moments,
  }) satisfies z.ZodMiniType<ListFilter>,
  {},
);
const sort = z._default(
  z.strictObject({
    column: z.enum(sortableFields),
    direction: z.enum(['ascending', 'descending']),
  }) satisfies z.ZodMiniType<ListSort>,
  defaultQuery.sort,
);
const page = {
  offset: z._default(z.int().check(z.minimum(0)), 0),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(pageLimit)), pageLimit),
};

const confirmed = z.refine<{ email: string; confirm: string }>(
  (request) => request.email === request.confirm,
  { path: ['confirm'], error: 'confirm must be the same text as email' },
);

const letterText = z.strictObject({
  subject: text(letterLimits.subject),
  body: text(letterLimits.body),
});

export const passkeyName = text(60).check(z.minLength(1));
export const base64url = z.string().check(z.maxLength(8192), z.regex(/^[\w-]*$/));
const credentialId = base64url.check(z.maxLength(1400), z.minLength(1));
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.pipe(
    z.unknown(),
    z.transform(() => ({})),
  ),
};
/** The fields of `startRegistration` of @simplewebauthn/browser that the server needs. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z._default(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
      [],
    ),
  }),
});
/** The fields of `startAuthentication` of @simplewebauthn/browser that the server needs. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

/** The type of an action's response; it is not checked at run time. */
const json = z.custom;
/** The action answers with a file to download. */
const file = z.custom<File>();

/** What its request holds beside `token` and `action`, and what it is answered with. */
const action = <Shape extends z.core.$ZodLooseShape, Response extends z.ZodMiniType>(
  shape: Shape,
  response: Response,
) => ({ request: z.strictObject(shape), response });

/** The password, or what a passkey signed of `proof_options`. */
const proof = z.union([
  z.strictObject({ password: text(passwordText) }),
  z.strictObject({ response: assertion }),
]);
export type Proof = z.output<typeof proof>;

/**
 * An action that shows in the same request that the administrator is there, since a session may be
 * left open (ASVS 5.0, 7.5): one that exports the list or changes an account.
 */
const provedAction = <Shape extends z.core.$ZodLooseShape, Response extends z.ZodMiniType>(
  shape: Shape,
  response: Response,
) => action({ ...shape, proof }, response);

/** Every action of the dashboard after the login. Server and dashboard take their types from it. */
export const adminApi = {
  start: action({}, json<AdminStart>()),
  waiting: action({ language: z.enum(languages) }, json<AdminWaiting>()),
  list: action({ filter, sort, ...page }, json<AdminPage>()),
  overview: action({ period, days: z._default(z.array(moment), []) }, json<AdminOverview>()),
  /** The most opened first. */
  page_views: action({ language: z.enum(languages) }, json<AdminPageViews[]>()),
  /** With a ground, the message of a restricted submission comes too. */
  submission: action({ id, ground: z.optional(z.enum(openingGrounds)) }, json<OpenedSubmission>()),
  consent: action({ id }, json<ConsentReceipt>()),
  export_list: provedAction(
    {
      filter,
      sort,
      format: z.enum(exportFormats),
      audience: z._default(z.enum(exportAudiences), 'contactable'),
      separator: z._default(z.enum(csvSeparators), 'comma'),
    },
    file,
  ),
  export_counts: action({ filter }, json<AdminExportCounts>()),
  /** The file holds a `SubscriberData`. */
  export_person: action({ email }, file),
  erase: {
    request: z.strictObject({ email, confirm: z.string() }).check(confirmed),
    response: json<{ erased: number }>(),
  },
  unsubscribe: action({ email }, json<UnsubscribeResult>()),
  /** Corrects a submission. The rules of the form check the new values. */
  correct: action(
    { id, interest: json<Interest>(), language: z.enum(languages) },
    json<Correction>(),
  ),
  blank_message: action({ id }, json<undefined>()),
  /** False where it was gone already. */
  delete_submission: action({ id }, json<{ deleted: boolean }>()),
  /** False where no message waits there. */
  answer_message: action({ id }, json<{ answered: boolean }>()),
  /** Beside a person; an empty one is taken away. */
  write_note: action({ email, text: text(longestNote) }, json<undefined>()),
  restrict: action({ email }, json<{ restricted: number }>()),
  lift_restriction: action({ email }, json<{ lifted: boolean }>()),
  /** The open ones, the first due first, and after them the last answered. */
  requests: action({}, json<{ requests: DataSubjectRequest[] }>()),
  /** `has_joined` is false where the address has no submissions, which may be. */
  add_request: action(
    { kind: z.enum(rightsKinds), email: emailAddress, received_on: day },
    json<DataSubjectRequest & { has_joined: boolean }>(),
  ),
  /** False where it was answered already. */
  answer_request: action(
    { id, refused: z.nullable(text(1000).check(z.minLength(1))) },
    json<{ answered: boolean }>(),
  ),
  emails: action({}, json<EmailFigures>()),
  subscriber_emails: action({ email }, json<SubscriberEmails>()),
  ask_again: action({ email }, json<AskResult>()),
  /** Asks some of those who joined before e-mails were on; sent again until nobody is left. */
  ask_earlier: action({}, json<{ asked: number }>()),
  /** The newest first, what is missing before one can be sent, and where tests go. */
  letters: action(
    {},
    json<{ letters: LetterSummary[]; needs: LetterNeed[]; owner_email: string | null }>(),
  ),
  letter: action({ id }, json<Letter>()),
  /** The people whom a letter did not reach or who complained; at most some hundred. */
  letter_returns: action({ id }, json<{ returns: LetterReturn[] }>()),
  /** Keeps a draft; without an id, a new one. */
  save_letter: action(
    {
      id: z.nullable(id),
      audience: z.enum(audiences),
      texts: z.strictObject(byLanguage(() => letterText)),
    },
    json<Letter>(),
  ),
  /** False where there is no such draft. */
  delete_letter: action({ id }, json<{ deleted: boolean }>()),
  letter_audience: action({ audience: z.enum(audiences) }, json<AudienceCount>()),
  /** Sends it to the owner, in each language. */
  test_letter: action({ id }, json<LetterTest>()),
  /** `recipients` is the number that the owner typed, if another letter went within a day. */
  send_letter: action({ id, recipients: z.nullable(z.int()) }, json<SendResult>()),
  stop_letter: action({ id }, json<Letter>()),
  resume_letter: action({ id }, json<Letter>()),
  /** Puts a letter into the archive, or takes it out. */
  publish_letter: action({ id, is_public: z.boolean() }, json<Letter>()),
  /** The last hundred actions and accesses, newest first. */
  log: action({}, json<{ entries: LogEntry[]; accesses: LogEntry[] }>()),
  /** The most recently begun first. */
  sessions: action({}, json<{ sessions: SessionEntry[] }>()),
  /** False where the session had ended already. */
  end_session: action({ id }, json<{ ended: boolean }>()),
  /** Ends all sessions. */
  change_password: provedAction({ password: text(passwordText) }, json<PasswordChange>()),
  /** The oldest first. `origin` is the address where they can be made and used; null: nowhere. */
  passkeys: action({}, json<{ passkeys: PasskeyEntry[]; origin: string | null }>()),
  passkey_options: action({}, json<PublicKeyCredentialCreationOptionsJSON>()),
  add_passkey: provedAction({ name: passkeyName, response: attestation }, json<PasskeyAdded>()),
  /** False where there is no such passkey. */
  rename_passkey: action({ id: credentialId, name: passkeyName }, json<{ renamed: boolean }>()),
  /**
   * Ends the sessions that were begun with it. False where there is no such passkey. `logged_out`:
   * the session that asked was among those.
   */
  remove_passkey: provedAction(
    { id: credentialId },
    json<{ removed: boolean; logged_out: boolean }>(),
  ),
  /** By their names. `origin` is the address where an invitation can be accepted; null: nowhere. */
  helpers: action({}, json<{ helpers: HelperEntry[]; origin: string | null }>()),
  /** Null where the name is taken; else what the link holds, which is shown this once. */
  invite_helper: provedAction(
    {
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(helperNameLimit), storable),
    },
    json<{ invitation: string | null }>(),
  ),
  /** Ends the account, its sessions and its passkeys. False where there is no such helper. */
  end_helper: provedAction({ id }, json<{ ended: boolean }>()),
  /** What a passkey signs for an action that carries a proof. */
  proof_options: action({}, json<PublicKeyCredentialRequestOptionsJSON>()),
  logout: action({}, json<undefined>()),
} satisfies Record<string, { request: z.ZodMiniType; response: z.ZodMiniType }>;

type AdminApi = typeof adminApi;
export type AdminAction = keyof AdminApi;
/** A request as the server reads it, with defaults filled in. */
export type AdminRequest<Action extends AdminAction> = z.output<AdminApi[Action]['request']>;
/** A request as the dashboard may write it. */
export type AdminRequestInput<Action extends AdminAction> = z.input<AdminApi[Action]['request']>;
export type AdminResponse<Action extends AdminAction> = z.output<AdminApi[Action]['response']>;

/** The requests' schemas, each by its action. */
export const requestSchemas: {
  [Action in AdminAction]: { request: z.ZodMiniType<AdminRequest<Action>> };
} = adminApi;
