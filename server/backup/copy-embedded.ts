import { DatabaseSync } from 'node:sqlite';
import { readStoreCopy, type StoreCopy } from '../db/sqlite/read-copy.ts';

/**
 * Copies the embedded store in one read transaction, which neither waits for the server's writes
 * nor blocks them. VACUUM leaves out the pages of deleted submissions, which a copy page by page
 * would include.
 * @returns what the copy holds, which was read to its end
 */
export function copyEmbeddedInto(file: string, partial: string): StoreCopy {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.exec('CREATE TEMP TABLE promised AS SELECT id FROM interest_submissions');
  database.prepare('VACUUM INTO ?').run(partial);
  database.prepare('ATTACH DATABASE ? AS copy').run(partial);
  // Old submissions may be deleted meanwhile, so comparing the two counts alone is not enough.
  const missing = database
    .prepare(
      `SELECT id FROM main.interest_submissions
       WHERE id IN promised AND id NOT IN (SELECT id FROM copy.interest_submissions)`,
    )
    .all();
  if (missing.length > 0) throw new Error(`${missing.length} submissions are missing in the copy`);
  database.exec('DETACH DATABASE copy');
  return readStoreCopy(partial);
}
