/** A reason not to start that the owner can fix: printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Whether variables that go together are set. @param harm what follows where only some are, and
 * what to do
 */
export function areSet<Name extends string, Values extends Partial<Record<Name, unknown>>>(
  values: Values,
  names: Name[],
  harm: string,
): values is Values & Record<Name, string> {
  const set = names.filter((name) => values[name] !== undefined);
  if (set.length === 0 || set.length === names.length) return set.length > 0;
  const missing = names.filter((name) => !set.includes(name));
  throw new StartError(`${set.join(' and ')} is set without ${missing.join(' and ')}, so ${harm}`);
}

/** The message of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a host name has several IP addresses, only the code tells what happened at each of them.
  const text = error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
  return text.split('\n', 1)[0] ?? text;
}
