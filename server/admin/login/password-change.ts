import type { AdminRequest, AdminResponse } from '../../../domain/admin/api.ts';
import { auditedAction, type ActionContext, type ActionOptions } from '../action-context.ts';
import { passwordError } from './password-rule.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { tooManyLogins } from '../refused-action.ts';

type Change = 'admin_change_password';

/**
 * Creates the function that changes the password of the stored account, which ends all sessions.
 * The current password is checked and rate limited like a login: anyone who stole a token must not
 * be able to guess it here.
 * @throws RefusedAction where too many logins have failed
 */
export const createPasswordChange =
  ({ store, clock, limits, accesses, siteUrl }: ActionOptions) =>
  async (request: AdminRequest<Change>, context: ActionContext): Promise<AdminResponse<Change>> => {
    const { account, ipAddress } = context;
    if (account.role !== 'owner' || account.keptIn === 'configuration')
      return { changed: false, reason: 'configured' };
    if (account.passwordIsOff) return { changed: false, reason: 'off' };
    const attempt = await limits.logins(ipAddress);
    if (attempt.outcome === 'refused') throw tooManyLogins(attempt);
    if (!(await verifyPassword(request.current, account.passwordHash))) {
      await accesses.recordRefusedLogin();
      return { changed: false, reason: 'wrong' };
    }
    await attempt.succeeded();
    const error =
      request.password === request.current
        ? 'same'
        : await passwordError(request.password, { siteUrl, username: account.username });
    if (error) return { changed: false, reason: error };
    const to = await hashPassword(request.password);
    // Otherwise another session has changed the password in the meantime.
    return (await store.changePassword(account.passwordHash, to, auditedAction(context, clock())))
      ? { changed: true }
      : { changed: false, reason: 'wrong' };
  };
