import type { StoreConfig } from '../db/engine.ts';
import { scheduleRateLimitPurge } from '../http/hashed-keys-limiter.ts';
import { createLimits, type Limits } from '../http/rate-limits.ts';
import type { Store } from './store.ts';

interface OpenStore {
  store: Store;
  /** Counted in the store, so that servers that share it count together. */
  limits: Limits;
  /** Deletes expired counts regularly. @returns a function that stops it */
  scheduleLimitPurge: (failed: (err: unknown) => void) => () => void;
}

/**
 * Opens the store that the configuration names. No other module knows that there are two engines.
 * @param emailsAreOn whether e-mails are queued
 * @param ledgerDir where erasures are recorded
 * @throws StartError where it cannot be used
 */
export async function openStore(
  config: StoreConfig,
  emailsAreOn = false,
  ledgerDir?: string,
): Promise<OpenStore> {
  // Only the engine in use is loaded: the other would cost memory.
  if (config.engine === 'sqlite') {
    const { openSqliteStore } = await import('./sqlite-store.ts');
    return {
      store: openSqliteStore(config.file, emailsAreOn, ledgerDir),
      limits: createLimits(),
      // Counts in memory expire by themselves.
      scheduleLimitPurge: () => () => undefined,
    };
  }
  const { openPostgresStore } = await import('./postgres-store.ts');
  const { store, pool } = await openPostgresStore(config.url, emailsAreOn, ledgerDir);
  return {
    store,
    limits: createLimits({}, pool),
    scheduleLimitPurge: (failed) => scheduleRateLimitPurge(pool, failed),
  };
}
