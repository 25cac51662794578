import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countedNetworks } from './client-ip.ts';
import { refusal, type Refusal } from './refusal.ts';

/** Refuses an IP address that has failed too often by the count of a limiter. Successful requests do not count. */
export const failureLimit = (limiter: RateLimiterAbstract) => ({
  /** Only reads the counter, so that a refused request costs neither memory nor a row. */
  refusalOf: async (ipAddress: string): Promise<Refusal | undefined> => {
    for (const { network } of countedNetworks(ipAddress)) {
      const counted = await limiter.get(network);
      if (counted && counted.consumedPoints >= limiter.points) {
        return refusal(counted.msBeforeNext);
      }
    }
    return undefined;
  },
  countFailure: async (ipAddress: string): Promise<void> => {
    for (const { network, weight } of countedNetworks(ipAddress)) {
      await limiter.penalty(network, weight);
    }
  },
});
