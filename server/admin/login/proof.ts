import { unproved } from '../../../domain/admin/account.ts';
import type { ActionContext, ActionOptions } from '../action-context.ts';
import { RefusedAction, tooMany } from '../refused-action.ts';
import type { Proof } from './credentials.ts';

/** Creates the function that checks that a request comes from whoever began its session. */
export function createExpectProof({ checkPassword, passkeys, accesses }: ActionOptions) {
  /**
   * Limited like a login: whoever stole a token must not be able to guess here.
   * @throws RefusedAction with 403 where it proves nothing
   */
  return async (proof: Proof, { account, ipAddress }: ActionContext): Promise<void> => {
    const isProved =
      'password' in proof
        ? account.role === 'owner' &&
          (await checkPassword({ ...account, ...proof }, account, ipAddress, true))
        : (await passkeys().signedBy(proof.response, `prove ${account.id}`))?.account ===
          account.id;
    if (isProved) return;
    await accesses.recordRefusedLogin();
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
  if (refusal) throw tooMany('Too many requests. Please try again later.', refusal);
}
