import { sql } from 'kysely';
import type { DeskDialect } from '../admin-queries.ts';

/** How Postgres writes what the desk asks. The migrations make `folded` and `searched`. */
export const postgresDialect: DeskDialect = {
  day: sql<string>`to_char(one.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  folded: (text) => sql<string | null>`folded(${text})`,
  hasWords: (words) => {
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    return sql<boolean>`one.searched LIKE ALL (${patterns}::text[])`;
  },
};
