import { createHmac, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type IRateLimiterPostgresOptions } from 'rate-limiter-flexible';

/**
 * Counts in Postgres under keyed hashes: whoever reads the table finds no address and no name in it, nor
 * whether two rows are of one visitor. Servers of one DATABASE_URL have the same key and count together.
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
 * A key from the password of the address, which all servers have and the database does not. Without one
 * there is no such secret, and an address could be found out by trying them all.
 */
function keyOf({ options: { connectionString = '' } }: Pool): Buffer {
  const url = URL.parse(connectionString);
  const password = url?.searchParams.get('password') ?? url?.password ?? '';
  return Buffer.from(hkdfSync('sha256', password, '', 'raiz-do-vau rate limits', 32));
}
