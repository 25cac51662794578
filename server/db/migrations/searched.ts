import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { apostrophes, dashes, plainLetters, unseen } from '../normalize-for-search.ts';

/**
 * Creates `folded` in Postgres, which returns a text as server/db/normalize-for-search.ts does it.
 */
export async function createFolded(db: Kysely<unknown>): Promise<void> {
  // It knows the small letters of every script; some Postgres are built without it.
  const { rows } = await sql`SELECT 1 FROM pg_collation WHERE collname = 'und-x-icu'`.execute(db);
  const collation = sql.id(rows.length > 0 ? 'und-x-icu' : 'default');
  const like = (characters: string, plain: string) => sql.lit(plain.repeat(characters.length));
  const small = sql`lower(
    translate(
      regexp_replace(
        normalize(translate($1, ${sql.lit(apostrophes)}, ${like(apostrophes, "'")}), NFKD),
        ${sql.lit(unseen)}, '', 'g'
      ),
      ${sql.lit(dashes)}, ${like(dashes, '-')}
    ) COLLATE ${collation}
  )`;
  const folded = Object.entries(plainLetters).reduce(
    (text, [letter, plain]) => sql`replace(${text}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    sql`(${small} COLLATE "C")`,
  );
  await sql`
    CREATE OR REPLACE FUNCTION folded(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT ${folded} COLLATE "C" $$`.execute(db);
}

/** The texts of a submission that are searched. */
export const searched = (column: ColumnDefinitionBuilder) =>
  column
    .generatedAlwaysAs(
      sql`folded(name || E'\n' || email || E'\n' || coalesce(country, '') || E'\n'
        || coalesce(profession, '') || E'\n' || coalesce(message, ''))`,
    )
    .stored();
