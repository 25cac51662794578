/** Returns the current time. Passed in, so that a test can set it. */
export type Clock = () => Date;

/** Does some work now, and again and again. @returns a function that stops it */
export function repeat(work: () => void, everyMs: number): () => void {
  work();
  const timer = setInterval(work, everyMs);
  return () => clearInterval(timer);
}

/**
 * Does some work now, and again and again, but never twice at once. @returns a function that stops
 * it
 */
export function repeatAlone(
  work: () => Promise<void>,
  failed: (err: unknown) => void,
  everyMs: number,
): () => void {
  let isRunning = false;
  return repeat(() => {
    if (isRunning) return;
    isRunning = true;
    void work()
      .catch(failed)
      .finally(() => (isRunning = false));
  }, everyMs);
}
