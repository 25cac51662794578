import type { ColumnType } from 'kysely';
import type { AuditEntry } from '../../domain/admin/api.ts';
import type { RightsRequest } from '../../domain/admin/rights.ts';
import type { Language } from '../../domain/language.ts';
import type { LetterKind } from '../../domain/letters/letter.ts';
import type { LinkPurpose } from '../../domain/letters/link-pages.ts';
import type { LetterReason, LetterState, PersonState } from '../../domain/letters/record.ts';
import type {
  ConsentChangeWay,
  ConsentPurpose,
  ConsentText,
  ConsentWay,
} from '../../domain/submission/consent.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import type { Submission } from '../../domain/submission/fields.ts';

/** Where an entry stands in the chain: the first has 1. */
export interface AuditLink {
  seq: number;
  /** SHA-256 as 64 small hexadecimal digits; empty before the first entry. */
  hash: string;
}

/** A row as an engine stores it. SQLite has no booleans and stores 0 and 1. */
type Stored<Row> = {
  [Column in keyof Row]: Row[Column] extends boolean ? number | boolean : Row[Column];
};

/** The tables of both engines as Kysely reads them: a timestamp is ISO 8601 in UTC with milliseconds, a day YYYY-MM-DD. */
export interface Tables {
  /** No visitor sends or reads the key of the address. */
  interest_submissions: Stored<Submission> & Address;
  consent_texts: ConsentText & { hash: string };
  consents: {
    submission_id: string;
    text_hash: string | null;
    language: Language;
    given_at: string;
    way: ConsentWay;
    wants_updates: number | boolean | null;
  };
  consent_changes: {
    submission_id: string;
    act: string;
    purpose: ConsentPurpose;
    given: number | boolean;
    at: string;
    way: ConsentChangeWay | null;
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
  admin_sessions: {
    id: string;
    token_hash: string;
    account: string;
    password_mark: string;
    begun_at: string;
    last_used_at: string;
    /** The IP address from which the session was begun. */
    address: string;
  };
  /** Without a link where the entry is older than the chain. */
  admin_audit: AuditEntry & {
    [Part in keyof AuditLink]: ColumnType<
      AuditLink[Part] | null,
      AuditLink[Part] | undefined,
      never
    >;
  };
  audit_head: AuditLink & { mailed_seq: number; mailed_at: string | null };
  people: {
    id: string;
    email: string;
    email_key: EmailKey;
    created_at: string;
    state: PersonState;
    state_since: string;
    submission_id: string | null;
    name: string | null;
    language: Language | null;
    wants_updates: number | boolean | null;
  };
  letters: {
    id: string;
    kind: LetterKind;
    person_id: string | null;
    submission_id: string | null;
    email: string | null;
    email_key: EmailKey | null;
    name: string | null;
    language: Language;
    wants_updates: number | boolean;
    state: LetterState;
    reason: LetterReason | null;
    server_words: string | null;
    queued_at: string;
    due_at: string;
    give_up_at: string;
    dated_at: string | null;
    ended_at: string | null;
    attempts: number;
    times_unknown: number;
    sender: string | null;
  };
  letter_links: {
    token_hash: string;
    purpose: LinkPurpose;
    letter_id: string;
    expires_at: string | null;
    used_at: string | null;
  };
  letter_sender: {
    id: number;
    holder: string;
    held_until: string;
    problem: string | null;
    problem_since: string | null;
  };
  email_changes: Address & { person_id: string; asked_at: string };
  own_data_asks: {
    address_hash: string;
    asked_at: string;
    reason: LetterReason | null;
    due_1: string | null;
    due_2: string | null;
    due_3: string | null;
    due_4: string | null;
    due_5: string | null;
  };
  restrictions: { email_key: EmailKey; since: string };
  rights_requests: RightsRequest & { email_key: EmailKey | null };
  /** The mirrors of the store, and the last line that each is known to have. */
  mirrors: { id: string; key_check: string; n: number; link: string };
  /** What the mirrors of other servers have not taken over yet, as JSON; in Postgres alone. */
  mirror_lines: { id: string; at: string; line: string };
  event_counts: { day: string; event: string; properties: string; count: number };
}

export type StoredSubmission = Tables['interest_submissions'];
