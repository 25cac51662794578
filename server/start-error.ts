/** A reason not to start that the owner can fix: printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
