import * as z from 'zod/mini';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CheckReport } from '../checks.ts';
import type { EventCount } from '../events.ts';
import {
  audiences,
  broadcastLimits,
  broadcastPresses,
  type AudienceCount,
  type Broadcast,
  type BroadcastNeed,
  type BroadcastReturn,
  type BroadcastSummary,
  type BroadcastTest,
  type BroadcastUnderWay,
  type SendResult,
} from '../broadcast.ts';
import { byLanguage, languages, type Language } from '../language.ts';
import type { ConsentReceipt } from '../submission/consent.ts';
import { subscriptionStatuses, type SubscriptionStatus } from '../email/states.ts';
import type { OutsideSource } from '../visits.ts';
import { asciiEmail } from '../submission/email.ts';
import {
  limitOf,
  sortableFields,
  type Interest,
  type SubmissionRow,
} from '../submission/fields.ts';
import {
  emailFates,
  heldFates,
  type AskResult,
  type EmailFigures,
  type SubscriberEmails,
  type UnknownEmail,
} from './emails.ts';
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
  wordingLimit,
  type Correction,
  type DataSubjectRequest,
  type EnteredCard,
  type OpenedSubmission,
  type OpeningGround,
} from './rights.ts';

/** A token expires after so many minutes without use. Requests of `asksByItself` are no use. */
export const idleMinutes = 30;

/** Hours after which a session ends, however much it is used. */
export const sessionHours = 12;

/** One page of the list: the answer to `admin_page`. */
export interface AdminPage {
  rows: SubmissionRow[];
  /** How many rows the filter lets through. */
  total: number;
  /** The newest of all submissions when these rows were read, to be sent with `admin_newer`. */
  newest: string | null;
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
  /** Oldest first; days without any are left out. */
  days: { day: string; count: number }[];
  /** The most frequent first, at most 250; null where the country was left empty. */
  countries: { country: string | null; count: number }[];
  /** The most frequent first. */
  languages: { language: Language; count: number }[];
  /** Oldest first. */
  event_counts: EventCount[];
}

/** Where readers came from: a page of ours, or outside. */
export type VisitSource = OutsideSource | '(ours)';

/** How often pages were opened in a period. */
export interface AdminVisits {
  /** Oldest first; days without any are left out. */
  days: { day: string; count: number }[];
  /** The pages by their paths in the language of the request, the most opened first. */
  pages: {
    path: string;
    views: number;
    /** How often a page with the form was opened from it. */
    went_on: number;
    /** How many joined by its form, `few` where they are under five; null where it has none. */
    joins: number | 'few' | null;
  }[];
  /** The most frequent first. */
  languages: { language: Language; count: number }[];
  /** The most frequent first. */
  sources: { source: VisitSource; count: number }[];
}

/** The overview of all time and the first page, read at the same moment. */
export interface AdminStart {
  overview: AdminOverview;
  page: AdminPage;
}

export interface AdminNewer {
  count: number;
  /** The id to send with the next `admin_newer` request. */
  newest: string | null;
}

/** The owner may do everything, a helper what names that role in `adminApi`. */
export type Role = 'owner' | 'helper';

/** The account that is logged in. */
export interface AdminAccount {
  username: string;
  role: Role;
  /** The password is changed in the dashboard, or in `ADMIN_PASSWORD_HASH`; a helper has none. */
  kept_in: 'store' | 'configuration' | null;
  /** Whether it still has the password of the first start. */
  has_first_password: boolean;
}

/** The response to a login with `Prefer: admin`: a token, and what the dashboard shows first. */
export interface AdminLogin extends AdminStart {
  token: string;
  idle_minutes: number;
  session_hours: number;
  account: AdminAccount;
  /** Whether a backup that is put back brings back whoever was erased since. */
  restores_unprotected: boolean;
}

/** The work that waits for the owner. Times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export interface AdminWaiting {
  messages: { count: number; first: string | null };
  /** Requests by people's rights; `first` is the day by which the first must be answered. */
  requests: { count: number; first: string | null };
  /** E-mails of which nobody knows whether they arrived. */
  unknown_emails: number;
  /** The letter to the list that is on its way. */
  broadcast: BroadcastUnderWay | null;
  /** Those that do not pass, what matters most first. */
  checks: CheckReport[];
  /** The last drill, where it brought everything back; one that did not is among the checks. */
  drill: { at: string; back: number; of: number; seconds: number } | null;
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

/** The answer to `admin_ways_in`, which needs no token. */
export interface WaysIn {
  /** The address at which a passkey logs in; null where there is none. */
  origin: string | null;
  /** Whether the password does, too. */
  password: boolean;
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

/** Whether the password logs in: `configured` where it does and cannot be switched off. */
export type PasswordState = 'on' | 'off' | 'configured';

/**
 * Why a new password was rejected. `same` means that it is the current one, `off` that no password
 * logs in.
 */
export type PasswordChangeError = PasswordError | 'wrong' | 'same' | 'configured' | 'off';

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

export type AuditKind =
  | (typeof accessKinds)[number]
  | 'erase'
  | 'export_person'
  | 'unsubscribe'
  | 'export_list'
  | 'change_password'
  | 'add_passkey'
  | 'remove_passkey'
  | 'switch_off_password'
  | 'switch_on_password'
  | 'invite_helper'
  | 'accept_invitation'
  | 'end_helper'
  | 'end_session'
  | 'ask_to_confirm'
  | 'remind'
  | 'enter_card'
  | 'settle_email'
  | 'release_held'
  | 'delete_held'
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
  | 'replay_erasures'
  | 'replay_decisions'
  | 'reopen_request'
  | 'begin_log'
  | 'miss_mirror'
  | 'test_broadcast'
  | 'send_broadcast'
  | 'pause_broadcast'
  | 'resume_broadcast'
  | 'stop_broadcast'
  | 'publish_broadcast'
  | 'unpublish_broadcast'
  | `open_for_${OpeningGround}`;

/** An action, without anything about the person whom it concerned. */
export interface AuditEntry {
  id: string;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  /** Empty where nobody of the dashboard acted, but the person or a stranger. */
  account: string;
  kind: AuditKind;
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
/** One by the rule of the form, without the spaces around it. */
const isEmail = z.refine<string>((given) => asciiEmail(given) !== undefined);
const emailAddress = z.string().check(z.trim(), z.maxLength(limitOf('email')), isEmail, storable);
const days = { from: z.optional(day), to: z.optional(day) };

const period = z._default(z.strictObject(days) satisfies z.ZodMiniType<Period>, {});
const filter = z._default(
  z.strictObject({
    search: z.optional(text(200)),
    country: z.optional(z.nullable(text(limitOf('country')))),
    language: z.optional(z.enum(languages)),
    wants_updates: z.optional(z.boolean()),
    returning: z.optional(z.boolean()),
    message_waits: z.optional(z.boolean()),
    state: z.optional(z.nullable(z.enum(subscriptionStatuses))),
    ...days,
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

const broadcastText = z.strictObject({
  subject: text(broadcastLimits.subject),
  body: text(broadcastLimits.body),
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

/** What the dashboard sends only after a time to undo it. */
const undoable = [
  'admin_erase',
  'admin_blank_message',
  'admin_delete_submission',
  'admin_delete_broadcast',
  'admin_settle_held',
] as const;
export type UndoableAction = (typeof undoable)[number];

/** The type of an action's response; it is not checked at run time. */
const json = z.custom;
/** The action answers with a file to download. */
const file = z.custom<File>();

/**
 * What shows that the administrator is there: `session` the token alone, `fresh` also the password
 * or a passkey of the last five minutes, since a session may be left open (ASVS 5.0, 7.5).
 */
type Proof = 'session' | 'fresh';

/**
 * An action: the least role that may do it, what proof it wants, what its request holds beside
 * `token` and `action`, and what it is answered with.
 */
const action =
  (role: Role, proof: Proof) =>
  <Shape extends z.core.$ZodLooseShape, Response extends z.ZodMiniType>(
    shape: Shape,
    response: Response,
  ) => ({ role, proof, request: z.strictObject(shape), response });

const byHelper = action('helper', 'session');
const byOwner = action('owner', 'session');
const byProvedHelper = action('helper', 'fresh');
const byProvedOwner = action('owner', 'fresh');

/** Every action of the dashboard after the login. Server and dashboard take their types from it. */
export const adminApi = {
  admin_start: byHelper({}, json<AdminStart>()),
  admin_waiting: byHelper({ language: z.enum(languages) }, json<AdminWaiting>()),
  admin_page: byHelper({ filter, sort, ...page }, json<AdminPage>()),
  admin_overview: byHelper({ period }, json<AdminOverview>()),
  admin_visits: byHelper({ period, language: z.enum(languages) }, json<AdminVisits>()),
  /** Week by week. */
  admin_visits_export: byOwner({ period, separator: z.enum(csvSeparators) }, file),
  /** With a ground, the message of a restricted submission comes too. */
  admin_row: byHelper({ id, ground: z.optional(z.enum(openingGrounds)) }, json<OpenedSubmission>()),
  admin_consent: byHelper({ id }, json<ConsentReceipt>()),
  admin_newer: byHelper({ than: z.nullable(id) }, json<AdminNewer>()),
  admin_export: byProvedOwner(
    {
      filter,
      sort,
      format: z.enum(exportFormats),
      audience: z._default(z.enum(exportAudiences), 'contactable'),
      separator: z._default(z.enum(csvSeparators), 'comma'),
    },
    file,
  ),
  admin_export_counts: byOwner({ filter }, json<AdminExportCounts>()),
  /** The file holds a `SubscriberData`. */
  admin_subscriber: byProvedOwner({ email }, file),
  admin_erase: {
    role: 'owner',
    proof: 'fresh',
    request: z.strictObject({ email, confirm: z.string() }).check(confirmed),
    response: json<{ erased: number }>(),
  },
  admin_unsubscribe: byOwner({ email }, json<UnsubscribeResult>()),
  /** Corrects a submission. The rules of the form check the new values. */
  admin_correct: byOwner(
    { id, interest: json<Interest>(), language: z.enum(languages) },
    json<Correction>(),
  ),
  /** Enters a card and asks its writer to confirm. `wording` are the words beside its boxes. */
  admin_enter_card: byOwner(
    {
      interest: json<Interest>(),
      language: z.enum(languages),
      signed_on: day,
      wording: text(wordingLimit).check(z.minLength(1)),
    },
    json<EnteredCard>(),
  ),
  admin_blank_message: byProvedOwner({ id }, json<undefined>()),
  /** False where it was gone already. */
  admin_delete_submission: byProvedOwner({ id }, json<{ deleted: boolean }>()),
  /** False where no message waits there. */
  admin_answer_message: byHelper({ id }, json<{ answered: boolean }>()),
  /** Beside a person; an empty one is taken away. */
  admin_write_note: byOwner({ email, text: text(longestNote) }, json<undefined>()),
  admin_restrict: byProvedOwner({ email }, json<{ restricted: number }>()),
  admin_lift_restriction: byProvedOwner({ email }, json<{ lifted: boolean }>()),
  /** The open ones, the first due first, and after them the last answered. */
  admin_data_subject_requests: byHelper({}, json<{ requests: DataSubjectRequest[] }>()),
  /** `has_joined` is false where the address has no submissions, which may be. */
  admin_add_data_subject_request: byHelper(
    { kind: z.enum(rightsKinds), email: emailAddress, received_on: day },
    json<DataSubjectRequest & { has_joined: boolean }>(),
  ),
  /** False where it was answered already. */
  admin_answer_data_subject_request: byOwner(
    { id, refused: z.nullable(text(1000).check(z.minLength(1))) },
    json<{ answered: boolean }>(),
  ),
  admin_emails: byOwner({}, json<EmailFigures>()),
  admin_subscriber_emails: byHelper({ email }, json<SubscriberEmails>()),
  /** The oldest first. */
  admin_unknown_emails: byOwner({}, json<{ emails: UnknownEmail[] }>()),
  admin_ask_again: byOwner({ email }, json<AskResult>()),
  /** Asks some of those who joined before e-mails were on; sent again until nobody is left. */
  admin_ask_earlier: byOwner({}, json<{ asked: number }>()),
  /** Reminds some of those who never confirmed; sent again until nobody is left. */
  admin_remind: byOwner({}, json<{ reminded: number; left: number }>()),
  /** False where it is not of unknown fate any more. */
  admin_settle_email: byOwner({ id, fate: z.enum(emailFates) }, json<{ settled: boolean }>()),
  admin_settle_held: byOwner({ fate: z.enum(heldFates) }, json<{ settled: number }>()),
  /** The newest first, what is missing before one can be sent, and where tests go. */
  admin_broadcasts: byOwner(
    {},
    json<{ broadcasts: BroadcastSummary[]; needs: BroadcastNeed[]; owner_email: string | null }>(),
  ),
  admin_broadcast: byOwner({ id }, json<Broadcast>()),
  /** The people whom a broadcast did not reach or who complained; at most some hundred. */
  admin_broadcast_returns: byOwner({ id }, json<{ returns: BroadcastReturn[] }>()),
  /** Keeps a draft; without an id, a new one. */
  admin_save_broadcast: byOwner(
    {
      id: z.nullable(id),
      audience: z.enum(audiences),
      texts: z.strictObject(byLanguage(() => broadcastText)),
    },
    json<Broadcast>(),
  ),
  /** False where there is no such draft. */
  admin_delete_broadcast: byOwner({ id }, json<{ deleted: boolean }>()),
  admin_broadcast_audience: byOwner({ audience: z.enum(audiences) }, json<AudienceCount>()),
  /** Sends it to the owner, in each language. */
  admin_test_broadcast: byOwner({ id }, json<BroadcastTest>()),
  /** `recipients` is the number that the owner typed, if another broadcast went within a day. */
  admin_send_broadcast: byProvedOwner({ id, recipients: z.nullable(z.int()) }, json<SendResult>()),
  admin_press_broadcast: byOwner({ id, press: z.enum(broadcastPresses) }, json<Broadcast>()),
  /** Puts a broadcast into the archive, or takes it out. */
  admin_publish_broadcast: byOwner({ id, is_public: z.boolean() }, json<Broadcast>()),
  /** The last hundred actions and accesses, newest first, and whether the log's end is kept. */
  admin_audit: byOwner(
    {},
    json<{ entries: AuditEntry[]; accesses: AuditEntry[]; head_is_kept: boolean }>(),
  ),
  /** The most recently begun first. */
  admin_sessions: byHelper({}, json<{ sessions: SessionEntry[] }>()),
  /** False where the session had ended already. */
  admin_end_session: byHelper({ id }, json<{ ended: boolean }>()),
  admin_change_password: byOwner(
    { current: text(passwordText), password: text(passwordText) },
    json<PasswordChange>(),
  ),
  /** The oldest first. `origin` is the address where they can be made and used; null: nowhere. */
  admin_passkeys: byHelper(
    {},
    json<{ passkeys: PasskeyEntry[]; origin: string | null; password: PasswordState }>(),
  ),
  admin_passkey_options: byProvedHelper({}, json<PublicKeyCredentialCreationOptionsJSON>()),
  admin_add_passkey: byProvedHelper(
    { name: passkeyName, response: attestation },
    json<PasskeyAdded>(),
  ),
  /** False where there is no such passkey. */
  admin_rename_passkey: byHelper(
    { id: credentialId, name: passkeyName },
    json<{ renamed: boolean }>(),
  ),
  /**
   * Ends the sessions that were begun with it. False where there is no such passkey; refused where
   * the password is off, and those that would be left are not enough without it. `logged_out`: the
   * session that asked was among those.
   */
  admin_remove_passkey: byProvedHelper(
    { id: credentialId },
    json<{ removed: boolean; logged_out: boolean }>(),
  ),
  /**
   * Lets nothing but passkeys log in, and ends the other sessions that were begun with the
   * password. Refused where the passkeys are not enough for that, or the password is configured.
   */
  admin_switch_password_off: byProvedOwner({}, json<undefined>()),
  /** By their names. `origin` is the address where an invitation can be accepted; null: nowhere. */
  admin_helpers: byOwner({}, json<{ helpers: HelperEntry[]; origin: string | null }>()),
  /** Null where the name is taken; else what the link holds, which is shown this once. */
  admin_invite_helper: byProvedOwner(
    {
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(helperNameLimit), storable),
    },
    json<{ invitation: string | null }>(),
  ),
  /** Ends the account, its sessions and its passkeys. False where there is no such helper. */
  admin_end_helper: byProvedOwner({ id }, json<{ ended: boolean }>()),
  /** The options that a passkey signs to show that the administrator is there. */
  admin_prove_options: byHelper({}, json<PublicKeyCredentialRequestOptionsJSON>()),
  /** Shows the password, or what a passkey signed: a fresh proof for five minutes. */
  admin_prove: byHelper(
    {
      proof: z.union([
        z.strictObject({ password: text(passwordText) }),
        z.strictObject({ response: assertion }),
      ]),
    },
    json<{ proved: boolean }>(),
  ),
  /**
   * Does nothing, or is refused as another action would be in so many seconds. So the proof is
   * asked for at the press, and not once the time to undo has passed.
   */
  admin_expect_proof: byOwner(
    { of: z.enum(undoable), seconds: z.int().check(z.minimum(0), z.maximum(120)) },
    json<undefined>(),
  ),
  /** Does nothing but use the session. */
  admin_stay: byHelper({}, json<undefined>()),
  admin_logout: byHelper({}, json<undefined>()),
} satisfies Record<
  string,
  { role: Role; proof: Proof; request: z.ZodMiniType; response: z.ZodMiniType }
>;

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
