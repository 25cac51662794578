import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidV7 } from 'uuid';
import type { Clock } from '../clock.ts';
import type { EmailKey } from '../../domain/submission/email.ts';
import { hourMs, minuteMs } from '../../domain/time.ts';
import type { LogQueries } from '../events/log.ts';

/** For how long what a session read is not entered again. */
const readAgainWithin = { read_person: minuteMs, read_requests: hourMs, read_list: hourMs };

export type AccessLog = ReturnType<typeof createAccessLog>;

/** Adds to the log of a store what happens often, in few entries. */
export function createAccessLog(store: Pick<LogQueries, 'addLogEntry'>, clock: Clock) {
  const reads = new Map<string, { until: number; known: Set<string> }>();
  let refused = { until: 0, count: 0 };

  const add = (
    kind: keyof typeof readAgainWithin | 'refuse_login',
    account: string,
    count: number,
    about?: EmailKey,
  ) => store.addLogEntry({ id: uuidV7(), at: clock().toISOString(), account, kind, count }, about);

  async function addRefused(): Promise<void> {
    const { until, count } = refused;
    // Before the entry is written, so that nothing noted meanwhile writes another.
    refused = { until: clock().getTime() + minuteMs, count: 0 };
    await add('refuse_login', '', count).catch((error: unknown) => {
      refused = { until, count: refused.count + count };
      throw error;
    });
  }

  /**
   * Counts a refused login. The first one adds its entry before this resolves, and those of the
   * minute after it share one.
   * @throws where the entry cannot be added; the next one tries again
   */
  async function recordRefusedLogin(): Promise<void> {
    refused.count += 1;
    if (clock().getTime() >= refused.until) await addRefused();
  }

  return {
    /**
     * Enters what is read and was not yet in this period, before this resolves: who then is
     * answered is in the log, whatever becomes of the server.
     * @param what ids, or of `read_person` the keys of addresses
     * @throws where the entry cannot be added; then nothing may be shown
     */
    async recordRead(
      kind: keyof typeof readAgainWithin,
      { account, sessionId }: { account: { username: string }; sessionId: string },
      what: readonly string[],
    ): Promise<void> {
      const key = `${kind} ${sessionId}`;
      const now = clock().getTime();
      const open = reads.get(key);
      const period =
        open && now < open.until
          ? open
          : { until: now + readAgainWithin[kind], known: new Set<string>() };
      const added = new Set(what).difference(period.known);
      if (added.size === 0) return;
      const [one] = kind === 'read_person' && added.size === 1 ? added : [];
      await add(kind, account.username, added.size, one as EmailKey | undefined);
      for (const each of added) period.known.add(each);
      reads.set(key, period);
    },

    recordRefusedLogin,

    /** The same for a login that is answered as always where the log cannot be written. */
    noteRefusedLogin: (log: FastifyBaseLogger): Promise<void> =>
      recordRefusedLogin().catch((err: unknown) =>
        log.error({ err }, 'a login is missing in the log'),
      ),

    /** Adds the entry of the refused logins once their minute has ended, or at once. */
    async flush(atOnce = false): Promise<void> {
      const now = clock().getTime();
      for (const [key, { until }] of reads) if (now >= until) reads.delete(key);
      if (refused.count > 0 && (atOnce || now >= refused.until)) await addRefused();
    },
  };
}
