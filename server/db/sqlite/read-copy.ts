import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from '../../start-error.ts';
import { matchesChecksum } from '../checksum.ts';

/**
 * Reads a copy of the embedded store completely, and compares it with the checksum beside it, if there is one.
 * @returns how many submissions it holds, and the names of its migrations
 * @throws StartError where it is missing, damaged, or no store of this site
 */
export function readStoreCopy(file: string): { submissions: number; migrations: string[] } {
  if (!existsSync(file)) throw new StartError(`${file} is not there. Nothing was changed.`);
  try {
    if (matchesChecksum(file) === false) throw new Error('its checksum is another');
    using database = new DatabaseSync(file, { readOnly: true });
    const [check] = database.prepare('PRAGMA integrity_check(1)').all();
    if (check?.['integrity_check'] !== 'ok') throw new Error(String(check?.['integrity_check']));
    const [count] = database.prepare('SELECT count(*) AS n FROM interest_submissions').all();
    const migrations = database.prepare('SELECT name FROM migrations').all();
    return {
      submissions: Number(count?.['n']),
      migrations: migrations.map((row) => String(row['name'])),
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
