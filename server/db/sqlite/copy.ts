import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from '../../start-error.ts';
import { matchesChecksum } from '../checksum.ts';

/** The contents of a complete copy of the store. */
export interface StoreCopy {
  submissions: number;
  /** The names of the migrations that were applied to it. */
  migrations: string[];
  /** The mirrors that it knows, and the last line of each. */
  mirrors: { id: string; n: number }[];
}

/**
 * Reads a copy of the embedded store completely, and compares it with the checksum beside it, if
 * there is one.
 * @throws StartError where it is missing, damaged, or no store of this site
 */
export function readStoreCopy(file: string): StoreCopy {
  if (!existsSync(file)) throw new StartError(`${file} is not there. Nothing was changed.`);
  try {
    if (matchesChecksum(file) === false) throw new Error('its checksum is another');
    using database = new DatabaseSync(file, { readOnly: true });
    const [check] = database.prepare('PRAGMA integrity_check(1)').all();
    if (check?.['integrity_check'] !== 'ok') throw new Error(String(check?.['integrity_check']));
    const [count] = database.prepare('SELECT count(*) AS n FROM interest_submissions').all();
    const migrations = database
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => String(name));
    const mirrors = migrations.includes('202611280001_mirror.sql')
      ? database.prepare('SELECT id, n FROM mirrors').all()
      : [];
    return {
      submissions: Number(count?.['n']),
      migrations,
      mirrors: mirrors.map(({ id, n }) => ({ id: String(id), n: Number(n) })),
    };
  } catch (error) {
    throw new StartError(
      `${file} is not a whole copy of the store (${reasonOf(error)}). Nothing was changed. Use another copy.`,
      { cause: error },
    );
  }
}

/** Whether a file is a whole copy of the store. */
export function isWholeCopy(file: string): boolean {
  try {
    readStoreCopy(file);
    return true;
  } catch {
    return false;
  }
}

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
