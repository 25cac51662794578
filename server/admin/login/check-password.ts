import type { Clock } from '../../clock.ts';
import { countedNetworks } from '../../http/client-ip.ts';
import type { Limits } from '../../http/rate-limits.ts';
import { tooManyLogins } from '../refused-action.ts';
import type { OwnerAccount } from './account.ts';
import { equalInConstantTime, verifyPassword } from './passwords.ts';
import type { SessionStore } from './stored-sessions.ts';

/** The network of an address as the owner's are remembered. */
export const loginNetwork = (ipAddress: string): string => countedNetworks(ipAddress)[0].network;

export type CheckPassword = ReturnType<typeof createCheckPassword>;

/**
 * Creates the function that checks the owner's name and password. Guesses are limited by network,
 * and only so many are computed at once. Networks that the owner is known to come from are counted
 * apart, so that a flood from elsewhere does not keep the owner out, not even after a restart.
 */
export function createCheckPassword({
  store,
  clock,
  limits,
}: {
  store: Pick<SessionStore, 'isKnownNetwork'>;
  clock: Clock;
  limits: Pick<Limits, 'logins'>;
}) {
  const ofKnown = createQueue(1);
  const ofOthers = createQueue(2);

  /**
   * @param isKnown whether a session has shown already that it is somebody known
   * @throws RefusedAction where too many logins have failed, or wait
   */
  return async (
    { username, password }: { username: string; password: string },
    owner: OwnerAccount,
    ipAddress: string,
    isKnown = false,
  ): Promise<boolean> => {
    const attempt = await limits.logins(ipAddress);
    if (attempt.outcome === 'refused') throw tooManyLogins(attempt);
    const comesBack = isKnown || (await store.isKnownNetwork(loginNetwork(ipAddress), clock()));
    // The hash is computed for a wrong name too, so that the time does not tell which was wrong.
    const result = await (comesBack ? ofKnown : ofOthers)(() =>
      verifyPassword(password, owner.passwordHash),
    );
    const isRight = result === true && equalInConstantTime(username, owner.username);
    if (isRight || result === 'full') await attempt.giveBack();
    if (result === 'full') throw tooManyLogins({ outcome: 'refused', retryAfterSeconds: 5 });
    return isRight;
  };
}

/** How many wait for one that is computed; with one more, the newest is refused at once. */
const waitingForEach = 8;

/** Lets so many be computed at once, the others in the order in which they came. */
function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(compute: () => Promise<Result>): Promise<Result | 'full'> => {
    if (running < atOnce) running += 1;
    else if (waiting.length < atOnce * waitingForEach) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else return 'full';
    try {
      return await compute();
    } finally {
      const next = waiting.shift();
      // Its place is handed over.
      if (next) next();
      else running -= 1;
    }
  };
}
