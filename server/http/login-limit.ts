import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countedNetworks, type CountedNetwork } from './client-ip.ts';
import { refusal, type Refusal } from './refusal.ts';
import { createLoginQueue } from './login-queue.ts';

/** A login attempt whose password may be checked. It counts as failed until `succeeded` is called. */
export interface LoginAttempt {
  outcome: 'allowed';
  succeeded: () => Promise<void>;
}

// There is one account, and every user name counts towards it: a counter per name would reveal which name exists.
const theAccount: CountedNetwork = { network: 'administrator', weight: 1 };

// With eight in the queue the last one waits 16 seconds; a connection without traffic is closed after 20.
const places = 8;
const patienceMs = 17_000;

/**
 * Counts failed logins per IP address, per wide network of an IPv6 address, and for the account. When one of the first two is
 * used up, the attempt is refused. When that of the account is, attempts wait in a queue: guessing from many IP addresses is then as
 * slow as from one, and the owner is let in all the same.
 *
 * An attempt consumes its points before the password is checked and gets them back when it succeeds: concurrent guesses could
 * otherwise all pass. Before that the counters are only read, so that refused attempts leave nothing behind.
 * @param counters `pace` lets attempts from new IP addresses go on; `known` has those that have logged in before
 */
export function createLoginLimit({
  ipAddresses,
  account,
  pace,
  known,
}: Record<'ipAddresses' | 'account' | 'pace' | 'known', RateLimiterAbstract>) {
  const waitInQueue = createLoginQueue(pace, places, patienceMs);

  return async (ipAddress: string): Promise<LoginAttempt | Refusal> => {
    const [narrow, ...wide] = countedNetworks(ipAddress);
    const isKnown = (await known.get(narrow.network)) !== null;
    const networks = isKnown ? [narrow] : [narrow, ...wide];
    const own = networks.map((each) => counted(ipAddresses, each));

    const before = await Promise.all(own.map(({ look }) => look()));
    const usedUp = before.find((each) => each.isUsedUp);
    if (usedUp) return refusal(usedUp.msBeforeNext);

    const forAll = counted(account, theAccount);
    const isFree = isKnown || !(await forAll.look()).isUsedUp;
    const ofAccount = isFree ? await forAll.take() : undefined;
    // Other attempts may have used up the limit of the account since it was read.
    const mustWait = !isKnown && ofAccount?.isOver !== false;
    if (mustWait) {
      await ofAccount?.giveBack();
      const failures = Math.max(...before.map((each) => each.failures));
      if (!(await waitInQueue((wide[0] ?? narrow).network, failures))) return refusal(patienceMs);
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
        await Promise.all([giveBack(), known.set(narrow.network, 1, known.duration)]);
      },
    };
  };
}

/** The counter of a limiter for one network, or for the account. */
const counted = (limiter: RateLimiterAbstract, { network: key, weight }: CountedNetwork) => ({
  look: async () => {
    const { consumedPoints: failures, msBeforeNext } = (await limiter.get(key)) ?? noFailures;
    return { failures, isUsedUp: failures >= limiter.points, msBeforeNext };
  },
  take: async () => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, weight);
    const countedUntil = Date.now() + msBeforeNext;
    return {
      isOver: consumedPoints > limiter.points,
      msBeforeNext,
      giveBack: async () => {
        // A point of an expired window would be one too many for the next window.
        if (Date.now() < countedUntil) await limiter.reward(key, weight);
      },
    };
  },
});

const noFailures = { consumedPoints: 0, msBeforeNext: 0 };
