import type { Refusal } from '../http/refusal.ts';

/** A valid action that the server refuses to perform. */
export class RefusedAction extends Error {
  readonly status: number;
  /** Seconds after which it may be tried again; undefined where it may not. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The refusal of what a helper may not do. */
export const ownerOnly = (): RefusedAction => new RefusedAction(403, 'Only the owner may do this.');

/** The refusal of an action whose rate limit is used up. */
export const tooMany = (message: string, { retryAfterSeconds }: Refusal): RefusedAction =>
  new RefusedAction(429, message, retryAfterSeconds);

/** The refusal after too many failed logins or wrong current passwords. */
export const tooManyLogins = (refusal: Refusal): RefusedAction =>
  tooMany('Too many failed logins. Please try again later.', refusal);
