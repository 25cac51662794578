import type { Pool } from 'pg';
import { repeat } from '../clock.ts';

// rate-limiter-flexible would keep expired rows for another hour.
const everyMs = 30_000;

/** Deletes expired counts from Postgres now and every half minute, on every server. @returns a function that stops it */
export function scheduleRateLimitPurge(pool: Pool, failed: (err: unknown) => void): () => void {
  return repeat(() => {
    pool.query('DELETE FROM rate_limits WHERE expire <= $1', [Date.now()]).catch(failed);
  }, everyMs);
}
