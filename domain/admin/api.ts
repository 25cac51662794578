import type { CheckReport } from '../checks.ts';
import type { EventCount } from '../events.ts';
import type { LetterUnderWay } from '../letter.ts';
import type { Language } from '../language.ts';
import type { SubscriptionStatus } from '../email/states.ts';
import type { SubmissionRow } from '../submission/fields.ts';
import type { PasswordError } from './account.ts';
import type { OpeningGround } from './rights.ts';

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
  /** Of the days that the request names, oldest first; `total` counts all until their end. */
  days: { begin: string; count: number; total: number }[];
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

/** The owner may do everything, a helper all but what is `ownerOnly`. */
type Role = 'owner' | 'helper';

/** The account that is logged in. */
export interface AdminAccount {
  username: string;
  role: Role;
  /**
   * Still that of the first start, one that was set since, or that of `ADMIN_PASSWORD_HASH`, where
   * it is changed; none of a helper, and of an owner who has set none since version 1.0.0 switched
   * it off.
   */
  password: 'first' | 'own' | 'configured' | 'none';
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

/** The answer to `ways_in`, which needs no token. */
export interface WaysIn {
  /** The address at which a passkey logs in; null where there is none. */
  origin: string | null;
}

/** A change ends all sessions, including the one that sent the request. */
export type PasswordChange = { changed: true } | { changed: false; reason: PasswordError };

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
  | `${'start' | 'pause' | 'resume' | 'close' | 'export'}_wave`
  | `${'accept' | 'decline' | 'settle' | 'release'}_place`
  | `open_for_${OpeningGround}`
  // Of version 1.0.0, whose log stays.
  | 'remind'
  | 'blank_message'
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

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** The separator of cells in a CSV file. A spreadsheet expects that of its own language. */
export const csvSeparators = ['comma', 'semicolon'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
/** The audience of an export: people who may be written to, or everyone. */
export const exportAudiences = ['contactable', 'everyone'] as const;
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
