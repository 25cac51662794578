import { hash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';
import { refusal, type Refusal } from './refusal.ts';

/** One attempt that may go on to the password. It counts as failed until `succeeded` is called. */
export interface LoginAttempt {
  succeeded: () => Promise<void>;
}

/** Lets a login attempt go on, or refuses it. */
export type LoginLimit = (address: string, username: string) => Promise<LoginAttempt | Refusal>;

/**
 * Counts failed logins for an address, and apart for an account. The account's count slows only
 * addresses that have failed themselves, so strangers cannot lock the owner out.
 *
 * An attempt takes its points before the password is checked and gets them back when it succeeds:
 * guesses sent at once could otherwise all pass before the first of them has failed.
 */
export function createLoginLimit(
  addresses: RateLimiterAbstract,
  accounts: RateLimiterAbstract,
): LoginLimit {
  return async (address, username) => {
    const network = networkOf(address);
    // A name may be as long as the body; a key must not.
    const account = hash('sha256', username);
    const [ofAddress, ofAccount] = await Promise.all([
      addresses.penalty(network),
      accounts.penalty(account),
    ]);
    const giveBack = async () => {
      await Promise.all([addresses.reward(network), accounts.reward(account)]);
    };
    const failedBefore = ofAddress.consumedPoints > 1;
    const used =
      ofAddress.consumedPoints > addresses.points
        ? ofAddress
        : failedBefore && ofAccount.consumedPoints > accounts.points
          ? ofAccount
          : undefined;
    if (!used) return { succeeded: giveBack };
    await giveBack();
    return refusal(used.msBeforeNext);
  };
}
