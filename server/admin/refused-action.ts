import type { Refusal } from '../http/refusal.ts';

/** An action that was understood and is not done. */
export class RefusedAction extends Error {
  readonly status: number;
  /** Seconds after which it may be, where that is so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A limit is used up. */
export const tooMany = (message: string, { retryAfterSeconds }: Refusal): RefusedAction =>
  new RefusedAction(429, message, retryAfterSeconds);

/** Of logins, or of questions for the password, too many have failed. */
export const tooManyLogins = (refusal: Refusal): RefusedAction =>
  tooMany('Too many failed logins. Please try again later.', refusal);
