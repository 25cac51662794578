import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../server/start-error.ts';

/** The contents of a complete copy of the store. */
interface StoreCopy {
  submissions: number;
  /** The names of the migrations that were applied to it. */
  migrations: string[];
}

/**
 * Reads a copy of the embedded store completely.
 * @throws StartError where it is missing, damaged, or no store of this site
 */
export function readStoreCopy(file: string): StoreCopy {
  if (!existsSync(file)) throw new StartError(`${file} is not there. Nothing was changed.`);
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const [check] = database.prepare('PRAGMA integrity_check(1)').all();
      if (check?.['integrity_check'] !== 'ok') throw new Error(String(check?.['integrity_check']));
      const [count] = database.prepare('SELECT count(*) AS n FROM interest_submissions').all();
      const migrations = database.prepare('SELECT name FROM migrations').all();
      return {
        submissions: Number(count?.['n']),
        migrations: migrations.map((row) => String(row['name'])),
      };
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StartError(
      `${file} is not a whole copy of the store (${messageOf(error)}). Nothing was changed. Use another copy.`,
      { cause: error },
    );
  }
}

/** Waits until a file and its name are on disk: SQLite does not for a file made by VACUUM INTO. */
export function flush(file: string): void {
  for (const path of [file, dirname(file)]) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

/**
 * Runs an owner's command. An error that the owner can fix is printed in one line, and ends the command with
 * status 1.
 */
export async function runOwnersCommand(work: () => Promise<void>): Promise<void> {
  // Only the owner may read what a command writes: it holds names and e-mail addresses of people.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    const isOfArguments = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof StartError) && !isOfArguments) throw error;
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a host name has several IP addresses, only the code tells what happened at each of them.
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
}
