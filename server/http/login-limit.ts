import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressWeight, countedNetworks, type CountedNetwork } from './client-ip.ts';
import { refusal, refusalOf, type Refusal } from './refusal.ts';

/** A login attempt whose password may be checked. It counts as failed until `succeeded` runs. */
export interface LoginAttempt {
  outcome: 'allowed';
  succeeded: () => Promise<void>;
}

// Every user name counts for the one account: a counter for each would tell which name exists.
const theAccount: CountedNetwork = { network: 'administrator', weight: 1 };
// An owner who mistypes at a new IP address is still let in while strangers guess.
const failuresUnderAttack = 3 * addressWeight;

/**
 * Counts failed logins of an IP address, of the wide network of an IPv6 address, and of the
 * account. An attempt is refused if one of the first two limits is used up. If that of the account
 * is, networks with three failures are refused, and the others are checked at one common pace:
 * guessing from many IP addresses is then as slow as from one, and the owner is let in. A passkey
 * cannot be guessed, so a login by passkey does not count for the account: nobody can keep out an
 * owner who has one.
 *
 * An attempt takes its points before the password is checked and gets them back if it succeeds:
 * otherwise many guesses at once could all pass. Counters are read first, so that a refused attempt
 * leaves nothing behind.
 * @param counters `pace` counts new IP addresses together; `known` has those that logged in before
 */
export function createLoginLimit({
  ipAddresses,
  account,
  pace,
  known,
}: Record<'ipAddresses' | 'account' | 'pace' | 'known', RateLimiterAbstract>) {
  return async (
    ipAddress: string,
    by: 'password' | 'passkey' = 'password',
  ): Promise<LoginAttempt | Refusal> => {
    const [narrow, ...wide] = countedNetworks(ipAddress);
    const isKnown = (await known.get(narrow.network)) !== null;
    const own = (isKnown ? [narrow] : [narrow, ...wide]).map((each) => counted(ipAddresses, each));
    const before = await Promise.all(own.map(({ look }) => look()));
    const usedUp = before.find((each) => each.isUsedUp);
    if (usedUp) return refusal(usedUp.msBeforeNext);

    const forAll = counted(account, theAccount);
    const total = await forAll.look();
    const isFree = isKnown || by === 'passkey';
    const ofAccount = isFree || total.isUsedUp ? undefined : await forAll.take();
    // Others may have used up the limit of the account since it was read.
    if (!isFree && ofAccount?.isOver !== false) {
      if (before.some(({ failures }) => failures >= failuresUnderAttack)) {
        return refusal(total.msBeforeNext);
      }
      const tooSoon = await pace.consume(theAccount.network).then(() => undefined, refusalOf);
      if (tooSoon) return tooSoon;
    }

    const ofOwn = await Promise.all(own.map(({ take }) => take()));
    const giveBack = () =>
      Promise.all([...ofOwn, ...(ofAccount ? [ofAccount] : [])].map((each) => each.giveBack()));
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
