import { hourMs } from '../../../domain/time.ts';
import type { Clock } from '../../clock.ts';
import type { MirrorQueries } from '../mirror/queries.ts';
import type { AuditQueries } from './queries.ts';

/**
 * Writes the end of the audit log to the server's log and to the mirror: now, each hour in
 * which an entry was added, and at the end. Anyone who changes the log in the store does not reach
 * what left it before.
 * @returns a function that writes the last head and stops; it is called before the store is closed
 */
export async function keepAuditHeads(parts: {
  store: Pick<AuditQueries, 'auditHead'> & Pick<MirrorQueries, 'mirrorHead'>;
  clock: Clock;
  log: Record<'info' | 'error', (fields: object, message: string) => void>;
}): Promise<() => Promise<void>> {
  const { store, clock, log } = parts;
  let kept = -1;

  const keep = async () => {
    const head = { at: clock().toISOString(), ...(await store.auditHead()) };
    if (head.seq === kept) return;
    log.info(head, 'the audit log ends here');
    await store.mirrorHead(head);
    kept = head.seq;
  };
  const failed = (err: unknown) => log.error({ err }, 'the head of the audit log was not kept');

  await keep().catch(failed);
  const timer = setInterval(() => void keep().catch(failed), hourMs);
  return async () => {
    clearInterval(timer);
    await keep().catch(failed);
  };
}
