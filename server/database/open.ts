import type { Config } from '../config.ts';
import { scheduleRateLimitPurge } from '../http/purge-rate-limits.ts';
import { createLimits, type Limits } from '../http/rate-limits.ts';
import type { Store } from './store.ts';

export interface OpenStore {
  store: Store;
  /** Counted where the store is, so that servers that share it count together. */
  limits: Limits;
  /** Deletes counts whose time is over, now and again. @returns a function that ends it */
  scheduleLimitPurge: (failed: (err: unknown) => void) => () => void;
}

/**
 * Opens the store that the configuration names. The one place that knows there are two engines.
 * @throws StartError where it cannot be used
 */
export async function openStore(config: Config['store']): Promise<OpenStore> {
  switch (config.engine) {
    // Only the engine in use is loaded: the other would cost memory.
    case 'sqlite': {
      const { openSqliteStore } = await import('./sqlite/store.ts');
      // Counts in memory expire by themselves.
      const scheduleLimitPurge = () => () => undefined;
      return { store: openSqliteStore(config.file), limits: createLimits(), scheduleLimitPurge };
    }
    case 'postgres': {
      const { openPostgresStore } = await import('./postgres/store.ts');
      const { store, pool } = await openPostgresStore(config.url);
      return {
        store,
        limits: createLimits({}, pool),
        scheduleLimitPurge: (failed) => scheduleRateLimitPurge(pool, failed),
      };
    }
  }
}
