import type { AdminRequest, AdminResponse } from '../../../domain/admin/api.ts';
import {
  loggedAction,
  recordAction,
  type ActionContext,
  type ActionOptions,
  type Actions,
} from '../action-context.ts';
import { RefusedAction } from '../refused-action.ts';
import { passwordError } from './password-rule.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { expectPasskeys, limitPasskeys } from './proof.ts';

/** What accounts do about themselves, and the owner about those of helpers. */
export const accountActions = (options: ActionOptions) =>
  ({
    ...sessionActions(options),
    ...passkeyActions(options),
    ...helperActions(options),
    change_password: (request, context) => changePassword(options, request, context),
  }) satisfies Partial<Actions>;

const sessionActions = (options: ActionOptions) => {
  const { store, clock } = options;
  return {
    async sessions(_request, { account, sessionId }) {
      const all = await store.sessions(account.id, clock());
      return { sessions: all.map((each) => ({ ...each, current: each.id === sessionId })) };
    },

    async end_session({ id }, context) {
      const ended = await store.endSession(context.account.id, id);
      if (ended) await recordAction(options, 'end_session', context, 0);
      return { ended };
    },

    async logout(_request, { account, sessionId }) {
      await store.endSession(account.id, sessionId);
    },

    async proof_options(_request, { account, ipAddress }) {
      await limitPasskeys(options, ipAddress);
      return expectPasskeys(options).requestOptions('prove', account.id);
    },
  } satisfies Partial<Actions>;
};

const passkeyActions = (options: ActionOptions) => {
  const { store, clock } = options;
  return {
    async passkeys(_request, { account }) {
      const passkeys = options.passkeys();
      return {
        passkeys: await store.passkeys.list(account.id, passkeys?.rpId),
        origin: passkeys?.origin ?? null,
      };
    },

    async passkey_options(_request, { account, ipAddress }) {
      await limitPasskeys(options, ipAddress);
      return expectPasskeys(options).creationOptions(account, 'add');
    },

    async add_passkey({ name, response }, context) {
      const made = await expectPasskeys(options).made(response, context.account.id, 'add', name);
      if (!made) return { added: false, reason: 'unverified' };
      const added = await store.passkeys.add(made, loggedAction(context, clock()));
      return added ? { added } : { added, reason: 'known' };
    },

    rename_passkey: async ({ id, name }, { account }) => ({
      renamed: await store.passkeys.rename(id, account.id, name),
    }),

    async remove_passkey({ id }, context) {
      const { account, sessionId } = context;
      const hasPassword = account.role === 'owner' && account.hasPassword;
      if (!hasPassword && (await store.passkeys.list(account.id, undefined)).length < 2) {
        throw new RefusedAction(409, 'It is the only passkey of this account.');
      }
      const action = loggedAction(context, clock());
      const result = await store.passkeys.remove(id, account.id, sessionId, action);
      return { removed: result !== 'missing', logged_out: result === 'its_own' };
    },
  } satisfies Partial<Actions>;
};

const helperActions = ({ store, clock, passkeys }: ActionOptions) =>
  ({
    helpers: async () => ({
      helpers: await store.helpers.list(clock()),
      origin: passkeys()?.origin ?? null,
    }),

    async invite_helper({ username }, context) {
      expectPasskeys({ passkeys });
      return { invitation: await store.helpers.invite(username, loggedAction(context, clock())) };
    },

    end_helper: async ({ id }, context) => ({
      ended: await store.helpers.end(id, loggedAction(context, clock())),
    }),
  }) satisfies Partial<Actions>;

/** Changes the password of the stored account, or sets one where it has none. */
async function changePassword(
  { store, clock, siteUrl }: ActionOptions,
  { password }: AdminRequest<'change_password'>,
  context: ActionContext,
): Promise<AdminResponse<'change_password'>> {
  const { account } = context;
  if (account.role !== 'owner' || account.keptIn === 'configuration') {
    return { changed: false, reason: 'configured' };
  }
  const { passwordHash, username } = account;
  const reason = (await verifyPassword(password, passwordHash))
    ? 'same'
    : await passwordError(password, { siteUrl, username });
  if (reason) return { changed: false, reason };
  const to = await hashPassword(password);
  if (await store.changePassword(passwordHash, to, loggedAction(context, clock()))) {
    return { changed: true };
  }
  throw new RefusedAction(409, 'Another session has changed the password meanwhile.');
}
