import type { ActionOptions, Actions } from '../action-context.ts';
import { auditedAction } from '../action-context.ts';
import { RefusedAction, tooManyChallenges, tooManyLogins } from '../refused-action.ts';
import { createExpectProof } from './expect-proof.ts';
import { verifyPassword } from './passwords.ts';

/** What accounts do about their passkeys, and how a session shows that it is still theirs. */
export function passkeyActions(options: ActionOptions) {
  const { store, clock, limits, accesses } = options;
  const expectProof = createExpectProof(store, clock);

  return {
    async admin_passkeys(_request, { account }) {
      const passkeys = options.passkeys();
      return {
        passkeys: await store.passkeys.list(account.id, passkeys?.rpId),
        origin: passkeys?.origin ?? null,
      };
    },

    async admin_passkey_options(_request, { account, ipAddress }) {
      await expectFew(ipAddress);
      return expectPasskeys().creationOptions(account);
    },

    async admin_add_passkey({ name, response }, context) {
      const made = await expectPasskeys().made(response, context.account.id);
      if (!made) return { added: false, reason: 'unverified' };
      const added = await store.passkeys.add({ ...made, name }, auditedAction(context, clock()));
      return added ? { added } : { added, reason: 'known' };
    },

    admin_rename_passkey: async ({ id, name }, { account }) => ({
      renamed: await store.passkeys.rename(id, account.id, name),
    }),

    async admin_remove_passkey({ id }, context) {
      const { account } = context;
      const isOnlyWayIn =
        account.role === 'helper' && (await store.passkeys.list(account.id, undefined)).length < 2;
      if (isOnlyWayIn) throw new RefusedAction(409, 'It is the only passkey of this account.');
      const action = auditedAction(context, clock());
      return { removed: await store.passkeys.remove(id, account.id, action) };
    },

    async admin_prove_options(_request, { account, ipAddress }) {
      await expectFew(ipAddress);
      return expectPasskeys().requestOptions('prove', account.id);
    },

    /** Limited like a login: whoever stole a token must not be able to guess here. */
    async admin_prove({ proof }, { account, sessionId, ipAddress }) {
      const attempt = await limits.logins(ipAddress, 'password' in proof ? 'password' : 'passkey');
      if (attempt.outcome === 'refused') throw tooManyLogins(attempt);
      const proved =
        'password' in proof
          ? account.role === 'owner' && (await verifyPassword(proof.password, account.passwordHash))
          : (await expectPasskeys().signedBy(proof.response, 'prove', account.id)) !== undefined;
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

  /** Whoever stole a token must not be able to close the challenges of others by new ones. */
  async function expectFew(ipAddress: string) {
    const refusal = await limits.passkeyRequests(ipAddress);
    if (refusal) throw tooManyChallenges(refusal);
  }

  function expectPasskeys() {
    const passkeys = options.passkeys();
    if (passkeys) return passkeys;
    throw new RefusedAction(409, 'There are no passkeys at this address.');
  }
}
