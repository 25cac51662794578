import { RateLimiterRes } from 'rate-limiter-flexible';

/** The result of a rate limit that is used up. */
export interface Refusal {
  outcome: 'refused';
  retryAfterSeconds: number;
}

/**
 * Whole seconds, as `Retry-After` needs them, and at least 1, since 0 would invite an immediate
 * retry.
 */
export const refusal = (msBeforeNext: number): Refusal => ({
  outcome: 'refused',
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** The refusal that a limiter threw. @throws what else it threw */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof RateLimiterRes) return refusal(thrown.msBeforeNext);
  throw thrown;
}
