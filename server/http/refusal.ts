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
