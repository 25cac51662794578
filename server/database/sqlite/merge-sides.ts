import type { DatabaseSync } from 'node:sqlite';
import type { AuditKind } from '../../../domain/admin/api.ts';

/** Which of two stores has the later word on what both have: only one where acts took place since their ways parted, or neither. */
export type LaterSide = 'store' | 'copy' | undefined;

/** Which side alone has acts of some kinds that the other's audit log does not know. */
export function laterSide(
  store: DatabaseSync,
  copy: DatabaseSync,
  kinds: readonly AuditKind[],
): LaterSide {
  const idsOf = (database: DatabaseSync) =>
    database
      .prepare(`SELECT id FROM admin_audit WHERE kind IN (${kinds.map(() => '?').join()})`)
      .all(...kinds)
      .map((row) => String(row['id']));
  const [here, there] = [new Set(idsOf(store)), new Set(idsOf(copy))];
  const storeActed = !here.isSubsetOf(there);
  const copyActed = !there.isSubsetOf(here);
  if (storeActed === copyActed) return undefined;
  return storeActed ? 'store' : 'copy';
}

/** What changes a submission, and a person's choices. */
export const correcting = ['correct', 'blank_message', 'unsubscribe'] as const;
/** What restricts a person's data, or no longer. */
export const restricting = ['restrict', 'lift_restriction'] as const;
