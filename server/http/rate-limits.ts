import type { Pool } from 'pg';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressWeight, countedNetworks } from './client-ip.ts';
import { HashedKeysLimiter } from './hashed-keys-limiter.ts';
import { createLoginLimit } from './login-limit.ts';
import { refusal, refusalOf, type Refusal } from './refusal.ts';

/** Allows `points` requests within `duration` seconds. */
interface RateLimit {
  points: number;
  duration: number;
}

export const rateLimits = {
  submissions: { points: 60, duration: 60 },
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
  failedLoginsOfAccount: { points: 30, duration: 15 * 60 },
  // Login attempts from new IP addresses, all together, once the limit of the account is used up.
  pacedLogins: { points: 8, duration: 16 },
  // How long an IP address that logged in is known. Node's longest timer, 24 days, bounds it.
  knownAddresses: { points: 1, duration: 14 * 24 * 60 * 60 },
} satisfies Record<string, RateLimit>;

/** A limit of what an IP address may do, in the points of `countedNetworks`. */
export const ofNetwork = ({ points, duration }: RateLimit): RateLimit => ({
  points: points * addressWeight,
  duration,
});

/** Counts one request of an IP address; returns a refusal when the limit is exceeded. */
export type IpLimit = (ipAddress: string) => Promise<Refusal | undefined>;

export type Limits = ReturnType<typeof createLimits>;

/**
 * Creates the rate limits. With a pool, all servers of the site count together in its Postgres.
 * Without one, or while Postgres fails, a process counts in its own memory.
 */
export function createLimits(allowed: Partial<typeof rateLimits> = {}, pool?: Pool) {
  const all = { ...rateLimits, ...allowed };
  const count = (what: keyof typeof rateLimits) => counter(what, all[what], pool);
  const ofNetworks = (what: keyof typeof rateLimits) => counter(what, ofNetwork(all[what]), pool);
  return {
    submissions: ipLimit(ofNetworks('submissions')),
    refusals: ipLimit(ofNetworks('refusals')),
    events: ipLimit(ofNetworks('events')),
    emailLinks: ipLimit(ofNetworks('emailLinks')),
    linkRequests: ipLimit(ofNetworks('linkRequests')),
    passkeyRequests: ipLimit(ofNetworks('passkeyRequests')),
    /** Limits requests with an invalid token of the dashboard. */
    bogusTokens: failureLimit(ofNetworks('bogusTokens')),
    logins: createLoginLimit({
      ipAddresses: ofNetworks('failedLoginsOfAddress'),
      account: count('failedLoginsOfAccount'),
      pace: count('pacedLogins'),
      known: count('knownAddresses'),
    }),
  };
}

function counter(what: string, limit: RateLimit, pool: Pool | undefined): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ ...limit, keyPrefix: what });
  if (!pool) return inMemory;
  return new HashedKeysLimiter(pool, {
    ...limit,
    keyPrefix: what,
    tableName: 'rate_limits',
    tableCreated: true, // by the migrations
    clearExpiredByTimeout: false, // scheduleRateLimitPurge is sooner
    insuranceLimiter: inMemory,
  });
}

function ipLimit(limiter: RateLimiterAbstract): IpLimit {
  return async (ipAddress) => {
    try {
      // One that its own network refuses does not count for its neighbours.
      for (const { network, weight } of countedNetworks(ipAddress)) {
        await limiter.consume(network, weight);
      }
      return undefined;
    } catch (thrown) {
      return refusalOf(thrown);
    }
  };
}

/** Refuses an IP address that has failed too often. */
const failureLimit = (limiter: RateLimiterAbstract) => ({
  /** Only reads the counter, so that a refused request costs neither memory nor a row. */
  refusalOf: async (ipAddress: string): Promise<Refusal | undefined> => {
    for (const { network } of countedNetworks(ipAddress)) {
      const counted = await limiter.get(network);
      if (counted && counted.consumedPoints >= limiter.points) return refusal(counted.msBeforeNext);
    }
    return undefined;
  },
  countFailure: async (ipAddress: string): Promise<void> => {
    for (const { network, weight } of countedNetworks(ipAddress)) {
      await limiter.penalty(network, weight);
    }
  },
});
