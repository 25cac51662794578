import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../server/start-error.ts';

/** What a whole copy of the store holds. */
interface StoreCopy {
  submissions: number;
  /** The names of the migrations it has seen. */
  migrations: string[];
}

/**
 * Reads a copy of the embedded store through and through.
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

/** Runs an owner's command: what it can say in one line is said so, and ends it with status 1. */
export async function runOwnersCommand(work: () => Promise<void>): Promise<void> {
  // Only its owner may read what a command writes: names and addresses of people are in it.
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
  // Where a name has several addresses, only the code says what happened at each of them.
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
}
