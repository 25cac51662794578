import { takeWriteLock } from '../../db/sqlite/kysely.ts';
import type { MirrorTable } from './mirror.ts';

/**
 * The embedded store keeps no entries, since one server alone has it; anyone who writes waits for
 * its lock.
 */
export const sqliteMirrorTable: MirrorTable = {
  isShared: false,
  lock: takeWriteLock,
  entries: async () => [],
  add: async () => undefined,
  drop: async () => undefined,
};
