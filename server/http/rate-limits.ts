import type { Pool } from 'pg';
import { addressWeight, countedNetworks } from './client-ip.ts';
import { memoryCounter, postgresCounter, usedUp, type NetworkLimit } from './counter.ts';
import { createLoginLimit } from './login-limit.ts';
import { refusal, type Refusal } from './refusal.ts';

/** Allows `points` requests within `duration` seconds. */
interface RateLimit {
  points: number;
  duration: number;
}

export const rateLimits = {
  submissions: { points: 60, duration: 60 },
  // As many as a busy event enters at one connection; a flood would fill the disk.
  submissionsOfDay: { points: 600, duration: 24 * 60 * 60 },
  // Rejected submissions: without scripts each is a page to render, about 6 ms of work.
  refusals: { points: 120, duration: 60 },
  events: { points: 120, duration: 60 },
  // Requests for the pages behind links in e-mails. A mail provider may open those of many people.
  emailLinks: { points: 240, duration: 60 },
  // E-mails with a link to one's data that a visitor may ask for, whoever they go to.
  linkRequests: { points: 10, duration: 60 * 60 },
  bogusTokens: { points: 60, duration: 60 },
  // Requests before a passkey signs: whether there is one, and what it signs.
  passkeyRequests: { points: 30, duration: 60 },
  failedLoginsOfAddress: { points: 10, duration: 15 * 60 },
} satisfies Record<string, RateLimit>;

/** Counts one request of an IP address; returns a refusal when the limit is exceeded. */
export type IpLimit = (ipAddress: string) => Promise<Refusal | undefined>;

export type Limits = ReturnType<typeof createLimits>;

/**
 * Creates the rate limits. With a pool, all servers of the site count together in its Postgres.
 * Without one, or while Postgres fails, a process counts in its own memory.
 */
export function createLimits(allowed: Partial<typeof rateLimits> = {}, pool?: Pool) {
  const all = { ...rateLimits, ...allowed };
  /** What an IP address may do, in the points of `countedNetworks`. */
  const counted = (what: keyof typeof rateLimits): NetworkLimit => {
    const { points, duration } = all[what];
    const inMemory = memoryCounter(duration);
    return {
      points: points * addressWeight,
      counter: pool ? postgresCounter(pool, what, duration, inMemory) : inMemory,
    };
  };
  return {
    submissions: ipLimit(counted('submissions'), counted('submissionsOfDay')),
    refusals: ipLimit(counted('refusals')),
    events: ipLimit(counted('events')),
    emailLinks: ipLimit(counted('emailLinks')),
    linkRequests: ipLimit(counted('linkRequests')),
    passkeyRequests: ipLimit(counted('passkeyRequests')),
    /** Limits requests with an invalid token of the dashboard. */
    bogusTokens: failureLimit(counted('bogusTokens')),
    logins: createLoginLimit(counted('failedLoginsOfAddress')),
  };
}

/** A request counts in every limit, and in none once one of them refuses it. */
function ipLimit(...limits: NetworkLimit[]): IpLimit {
  return async (ipAddress) => {
    for (const limit of limits) {
      const refused = await usedUp(limit, ipAddress);
      if (refused) return refused;
    }
    for (const { counter, points } of limits) {
      for (const { network, weight } of countedNetworks(ipAddress)) {
        const { count, msLeft } = await counter.add(network, weight);
        // Others may have used it up since it was read.
        if (count > points) return refusal(msLeft);
      }
    }
    return undefined;
  };
}

/** Refuses an IP address that has failed too often. */
const failureLimit = (limit: NetworkLimit) => ({
  refusalOf: (ipAddress: string): Promise<Refusal | undefined> => usedUp(limit, ipAddress),
  countFailure: async (ipAddress: string): Promise<void> => {
    for (const { network, weight } of countedNetworks(ipAddress)) {
      await limit.counter.add(network, weight);
    }
  },
});
