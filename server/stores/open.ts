import type { StoreConfig } from '../db/engine.ts';
import { scheduleRateLimitPurge } from '../http/counter.ts';
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
 * @param dataDir where erasures are recorded; undefined where nobody's data is changed
 * @throws StartError where it cannot be used
 */
export async function openStore(
  config: StoreConfig,
  emailsAreOn = false,
  dataDir?: string,
): Promise<OpenStore> {
  // Only the engine in use is loaded: the other would cost memory.
  if (config.engine === 'sqlite') {
    const { openSqliteStore } = await import('./sqlite-store.ts');
    return {
      store: await openSqliteStore(config.file, emailsAreOn, dataDir),
      limits: createLimits(),
      // Counts in memory expire by themselves.
      scheduleLimitPurge: () => () => undefined,
    };
  }
  const { openPostgresStore } = await import('./postgres-store.ts');
  const { store, pool } = await openPostgresStore(config.url, emailsAreOn, dataDir);
  return {
    store,
    limits: createLimits({}, pool),
    scheduleLimitPurge: (failed) => scheduleRateLimitPurge(pool, failed),
  };
}
