import { sql } from 'kysely';
import { searched, type SqlDialect } from './list-sql.ts';

/**
 * The SQL of the dashboard's queries in Postgres. The migrations create `folded` and `searched`.
 */
export const postgresDialect: SqlDialect = {
  day: sql<string>`to_char(submission.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  normalized: (text) => sql<string | null>`folded(${text})`,
  hasWords: (words, where) => {
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    const texts =
      where === 'all'
        ? sql`submission.searched`
        : sql`folded(concat_ws(E'\\n', ${searched.butMessage}))`;
    return sql<boolean>`${texts} LIKE ALL (${patterns}::text[])`;
  },
};
