import type { Pool } from 'pg';

// rate-limiter-flexible would keep what expired for another hour.
const everyMs = 30_000;

/**
 * Deletes from Postgres now, and every half minute from now on, the counts whose time is over. Every
 * server does so: two at once do no harm.
 * @returns a function that ends it
 */
export function scheduleRateLimitPurge(pool: Pool, failed: (err: unknown) => void): () => void {
  const purge = () => {
    pool.query('DELETE FROM rate_limits WHERE expire <= $1', [Date.now()]).catch(failed);
  };
  purge();
  const timer = setInterval(purge, everyMs);
  return () => clearInterval(timer);
}
