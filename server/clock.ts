/** Returns the current time. Passed in, so that a test can set it. */
export type Clock = () => Date;

/** Does some work now, and again and again. @returns a function that stops it */
export function repeat(work: () => void, everyMs: number): () => void {
  work();
  const timer = setInterval(work, everyMs);
  return () => clearInterval(timer);
}
