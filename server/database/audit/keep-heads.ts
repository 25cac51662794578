import type { Clock } from '../../clock.ts';
import type { Store } from '../store.ts';
import { appendHead } from './head-file.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Writes with what the audit log ends to the server's log and, where there is one, a file: now, and every day from now
 * on. Whoever changes the log in the store does not reach what left it before.
 * @returns a function that stops it
 * @throws StartError where the file cannot be written
 */
export async function keepAuditHeads(parts: {
  store: Pick<Store, 'auditHead'>;
  clock: Clock;
  file: string | undefined;
  log: Record<'info' | 'error', (fields: object, message: string) => void>;
}): Promise<() => void> {
  const { store, clock, file, log } = parts;
  const keep = async () => {
    const head = { at: clock().toISOString(), ...(await store.auditHead()) };
    log.info(head, 'the audit log ends here');
    if (file !== undefined) appendHead(file, head);
  };
  await keep();
  const timer = setInterval(() => {
    keep().catch((err: unknown) => log.error({ err }, 'the head of the audit log was not kept'));
  }, dayMs);
  return () => clearInterval(timer);
}
