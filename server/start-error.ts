/** A reason not to start that the owner can mend: shown as its one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
