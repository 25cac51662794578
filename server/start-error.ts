/** A reason not to start that the owner can fix: printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What an error says, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a host name has several IP addresses, only the code tells what happened at each of them.
  const text = error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
  return text.split('\n', 1)[0] ?? text;
}
