import type { AuditEntry } from '../../domain/admin/api.ts';
import type { Submission } from '../../domain/submission/fields.ts';

/** A row as an engine stores it. SQLite has no booleans and stores 0 and 1. */
type Stored<Row> = {
  [Column in keyof Row]: Row[Column] extends boolean ? number | boolean : Row[Column];
};

/**
 * The tables of both engines' migrations, as Kysely reads them: a timestamp is ISO 8601 text in UTC with
 * milliseconds, a day is YYYY-MM-DD.
 */
export interface Tables {
  interest_submissions: Stored<Submission>;
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
  admin_audit: AuditEntry;
  event_counts: { day: string; event: string; properties: string; count: number };
}

export type StoredSubmission = Tables['interest_submissions'];
