import * as z from 'zod';
import { helperNameLimit } from '../../../domain/admin/account.ts';
import type { PasswordChange } from '../../../domain/admin/api.ts';
import { action, recordAction, type ActionContext, type ActionOptions } from '../action-context.ts';
import { id, text } from '../inputs.ts';
import { RefusedAction } from '../refused-action.ts';
import { attestation, credentialId, passkeyName, passwordText, proof } from './credentials.ts';
import { passwordError } from './password-rule.ts';
import { hashPassword } from './passwords.ts';
import { limitPasskeys } from './proof.ts';

/** What accounts do about themselves, and the owner about those of helpers. */
export const accountActions = (options: ActionOptions) => ({
  ...sessionActions(options),
  ...passkeyActions(options),
  ...helperActions(options),
  /** Ends all sessions. */
  change_password: action({
    ownerOnly: true,
    input: { password: passwordText, proof },
    run: ({ password }, context) => changePassword(options, password, context),
  }),
});

const sessionActions = (options: ActionOptions) => {
  const { store, clock } = options;
  return {
    /**
     * The sessions, the most recently begun first; the passkeys, the oldest first; and to the owner
     * the helpers by their names. `origin` is where passkeys and invitations work.
     */
    account: action({
      input: {},
      run: async (_input, { account, sessionId }) => {
        const sessions = await store.sessions(account.id, clock());
        return {
          sessions: sessions.map((each) => ({ ...each, current: each.id === sessionId })),
          passkeys: await store.passkeys.list(account.id),
          helpers: account.role === 'owner' ? await store.helpers.list(clock()) : [],
          origin: options.passkeys().origin,
        };
      },
    }),

    /** False where the session had ended already. */
    end_session: action({
      input: { id },
      run: async (session, context) => {
        const ended = await store.endSession(context.account.id, session.id);
        if (ended) await recordAction(options, 'end_session', context, 0);
        return { ended };
      },
    }),

    logout: action({
      input: {},
      run: async (_input, { account, sessionId }) => {
        await store.endSession(account.id, sessionId);
      },
    }),

    /** What a passkey signs for an action that carries a proof. */
    proof_options: action({
      input: {},
      run: async (_input, { account, ipAddress }) => {
        await limitPasskeys(options, ipAddress);
        return options.passkeys().requestOptions(`prove ${account.id}`);
      },
    }),
  };
};

const passkeyActions = (options: ActionOptions) => {
  const { store, passkeys } = options;
  return {
    passkey_options: action({
      input: {},
      run: async (_input, { account, ipAddress }) => {
        await limitPasskeys(options, ipAddress);
        return passkeys().creationOptions(account);
      },
    }),

    add_passkey: action({
      input: { name: passkeyName, response: attestation, proof },
      run: async ({ name, response }, context): Promise<PasskeyAdded> => {
        const made = await passkeys().made(response, context.account.id, name);
        if (!made) return { added: false, reason: 'unverified' };
        const added = await store.passkeys.add(made, context.by);
        return added ? { added } : { added, reason: 'known' };
      },
    }),

    /** Ends the sessions that were begun with it. False where there is no such passkey. */
    remove_passkey: action({
      input: { id: credentialId, proof },
      run: async (passkey, context) => {
        const { account, by } = context;
        const hasPassword = account.role === 'owner' && account.password !== 'none';
        if (!hasPassword && (await store.passkeys.list(account.id)).length < 2) {
          throw new RefusedAction(409, 'It is the only passkey of this account.');
        }
        return { removed: await store.passkeys.remove(passkey.id, account.id, by) };
      },
    }),
  };
};

/** Why a passkey was not added: it could not be verified, or is there already. */
type PasskeyAdded = { added: true } | { added: false; reason: 'unverified' | 'known' };

const helperActions = ({ store }: ActionOptions) => ({
  /** Null where the name is taken; else what the link holds, which is shown this once. */
  invite_helper: action({
    ownerOnly: true,
    input: { username: z.string().trim().pipe(text(helperNameLimit).min(1)), proof },
    run: async ({ username }, context) => ({
      // The log tells accounts apart by their names.
      invitation:
        username === context.account.username
          ? null
          : await store.helpers.invite(username, context.by),
    }),
  }),

  /** Ends the account, its sessions and its passkeys. False where there is no such helper. */
  end_helper: action({
    ownerOnly: true,
    input: { id, proof },
    run: async (helper, context) => ({ ended: await store.helpers.end(helper.id, context.by) }),
  }),
});

/** Changes the password of the stored account, or sets one where it has none. */
async function changePassword(
  { store, siteUrl }: ActionOptions,
  password: string,
  { account, by }: ActionContext,
): Promise<PasswordChange> {
  if (account.role !== 'owner' || account.password === 'configured') {
    throw new RefusedAction(409, 'The password is changed in ADMIN_PASSWORD_HASH.');
  }
  const { passwordHash, username } = account;
  const reason = await passwordError(password, { siteUrl, username });
  if (reason) return { changed: false, reason };
  const to = await hashPassword(password);
  if (await store.changePassword(passwordHash, to, by)) {
    return { changed: true };
  }
  throw new RefusedAction(409, 'Another session has changed the password meanwhile.');
}
