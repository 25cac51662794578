import { v7 as uuidV7 } from 'uuid';
import type { AuditEntry } from '../../domain/admin/api.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../database/store.ts';

const minuteMs = 60_000;

/** How often each kind adds an entry at most, for a session; refused logins for all of a server. */
const periods = {
  refuse_login: minuteMs,
  read_person: minuteMs,
  read_requests: 60 * minuteMs,
  read_list: 60 * minuteMs,
};

/** One kind of what happens often, and to whom it is put down. */
interface Access {
  kind: keyof typeof periods;
  account: string;
  /** The session; empty where there is none. */
  session: string;
}

/** Adds what happens often to the audit log, as few entries with a count. */
export interface AccessLog {
  /**
   * Counts an access. The first one adds its entry before this resolves, and those of the period after it share one.
   * @param what what was read, of which each is counted once in a period, or how many there were
   * @throws where the entry cannot be added; the next access tries again
   */
  note(access: Access, what: readonly string[] | number): Promise<void>;
  /** Adds the entries of the periods that have ended, or of all. */
  flush(all?: boolean): Promise<void>;
}

/** Creates the log of accesses to a store. */
export function createAccessLog(store: Pick<Store, 'addAuditEntry'>, clock: Clock): AccessLog {
  const open = new Map<string, Access & { until: number; seen: Set<string>; count: number }>();
  type Period = NonNullable<ReturnType<typeof open.get>>;

  async function write(period: Period): Promise<void> {
    const now = clock();
    const { kind, account, count, until } = period;
    const entry: AuditEntry = { id: uuidV7(), at: now.toISOString(), account, kind, count };
    // Before the entry is written, so that nothing noted meanwhile writes another.
    Object.assign(period, { until: now.getTime() + periods[kind], count: 0 });
    try {
      await store.addAuditEntry(entry);
    } catch (error) {
      period.count += count;
      period.until = until;
      throw error;
    }
  }

  return {
    async note(access, what) {
      const key = `${access.kind} ${access.session}`;
      const period = open.get(key) ?? { ...access, until: 0, seen: new Set(), count: 0 };
      open.set(key, period);
      const isOver = clock().getTime() >= period.until;
      if (isOver) period.seen.clear();
      const known = period.seen.size;
      if (typeof what !== 'number') for (const each of what) period.seen.add(each);
      period.count += typeof what === 'number' ? what : period.seen.size - known;
      if (isOver && period.count > 0) await write(period);
    },

    async flush(all = false) {
      const now = clock().getTime();
      for (const [key, period] of open) {
        if (!all && now < period.until) continue;
        if (period.count > 0) await write(period);
        else open.delete(key);
      }
    },
  };
}
