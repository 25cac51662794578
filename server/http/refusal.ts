/** The answer of a limit that is used up. */
export interface Refusal {
  outcome: 'refused';
  retryAfterSeconds: number;
}

/** Whole seconds, as `Retry-After` wants them, and never a zero that invites to hammer. */
export const refusal = (msBeforeNext: number): Refusal => ({
  outcome: 'refused',
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
