import { dayMs, hourMs } from '../../../domain/time.ts';
import type { Clock } from '../../clock.ts';
import { appendHead, type DatedHead } from './head-file.ts';
import type { AuditQueries } from './queries.ts';

/**
 * Writes with what the audit log ends to the server's log and, where there is one, a file: now, every day, each hour in which
 * an entry was added, and at the end. Whoever changes the log in the store does not reach what left it before.
 * @param parts.send sends the head to somebody, once a day where entries were added: not at the start, so that a server that
 *   starts again and again sends nothing
 * @returns a function that writes the last head and stops; it is called before the store is closed
 * @throws StartError where the file cannot be written
 */
export async function keepAuditHeads(parts: {
  store: Pick<AuditQueries, 'auditHead' | 'auditHeadToMail' | 'auditHeadWasMailed'>;
  clock: Clock;
  file: string | undefined;
  send?: ((head: DatedHead) => Promise<void>) | undefined;
  log: Record<'info' | 'error', (fields: object, message: string) => void>;
}): Promise<() => Promise<void>> {
  const { store, clock, file, send, log } = parts;
  let kept = { seq: -1, at: 0 };

  const keep = async (evenIfSame: boolean) => {
    const now = clock();
    const head = { at: now.toISOString(), ...(await store.auditHead()) };
    if (head.seq !== kept.seq || evenIfSame) {
      log.info(head, 'the audit log ends here');
      if (file !== undefined) appendHead(file, head);
      kept = { seq: head.seq, at: now.getTime() };
    }
  };
  const sendDaily = async () => {
    if (!send) return;
    const now = clock();
    const link = await store.auditHeadToMail(now);
    if (!link) return;
    // Where it fails, the next try is tomorrow's.
    await send({ at: now.toISOString(), ...link });
    await store.auditHeadWasMailed(link.seq);
  };
  const failed = (err: unknown) => log.error({ err }, 'the head of the audit log was not kept');
  const unsent = (err: unknown) => log.error({ err }, 'the head of the audit log was not sent');

  await keep(true);
  const timer = setInterval(() => {
    const dayIsOver = clock().getTime() - kept.at >= dayMs;
    keep(dayIsOver).then(() => sendDaily().catch(unsent), failed);
  }, hourMs);
  return async () => {
    clearInterval(timer);
    await keep(false).catch(failed);
  };
}
