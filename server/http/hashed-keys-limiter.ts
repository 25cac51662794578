import { createHmac, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type IRateLimiterPostgresOptions } from 'rate-limiter-flexible';
import { repeat } from '../clock.ts';

/**
 * Counts in Postgres under keyed hashes: a reader of the table finds no IP address in it, nor
 * whether two rows belong to one visitor. Servers with the same DATABASE_URL have the same key and
 * count together.
 */
export class HashedKeysLimiter extends RateLimiterPostgres {
  readonly #key: Buffer;

  constructor(pool: Pool, options: Omit<IRateLimiterPostgresOptions, 'storeClient'>) {
    super({ ...options, storeClient: pool });
    this.#key = keyOf(pool);
  }

  override getKey(key: string | number): string {
    const hash = createHmac('sha256', this.#key).update(super.getKey(key)).digest('base64url');
    return `${this.keyPrefix}:${hash}`;
  }
}

/**
 * Derives the key from the password in DATABASE_URL, which all servers have and the database does
 * not. Without a password there is no such secret, and an IP address could be found by trying all
 * of them.
 */
function keyOf({ options: { connectionString = '' } }: Pool): Buffer {
  const url = URL.parse(connectionString);
  const password = url?.searchParams.get('password') ?? url?.password ?? '';
  return Buffer.from(hkdfSync('sha256', password, '', 'raiz-do-vau rate limits', 32));
}

// rate-limiter-flexible would keep expired rows for another hour.
const everyMs = 30_000;

/**
 * Deletes expired counts from Postgres now and every half minute, on every server. @returns a
 * function that stops it
 */
export function scheduleRateLimitPurge(pool: Pool, failed: (err: unknown) => void): () => void {
  return repeat(() => {
    pool.query('DELETE FROM rate_limits WHERE expire <= $1', [Date.now()]).catch(failed);
  }, everyMs);
}
