import { StartError } from '../server/start-error.ts';

/** Runs a command of the owner's and prints the line it returns, or the one that says why it could not be done. */
export async function printOutcome(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
