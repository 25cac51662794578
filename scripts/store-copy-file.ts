import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../server/start-error.ts';

/** Waits until a file and its name are on disk: SQLite does not for a file made by VACUUM INTO. */
export function flush(file: string): void {
  for (const path of [file, dirname(file)]) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

/** Runs an owner's command. An error that the owner can fix is printed in one line, and ends it with status 1. */
export async function runOwnersCommand(work: () => Promise<void>): Promise<void> {
  // Only the owner may read what a command writes: it holds names and e-mail addresses of people.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    const isOfArguments = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof StartError) && !isOfArguments) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Runs an owner's command, and prints the line that it returns. */
export const printOutcome = (command: () => Promise<string>): Promise<void> =>
  runOwnersCommand(async () => console.log(await command()));
