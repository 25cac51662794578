import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { repeat } from '../clock.ts';
import { countedNetworks } from './client-ip.ts';
import { refusal, type Refusal } from './refusal.ts';

/** What was counted for a key in its window, and how long that lasts. */
export interface Counted {
  count: number;
  msLeft: number;
}

/** Counts for each key within a window that begins with its first point. */
export interface Counter {
  read: (key: string) => Promise<Counted>;
  /** @param points negative to give some back */
  add: (key: string, points: number) => Promise<Counted>;
}

/** So many points of a network within the window of its counter. */
export interface NetworkLimit {
  points: number;
  counter: Counter;
}

/**
 * Only reads the counters, so that a refused request costs neither memory nor a row. The wide
 * network is asked first: once it has used up its limit, its narrow ones leave no trace.
 * @returns a refusal where one has no point left
 */
export async function usedUp(
  { counter, points }: NetworkLimit,
  ipAddress: string,
): Promise<Refusal | undefined> {
  for (const { network, weight } of countedNetworks(ipAddress).toReversed()) {
    const { count, msLeft } = await counter.read(network);
    if (count + weight > points) return refusal(msLeft);
  }
  return undefined;
}

/** A flood from more networks than this displaces the oldest counts, and fills no memory. */
const mostKeys = 20_000;

/** How often what is over is deleted. */
const everyMs = 30_000;

/** Counts in the memory of this process. @param duration of a window, in seconds */
export function memoryCounter(duration: number): Counter & { size: () => number } {
  // The order of a Map is that in which its windows began, and so in which they end.
  const windows = new Map<string, { count: number; until: number }>();
  const forget = (most: number) => {
    const now = Date.now();
    for (const [key, { until }] of windows) {
      if (until > now && windows.size <= most) return;
      windows.delete(key);
    }
  };
  setInterval(() => forget(mostKeys), everyMs).unref();
  const counted = (key: string, now: number): Counted => {
    const window = windows.get(key);
    if (!window || window.until <= now) return { count: 0, msLeft: 0 };
    return { count: window.count, msLeft: window.until - now };
  };
  return {
    read: async (key) => counted(key, Date.now()),
    add: async (key, points) => {
      const now = Date.now();
      const { count, msLeft } = counted(key, now);
      if (msLeft > 0) {
        windows.set(key, { count: count + points, until: now + msLeft });
      } else if (points > 0) {
        windows.delete(key);
        windows.set(key, { count: points, until: now + duration * 1000 });
      }
      // Many at a time: a Map takes long to find its first key after many were deleted.
      if (windows.size > mostKeys) forget(mostKeys * 0.9);
      return counted(key, now);
    },
    size: () => windows.size,
  };
}

/** Counts in Postgres for all servers together; while that fails, in `inMemory`. */
export function postgresCounter(
  pool: Pool,
  what: string,
  duration: number,
  inMemory: Counter,
): Counter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    keyPrefix: what,
    points: 1,
    duration,
    tableName: 'rate_limits',
    tableCreated: true, // by the migrations
    clearExpiredByTimeout: false, // it would keep them for another hour
  });
  const counted = (answer: { consumedPoints: number; msBeforeNext: number } | null): Counted => ({
    count: answer?.consumedPoints ?? 0,
    msLeft: answer?.msBeforeNext ?? 0,
  });
  return {
    read: (key) => limiter.get(key).then(counted, () => inMemory.read(key)),
    add: (key, points) =>
      limiter.penalty(key, points).then(counted, () => inMemory.add(key, points)),
  };
}

/**
 * Deletes expired counts from Postgres now and every half minute, on every server. @returns a
 * function that stops it
 */
export function scheduleRateLimitPurge(pool: Pool, failed: (err: unknown) => void): () => void {
  return repeat(() => {
    pool.query('DELETE FROM rate_limits WHERE expire <= $1', [Date.now()]).catch(failed);
  }, everyMs);
}
