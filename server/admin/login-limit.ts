import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf, wideNetworkOf } from '../http/client-ip.ts';
import { refusal, type Refusal } from '../http/refusal.ts';
import { createLoginQueue } from './login-queue.ts';

/** One attempt that may go on to the password. It counts as failed until `succeeded` is called. */
export interface LoginAttempt {
  outcome: 'allowed';
  succeeded: () => Promise<void>;
}

/** Lets a login attempt go on, perhaps after a while, or refuses it. */
export type LoginLimit = (ipAddress: string) => Promise<LoginAttempt | Refusal>;

/** What logins are counted with. */
interface LoginCounters {
  ipAddresses: RateLimiterAbstract;
  wideNetworks: RateLimiterAbstract;
  account: RateLimiterAbstract;
  /** How often an attempt from a new address goes on once the account's failures are used up. */
  pace: RateLimiterAbstract;
  /** Addresses that have logged in. */
  known: RateLimiterAbstract;
}

// There is one account, and any name counts as its: a name of one's own would tell which one exists,
// and would be one more thing to remember.
const theAccount = 'administrator';

// The last of so many waits 16 seconds; a connection on which nothing moves is cut after 20.
const places = 8;
const patienceMs = 17_000;

/**
 * Counts failed logins for an address, for the wide network of an IPv6 address, and for the account.
 * Whoever used up the first two is refused. Once the account's are used up, attempts wait for their turn:
 * guessing from many addresses is then as slow as from one, and the owner is let in all the same. An
 * address that has logged in before answers for itself alone.
 *
 * An attempt takes its points before the password is checked and gets them back when it succeeds:
 * guesses sent at once could otherwise all pass before the first of them has failed. Before that it is
 * only looked at what was counted: a refused attempt leaves nothing behind, however many there are.
 */
export function createLoginLimit(counters: LoginCounters): LoginLimit {
  const { ipAddresses, wideNetworks, account, pace, known } = counters;
  const turn = createLoginQueue(pace, places, patienceMs);

  return async (ipAddress) => {
    const network = networkOf(ipAddress);
    const wideNetwork = wideNetworkOf(ipAddress);
    const isKnown = (await known.get(network)) !== null;
    const own = [counted(ipAddresses, network)];
    if (wideNetwork !== undefined && !isKnown) own.push(counted(wideNetworks, wideNetwork));

    const before = await Promise.all(own.map(({ look }) => look()));
    const usedUp = before.find((each) => each.isUsedUp);
    if (usedUp) return refusal(usedUp.msBeforeNext);

    const forAll = counted(account, theAccount);
    const isFree = isKnown || !(await forAll.look()).isUsedUp;
    const ofAccount = isFree ? await forAll.take() : undefined;
    // Others may have used up the account's since it was looked at.
    const mustWait = !isKnown && ofAccount?.isOver !== false;
    if (mustWait) {
      await ofAccount?.giveBack();
      const failures = Math.max(...before.map((each) => each.failures));
      if (!(await turn(wideNetwork ?? network, failures))) return refusal(patienceMs);
    }

    const ofOwn = await Promise.all(own.map(({ take }) => take()));
    const giveBack = async () => {
      await Promise.all(ofOwn.map((point) => point.giveBack()));
      if (!mustWait) await ofAccount?.giveBack();
    };
    const over = ofOwn.find((each) => each.isOver);
    if (over) {
      await giveBack();
      return refusal(over.msBeforeNext);
    }
    return {
      outcome: 'allowed',
      succeeded: async () => {
        await Promise.all([giveBack(), known.set(network, 1, known.duration)]);
      },
    };
  };
}

/** What a limiter counts for one key. */
const counted = (limiter: RateLimiterAbstract, key: string) => ({
  look: async () => {
    const { consumedPoints: failures, msBeforeNext } = (await limiter.get(key)) ?? noFailures;
    return { failures, isUsedUp: failures >= limiter.points, msBeforeNext };
  },
  take: async () => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
    const countedUntil = Date.now() + msBeforeNext;
    return {
      isOver: consumedPoints > limiter.points,
      msBeforeNext,
      giveBack: async () => {
        // A point of a time that is over would be one more for the next.
        if (Date.now() < countedUntil) await limiter.reward(key);
      },
    };
  },
});

const noFailures = { consumedPoints: 0, msBeforeNext: 0 };
