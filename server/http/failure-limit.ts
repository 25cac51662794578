import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countedNetworks } from './client-ip.ts';
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
    for (const { network } of countedNetworks(ipAddress)) {
      const counted = await limiter.get(network);
      if (counted && counted.consumedPoints >= limiter.points) {
        return refusal(counted.msBeforeNext);
      }
    }
    return undefined;
  },
  countFailure: async (ipAddress) => {
    for (const { network, weight } of countedNetworks(ipAddress)) {
      await limiter.penalty(network, weight);
    }
  },
});
