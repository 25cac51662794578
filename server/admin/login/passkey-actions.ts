import type { PasswordState } from '../../../domain/admin/api.ts';
import type { ActionOptions, Actions } from '../action-context.ts';
import { auditedAction } from '../action-context.ts';
import { RefusedAction } from '../refused-action.ts';
import type { CurrentAccount } from './account.ts';
import { expectPasskeys, limitChallenges, proofActions } from './proof-actions.ts';

/** What accounts do about their passkeys, and the owner about doing without the password. */
export function passkeyActions(options: ActionOptions) {
  const { store, clock } = options;

  return {
    async admin_passkeys(_request, { account }) {
      const passkeys = options.passkeys();
      return {
        passkeys: await store.passkeys.list(account.id, passkeys?.rpId),
        origin: passkeys?.origin ?? null,
        password: passwordState(account),
      };
    },

    async admin_passkey_options(_request, { account, ipAddress }) {
      await limitChallenges(options, ipAddress);
      return expectPasskeys(options).creationOptions(account);
    },

    async admin_add_passkey({ name, response }, context) {
      const made = await expectPasskeys(options).made(response, context.account.id);
      if (!made) return { added: false, reason: 'unverified' };
      const added = await store.passkeys.add({ ...made, name }, auditedAction(context, clock()));
      return added ? { added } : { added, reason: 'known' };
    },

    admin_rename_passkey: async ({ id, name }, { account }) => ({
      renamed: await store.passkeys.rename(id, account.id, name),
    }),

    async admin_remove_passkey({ id }, context) {
      const { account, sessionId } = context;
      const isOnlyWayIn =
        account.role === 'helper' && (await store.passkeys.list(account.id, undefined)).length < 2;
      if (isOnlyWayIn) throw new RefusedAction(409, 'It is the only passkey of this account.');
      const action = auditedAction(context, clock());
      const { rpId } = options.passkeys() ?? {};
      const result = await store.passkeys.remove(id, account, rpId, sessionId, action);
      if (result !== 'needed') {
        return { removed: result !== 'missing', logged_out: result === 'its_own' };
      }
      throw new RefusedAction(409, 'The password is off, so this passkey is needed.');
    },

    async admin_switch_password_off(_request, context) {
      const { account, sessionId } = context;
      if (passwordState(account) === 'configured') {
        throw new RefusedAction(409, 'ADMIN_PASSWORD_HASH is set, so the password stays on.');
      }
      const action = auditedAction(context, clock());
      const { rpId } = expectPasskeys(options);
      if (await store.passkeys.switchPasswordOff(account.id, rpId, sessionId, action)) return;
      throw new RefusedAction(409, 'There are too few passkeys to do without the password.');
    },
    ...proofActions(options),
  } satisfies Partial<Actions>;
}

/** A helper has none. */
function passwordState(account: CurrentAccount): PasswordState {
  if (account.role === 'helper' || account.passwordIsOff) return 'off';
  return account.keptIn === 'configuration' ? 'configured' : 'on';
}
