import { countedNetworks } from './client-ip.ts';
import { usedUp, type NetworkLimit } from './counter.ts';
import { refusal, type Refusal } from './refusal.ts';

/** A login whose password may be checked. It counts as failed until it gives its points back. */
export interface LoginAttempt {
  outcome: 'allowed';
  giveBack: () => Promise<void>;
}

/**
 * Counts the failed logins of a network, and of no account: strangers who guess cannot keep the
 * owner out, who comes from another network.
 *
 * An attempt takes its points before the password is checked and gets them back if it succeeds:
 * otherwise many guesses at once could all pass.
 */
export function createLoginLimit(limit: NetworkLimit) {
  const { counter, points } = limit;
  return async (ipAddress: string): Promise<LoginAttempt | Refusal> => {
    const refused = await usedUp(limit, ipAddress);
    if (refused) return refused;
    const taken = await Promise.all(
      countedNetworks(ipAddress).map(async ({ network, weight }) => {
        const counted = await counter.add(network, weight);
        const until = Date.now() + counted.msLeft;
        return {
          ...counted,
          giveBack: async () => {
            // A point of an expired window would be one too many for the next window.
            if (Date.now() < until) await counter.add(network, -weight);
          },
        };
      }),
    );
    const giveBack = async () => {
      await Promise.all(taken.map((each) => each.giveBack()));
    };
    const over = taken.find(({ count }) => count > points);
    if (!over) return { outcome: 'allowed', giveBack };
    await giveBack();
    return refusal(over.msLeft);
  };
}
