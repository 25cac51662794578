import { StartError } from '../../start-error.ts';
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
  await keep().catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new StartError(
      `AUDIT_HEAD_FILE ${String(file)} cannot be written (${(error as Error).message}), so a log cut short would not be noticed. Name a file in a folder this user may write, best on another disk than DATA_DIR, or leave it out.`,
      { cause: error },
    );
  });
  const timer = setInterval(() => {
    keep().catch((err: unknown) => log.error({ err }, 'the head of the audit log was not kept'));
  }, dayMs);
  return () => clearInterval(timer);
}
