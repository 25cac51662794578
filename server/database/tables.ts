import type { AuditEntry } from '../../domain/admin/api.ts';
import { interestTextFields } from '../../domain/submission/fields.ts';
import type { Submission } from './store.ts';

/**
 * The tables of both engines' migrations, as Kysely reads them: a moment is ISO 8601 text in UTC with
 * milliseconds, a day is YYYY-MM-DD. SQLite has no booleans; it keeps 0 and 1.
 */
export interface Tables {
  interest_submissions: Omit<Submission, 'wants_updates'> & { wants_updates: number | boolean };
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
    address: string;
  };
  admin_audit: AuditEntry;
  event_counts: { day: string; event: string; properties: string; count: number };
}

export type SubmissionRow = Tables['interest_submissions'];

/** The columns that a visitor fills in. */
export const contentColumns = [...interestTextFields, 'wants_updates'] as const;
