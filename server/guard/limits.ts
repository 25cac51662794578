import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';
import { createLoginLimit, type LoginLimit } from './login-limit.ts';
import { refusal, type Refusal } from './refusal.ts';

/** So many in so many seconds. */
export interface Allowance {
  points: number;
  duration: number;
}

export const allowances = {
  submissions: { points: 60, duration: 60 },
  events: { points: 120, duration: 60 },
  failedLoginsOfAddress: { points: 10, duration: 15 * 60 },
  failedLoginsOfAccount: { points: 30, duration: 15 * 60 },
} satisfies Record<string, Allowance>;

/** Counts one request of an address; answers with a refusal when it was one too many. */
export type AddressLimit = (address: string) => Promise<Refusal | undefined>;

export interface Limits {
  submissions: AddressLimit;
  events: AddressLimit;
  logins: LoginLimit;
}

/** The limits of one process, counted in memory. */
export function createLimits(allowed: Partial<typeof allowances> = {}): Limits {
  const { submissions, events, failedLoginsOfAddress, failedLoginsOfAccount } = {
    ...allowances,
    ...allowed,
  };
  return {
    submissions: addressLimit(submissions),
    events: addressLimit(events),
    logins: createLoginLimit(
      new RateLimiterMemory(failedLoginsOfAddress),
      new RateLimiterMemory(failedLoginsOfAccount),
    ),
  };
}

function addressLimit(allowance: Allowance): AddressLimit {
  const limiter = new RateLimiterMemory(allowance);
  return async (address) => {
    try {
      await limiter.consume(networkOf(address));
      return undefined;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return refusal(reason.msBeforeNext);
      throw reason;
    }
  };
}
