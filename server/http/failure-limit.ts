import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from './client-ip.ts';
import { refusal, type Refusal } from './refusal.ts';

/** Refuses an IP address that has failed too often. Successful requests do not count. */
export interface FailureLimit {
  /** Only reads the counter, so that a refused request costs neither memory nor a row. */
  refusalOf: (ipAddress: string) => Promise<Refusal | undefined>;
  countFailure: (ipAddress: string) => Promise<void>;
}

/** Creates a limit of failures that counts with a limiter. */
export const failureLimit = (limiter: RateLimiterAbstract): FailureLimit => ({
  refusalOf: async (ipAddress) => {
    const counted = await limiter.get(networkOf(ipAddress));
    return counted && counted.consumedPoints >= limiter.points
      ? refusal(counted.msBeforeNext)
      : undefined;
  },
  countFailure: async (ipAddress) => {
    await limiter.penalty(networkOf(ipAddress));
  },
});
