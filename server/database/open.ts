import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Store } from './store.ts';

export interface OpenStore {
  store: Store;
  /** Where several servers share the store: its connections, closed with it. */
  pool?: Pool;
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
      return { store: openSqliteStore(config.file) };
    }
    case 'postgres': {
      const { openPostgresStore } = await import('./postgres/store.ts');
      return openPostgresStore(config.url);
    }
  }
}
