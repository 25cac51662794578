import type { Language } from '../../domain/language.ts';
import type { Submission } from './store.ts';

/** The tables of the migrations in `migrations/sqlite`, as Kysely reads them. */
export interface SqliteTables {
  interest_submissions: Omit<Submission, 'wants_updates' | 'language'> & {
    wants_updates: number;
    language: Language;
  };
  admin_account: { id: number; username: string; password_hash: string; created_at: string };
  event_counts: { day: string; event: string; properties: string; count: number };
}
