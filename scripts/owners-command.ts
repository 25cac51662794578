import { StartError } from '../server/start-error.ts';

/** One of the owner's commands. @returns the status with which its process ends */
export type OwnersCommand = (args: string[], env: NodeJS.ProcessEnv) => Promise<0 | 1>;

/**
 * Runs an owner's command. An error that the owner can fix is printed in one line.
 * @returns the status with which its process ends
 */
export async function runOwnersCommand(work: () => Promise<void>): Promise<0 | 1> {
  // Only the owner may read what a command writes: it holds names and e-mail addresses of people.
  process.umask(0o077);
  try {
    await work();
    return 0;
  } catch (error) {
    const isOfArguments = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof StartError) && !isOfArguments) throw error;
    console.error((error as Error).message);
    return 1;
  }
}

/** Runs an owner's command, and prints the line that it returns. */
export const printOutcome = (command: () => Promise<string>): Promise<0 | 1> =>
  runOwnersCommand(async () => console.log(await command()));
