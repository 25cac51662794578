import { StartError } from '../../start-error.ts';

/** The erasure ledger cannot be used: a start ends with it, and an erasure is not done. */
export class LedgerError extends StartError {
  override name = 'LedgerError';
}

/** What an error says, in a few words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
