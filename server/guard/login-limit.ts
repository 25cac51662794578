import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';
import { refusal, type Refusal } from './refusal.ts';

/** One attempt that may go on to the password. It counts as failed until `succeeded` is called. */
export interface LoginAttempt {
  succeeded: () => Promise<void>;
}

/** Lets a login attempt go on, or refuses it. */
export type LoginLimit = (address: string) => Promise<LoginAttempt | Refusal>;

// There is one account, and any name counts as its: a name of one's own would tell which one exists,
// and would be one more thing to remember.
const account = 'administrator';

/**
 * Counts failed logins for an address, and apart for the account. The account's count slows only
 * addresses that have failed themselves, so strangers cannot lock the owner out.
 *
 * An attempt takes its points before the password is checked and gets them back when it succeeds:
 * guesses sent at once could otherwise all pass before the first of them has failed. Before that it is
 * only looked at what was counted: a refused attempt leaves nothing behind, however many there are.
 */
export function createLoginLimit(
  addresses: RateLimiterAbstract,
  accounts: RateLimiterAbstract,
): LoginLimit {
  return async (address) => {
    const network = networkOf(address);
    const counted = await addresses.get(network);
    if (counted && counted.consumedPoints >= addresses.points) return refusal(counted.msBeforeNext);
    const failedBefore = counted !== null && counted.consumedPoints > 0;
    const countedForAll = failedBefore ? await accounts.get(account) : null;
    if (countedForAll && countedForAll.consumedPoints >= accounts.points) {
      return refusal(countedForAll.msBeforeNext);
    }

    const [ofAddress, ofAccount] = await Promise.all([
      addresses.penalty(network),
      accounts.penalty(account),
    ]);
    const giveBack = async () => {
      await Promise.all([addresses.reward(network), accounts.reward(account)]);
    };
    const used =
      ofAddress.consumedPoints > addresses.points
        ? ofAddress
        : ofAddress.consumedPoints > 1 && ofAccount.consumedPoints > accounts.points
          ? ofAccount
          : undefined;
    if (!used) return { succeeded: giveBack };
    await giveBack();
    return refusal(used.msBeforeNext);
  };
}
