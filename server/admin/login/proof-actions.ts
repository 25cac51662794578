import type { ActionOptions, Actions } from '../action-context.ts';
import { RefusedAction, tooManyChallenges, tooManyLogins } from '../refused-action.ts';
import type { Passkeys } from './passkeys.ts';
import { verifyPassword } from './passwords.ts';
import { adminApi, type AdminAction } from '../../../domain/admin/api.ts';
import { unproved } from '../../../domain/admin/account.ts';
import type { Clock } from '../../clock.ts';
import type { SessionStore } from './stored-sessions.ts';

/** How a session shows that it is still of whoever began it. */
export function proofActions(options: ActionOptions) {
  const { store, clock, limits, accesses } = options;
  const expectProof = createExpectProof(store, clock);

  return {
    async admin_prove_options(_request, { account, ipAddress }) {
      await limitChallenges(options, ipAddress);
      return expectPasskeys(options).requestOptions('prove', account.id);
    },

    /** Limited like a login: whoever stole a token must not be able to guess here. */
    async admin_prove({ proof }, { account, sessionId, ipAddress }) {
      const attempt = await limits.logins(ipAddress, 'password' in proof ? 'password' : 'passkey');
      if (attempt.outcome === 'refused') throw tooManyLogins(attempt);
      const proved =
        'password' in proof
          ? account.role === 'owner' &&
            (await verifyPassword(proof.password, account.passwordHash)) &&
            !account.passwordIsOff
          : (await expectPasskeys(options).signedBy(proof.response, 'prove', account.id)) !==
            undefined;
      if (!proved) {
        await accesses.recordRefusedLogin();
        return { proved };
      }
      await attempt.succeeded();
      await store.proveSession(sessionId, clock());
      return { proved };
    },

    async admin_expect_proof({ of, seconds }, { sessionId }) {
      await expectProof(of, sessionId, seconds);
    },
  } satisfies Partial<Actions>;
}

/**
 * Counts a challenge: whoever stole a token must not be able to close those of others by new ones.
 * @throws RefusedAction where an IP address or its network has asked for too many
 */
export async function limitChallenges(
  { limits }: Pick<ActionOptions, 'limits'>,
  ipAddress: string,
): Promise<void> {
  const refusal = await limits.passkeyRequests(ipAddress);
  if (refusal) throw tooManyChallenges(refusal);
}

/** The passkeys of the site's address. @throws RefusedAction where that allows none */
export function expectPasskeys({ passkeys }: Pick<ActionOptions, 'passkeys'>): Passkeys {
  const found = passkeys();
  if (found) return found;
  throw new RefusedAction(409, 'There are no passkeys at this address.');
}

/** Creates the function that looks whether a session may do what wants a fresh proof. */
export const createExpectProof =
  (store: Pick<SessionStore, 'isProved'>, clock: Clock) =>
  /**
   * @param inSeconds when the action will be done, from now
   * @throws RefusedAction with 403 where the session's proof will be too old, or there is none
   */
  async (action: AdminAction, sessionId: string, inSeconds = 0): Promise<void> => {
    if (adminApi[action].proof !== 'fresh') return;
    const then = new Date(clock().getTime() + inSeconds * 1000);
    if (!(await store.isProved(sessionId, then))) throw new RefusedAction(403, unproved);
  };
