import * as z from 'zod/mini';
import { defaultDeskSort, deskPageLimit } from './defaults.ts';
import type { AnalyticsEvent } from '../events.ts';
import { interestLimits } from '../submission/fields.ts';
import type { Interest } from '../submission/rules.ts';
import { languages, type Language } from '../language.ts';
import type { PasswordFault } from './password.ts';

/** Minutes without use after which a token is dead. Asking `desk_newer` is not use. */
export const deskIdleMinutes = 30;

/** Hours after which a session is over, however much it is used. */
export const deskSessionHours = 12;

/** Days of a calendar, in UTC: no time, no zone. Databases know no year 0. */
const day = z.iso.date().check(z.refine((text) => text >= '0001-01-01'));

/** Text that a database can hold: no NUL, no half of a character. */
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'));

const text = (limit: number) => z.string().check(z.maxLength(limit), storable);

// Longer than any password may be, so that one too long is told so.
const passwordText = 4096;

const email = text(interestLimits.email).check(z.minLength(1));

/** A row as the table shows it. */
export interface DeskRow extends Omit<Interest, 'message'> {
  id: string;
  /** ISO 8601 in UTC with milliseconds. */
  created_at: string;
  language: Language;
  /** Whether an earlier submission has the same e-mail address, ignoring case. */
  returning: boolean;
}

/** An opened row: `desk_row`, and each row of an export. */
export interface DeskDetails extends DeskRow {
  message: string | null;
  privacy_policy_version: string;
}

/** Days in UTC, both inclusive; without one it is open on that side. */
export const deskPeriodSchema = z.strictObject({
  from: z.optional(day),
  to: z.optional(day),
});
export type DeskPeriod = z.infer<typeof deskPeriodSchema>;

export const deskFilterSchema = z.strictObject({
  /** Words that must all occur in the row, in any of its texts; case and accents do not count. */
  search: z.optional(text(200)),
  /** Exactly this country; null for the rows without one. */
  country: z.optional(z.nullable(text(interestLimits.country))),
  language: z.optional(z.enum(languages)),
  wants_updates: z.optional(z.boolean()),
  returning: z.optional(z.boolean()),
  from: z.optional(day),
  to: z.optional(day),
});
export type DeskFilter = z.infer<typeof deskFilterSchema>;

export const deskColumns = [
  'created_at',
  'name',
  'email',
  'country',
  'profession',
  'wants_updates',
  'language',
  'returning',
] as const;
export type DeskColumn = (typeof deskColumns)[number];

export const deskSortSchema = z.strictObject({
  column: z.enum(deskColumns),
  direction: z.enum(['ascending', 'descending']),
});
export type DeskSort = z.infer<typeof deskSortSchema>;

export const deskExportFormats = ['csv', 'json'] as const;
export type DeskExportFormat = (typeof deskExportFormats)[number];

const token = z.string().check(z.maxLength(100));
const filter = z._default(deskFilterSchema, {});
const sort = z._default(deskSortSchema, defaultDeskSort);
const action = <Name extends string, Fields extends z.core.$ZodShape>(name: Name, fields: Fields) =>
  z.strictObject({ token, action: z.literal(name), ...fields });

/** Every request the desk makes after the login. */
export const deskRequestSchema = z.discriminatedUnion('action', [
  action('desk_page', {
    filter,
    sort,
    offset: z._default(z.int().check(z.minimum(0)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(deskPageLimit)), deskPageLimit),
  }),
  action('desk_start', {}),
  action('desk_overview', { period: z._default(deskPeriodSchema, {}) }),
  action('desk_row', { id: text(100) }),
  action('desk_newer', { than: z.nullable(text(100)) }),
  action('desk_export', { filter, sort, format: z.enum(deskExportFormats) }),
  action('desk_person', { email }),
  action('desk_erase', { email, confirm: z.string() }).check(
    z.refine(({ email, confirm }) => email === confirm, {
      path: ['confirm'],
      error: 'confirm must be the same text as email',
    }),
  ),
  action('desk_unsubscribe', { email }),
  action('desk_audit', {}),
  action('desk_sessions', {}),
  action('desk_end_session', { id: text(100) }),
  action('desk_change_password', { current: text(passwordText), password: text(passwordText) }),
  action('desk_logout', {}),
]);
/** A request as the server reads it, what was left out filled in. */
export type DeskRequest = z.infer<typeof deskRequestSchema>;
/** A request as the desk may write it. */
export type DeskRequestInput = z.input<typeof deskRequestSchema>;

/** Answers `desk_page`. */
export interface DeskPage {
  rows: DeskRow[];
  /** How many rows the filter lets through. */
  total: number;
  /** The last submission of all when these rows were read: what `desk_newer` is asked with. */
  newest: string | null;
}

/** How often one event happened on one day, in UTC. */
export type DeskEventCount = AnalyticsEvent & { day: string; count: number };

/** Answers `desk_overview`. All but `counters` is of the period. */
export interface DeskOverview {
  /** Over everything: the three specified ones. */
  counters: { total: number; this_week: number; this_month: number };
  submissions: number;
  /** Of `submissions`, those that want updates. */
  wants_updates: number;
  /** Different e-mail addresses, ignoring case. */
  people: number;
  /** Of `people`, those who had submitted before, within the period or earlier. */
  returning_people: number;
  /** Oldest first; days without any are left out. */
  days: { day: string; count: number }[];
  /** Most first, at most 250; null where it was left empty. */
  countries: { country: string | null; count: number }[];
  /** Most first. */
  languages: { language: Language; count: number }[];
  /** Oldest first. */
  event_counts: DeskEventCount[];
}

/** Answers `desk_start`: the overview of all time and the first page, of one moment. */
export interface DeskStart {
  overview: DeskOverview;
  page: DeskPage;
}

/** Answers the login with `Prefer: desk`: a fresh token, and what the desk shows first. */
export interface DeskLogin extends DeskStart {
  token: string;
  idle_minutes: number;
  session_hours: number;
  account: DeskAccount;
}

/** The account that is logged in. */
export interface DeskAccount {
  username: string;
  /** Where its password is changed: at the desk, or in `ADMIN_PASSWORD_HASH`. */
  kept_in: 'store' | 'configuration';
  /** Whether it still has the password of the first start. */
  has_first_password: boolean;
}

/** Answers `desk_newer`. */
export interface DeskNewer {
  count: number;
  /** What to ask with next. */
  newest: string | null;
}

/** Everything kept of one submission, for the person it is about. */
export interface PersonSubmission extends Interest {
  /** UUID v7. */
  id: string;
  /** ISO 8601 in UTC with milliseconds. */
  created_at: string;
  language: Language;
  ip_address: string | null;
  user_agent: string | null;
  privacy_policy_version: string;
  idempotency_key: string | null;
}

/** Answers `desk_person`: all that is kept of one e-mail address, ignoring case, oldest first. */
export interface DeskPerson {
  email: string;
  submissions: PersonSubmission[];
}

/** Answers `desk_erase`. */
export interface DeskErased {
  erased: number;
}

/** Answers `desk_unsubscribe`. */
export interface DeskUnsubscribed {
  changed: number;
}

/** One login at the desk that is not over. */
export interface SessionEntry {
  id: string;
  /** ISO 8601 in UTC with milliseconds. */
  begun_at: string;
  last_used_at: string;
  address: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** Answers `desk_sessions`, the last begun first. */
export interface DeskSessionList {
  sessions: SessionEntry[];
}

/** Answers `desk_end_session`. */
export interface DeskSessionEnded {
  /** False where it was over already. */
  ended: boolean;
}

/** Why a new password was not taken: the current one was wrong, or the same, or what is wrong with the new one. */
export type PasswordRefusal = PasswordFault | 'wrong' | 'same' | 'configured';

/** Answers `desk_change_password`. All sessions are over then, the asking one too. */
export type DeskPasswordChange = { changed: true } | { changed: false; reason: PasswordRefusal };

export const auditKinds = [
  'erase',
  'export_person',
  'unsubscribe',
  'export_list',
  'change_password',
  'end_session',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What was done, and nothing of whom it was done to. */
export interface AuditEntry {
  id: string;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  account: string;
  kind: AuditKind;
  /** How many submissions; 0 where it was not about any. */
  count: number;
}

/** Answers `desk_audit`: the last hundred, newest first. */
export interface DeskAudit {
  entries: AuditEntry[];
}
