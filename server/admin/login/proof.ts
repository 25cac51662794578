import { unproved } from '../../../domain/admin/account.ts';
import type { ActionContext, ActionOptions } from '../action-context.ts';
import { RefusedAction, tooManyChallenges } from '../refused-action.ts';
import type { Proof } from './credentials.ts';
import type { Passkeys } from './passkeys.ts';

/** Creates the function that looks whether a request is of whoever began its session. */
export function createExpectProof(options: ActionOptions) {
  /**
   * Limited like a login: whoever stole a token must not be able to guess here.
   * @throws RefusedAction with 403 where it proves nothing
   */
  return async (proof: Proof, { account, ipAddress }: ActionContext): Promise<void> => {
    const isProved =
      'password' in proof
        ? account.role === 'owner' &&
          (await options.checkPassword({ ...account, ...proof }, account, ipAddress, true))
        : (await expectPasskeys(options).signedBy(proof.response, 'prove', account.id)) !==
          undefined;
    if (isProved) return;
    await options.accesses.recordRefusedLogin();
    throw new RefusedAction(403, unproved);
  };
}

/**
 * Counts what is asked for about passkeys.
 * @throws RefusedAction where an IP address or its network has asked for too much
 */
export async function limitPasskeys(
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
