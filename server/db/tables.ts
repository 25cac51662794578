import type { ColumnType } from 'kysely';
import type { LogEntry } from '../../domain/admin/api.ts';
import type { DataSubjectRequest } from '../../domain/admin/rights.ts';
import type { Audience, LetterState } from '../../domain/letter.ts';
import type { Language } from '../../domain/language.ts';
import type { EmailKind, EmailPriority } from '../../domain/email/emails.ts';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { EmailReason, EmailState, SubscriptionStatus } from '../../domain/email/states.ts';
import type {
  ConsentChangeChannel,
  ConsentPurpose,
  ConsentText,
  ConsentChannel,
} from '../../domain/submission/consent.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import type { Guests, OfferState, WaveState } from '../../domain/wave.ts';

/** A row as an engine stores it. SQLite has no booleans and stores 0 and 1. */
type Stored<Row> = {
  [Column in keyof Row]: Row[Column] extends boolean ? number | boolean : Row[Column];
};

/**
 * The tables of both engines as Kysely reads them. A timestamp is ISO 8601 in UTC with
 * milliseconds, a day is YYYY-MM-DD.
 */
export interface Tables {
  /** No visitor sends or reads the key of the address. */
  interest_submissions: Stored<Submission> & Address;
  consent_texts: ConsentText & { hash: string };
  consents: {
    submission_id: string;
    /** For the consents of a form this is the id of the submission. */
    act: string;
    purpose: ConsentPurpose;
    given: number | boolean;
    at: string;
    channel: ConsentChannel | ConsentChangeChannel | null;
    text_hash: string | null;
    language: Language | null;
    privacy_policy_version: string | null;
  };
  admin_account: {
    id: number;
    username: string;
    password_hash: string;
    created_at: string;
    password_changed_at: string | null;
  };
  /** The owner's is not among them. */
  admin_accounts: {
    id: string;
    username: string;
    role: 'helper';
    created_at: string;
    /** Null once the invitation was accepted. */
    invitation_hash: string | null;
    ended_at: string | null;
  };
  admin_sessions: {
    id: string;
    token_hash: string;
    /** The id of an account, which of the owner is the username. */
    account: string;
    begun_at: string;
    last_used_at: string;
    /** The IP address from which the session was begun. */
    address: string;
    /** The id of the passkey that it was begun with. */
    passkey: string | null;
  };
  admin_passkeys: {
    credential_id: string;
    account: string;
    rp_id: string;
    public_key: string;
    counter: number;
    /** Apart by spaces. */
    transports: string;
    /** 0 or 1. */
    backed_up: number;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** From which the owner has logged in. */
  admin_networks: { network: string; last_login_at: string };
  events: LogEntry & {
    /** The id of the subscriber; null where it is about nobody, or about many. */
    subject: ColumnType<string | null, string | null | undefined, never>;
  };
  event_details: { event_id: string; subscriber_id: string; details: string };
  subscribers: {
    id: string;
    email: string;
    email_key: EmailKey;
    created_at: string;
    /** Null while nobody asked to confirm the address. */
    state: SubscriptionStatus | null;
    state_since: string;
    submission_id: string | null;
    name: string | null;
    language: Language | null;
    wants_updates: number | boolean | null;
  };
  emails: {
    id: string;
    kind: EmailKind;
    subscriber_id: string | null;
    submission_id: string | null;
    email: string | null;
    email_key: EmailKey | null;
    /** Made of `email_key` by the engine, for caps alone. */
    mailbox_key: ColumnType<string | null, never, never>;
    name: string | null;
    language: Language;
    wants_updates: number | boolean;
    state: EmailState;
    reason: EmailReason | null;
    priority: ColumnType<EmailPriority, EmailPriority | undefined, never>;
    /** When the turn of a first confirmation came; null where it waits, or needs none. */
    turn_at: ColumnType<string | null, undefined, string>;
    server_words: string | null;
    queued_at: string;
    due_at: string;
    give_up_at: string;
    dated_at: string | null;
    ended_at: string | null;
    attempts: number;
    times_unknown: number;
    sender: string | null;
    letter_id: ColumnType<string | null, string | null | undefined, never>;
    /** The offer of a place that it is about. */
    offer_id: ColumnType<string | null, string | null | undefined, never>;
    complained_at: ColumnType<string | null, undefined, string>;
  };
  letters: {
    id: string;
    audience: Audience;
    state: LetterState;
    created_at: string;
    updated_at: string;
    tested_hash: string | null;
    tested_at: string | null;
    send_at: string | null;
    ended_at: string | null;
    is_public: ColumnType<number | boolean, undefined, boolean>;
  };
  letter_texts: {
    letter_id: string;
    language: Language;
    subject: string;
    body: string;
    slug: string | null;
  };
  waves: {
    id: string;
    state: WaveState;
    /** JSON. */
    texts: string;
    places: number;
    set_apart: number;
    days_to_answer: number;
    last_day: string;
    created_at: string;
    started_at: ColumnType<string | null, undefined, string>;
    answers_missing_since: ColumnType<string | null, undefined, string | null>;
  };
  wave_places: { id: string; wave_id: string; number: number };
  offers: {
    id: string;
    wave_id: string;
    subscriber_id: string;
    place_id: string;
    state: OfferState;
    made_at: string;
    answer_until: ColumnType<string | null, undefined, string>;
    guests: ColumnType<Guests | null, undefined, Guests>;
    answered_at: ColumnType<string | null, undefined, string>;
  };
  email_links: {
    token_hash: string;
    purpose: LinkPurpose;
    email_id: string;
    expires_at: string | null;
    used_at: string | null;
  };
  email_sender: {
    id: number;
    holder: string;
    held_until: string;
    problem: string | null;
    problem_since: string | null;
  };
  email_changes: Address & { subscriber_id: string; asked_at: string };
  link_requests: {
    address_hash: string;
    asked_at: string;
    reason: EmailReason | null;
    due_1: string | null;
    due_2: string | null;
    due_3: string | null;
    due_4: string | null;
    due_5: string | null;
  };
  restrictions: { email_key: EmailKey; since: string };
  data_subject_requests: DataSubjectRequest & { email_key: EmailKey | null };
  /** Without a moment for a message of which nobody knows whether it was answered. */
  message_answers: { submission_id: string; answered_at: string | null };
  notes: { subscriber_id: string; text: string; changed_at: string };
  /** When the owner was last told of each kind of thing. */
  owner_emails: { kind: string; day: string; at: string };
  event_counts: { day: string; event: string; properties: string; count: number };
  /** By the Mondays on which weeks begin. */
  page_views: { page: string; week: string; count: number };
}

export type StoredSubmission = Tables['interest_submissions'];
