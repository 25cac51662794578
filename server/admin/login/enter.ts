import { rmSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AdminLogin, WaysIn } from '../../../domain/admin/api.ts';
import { firstPasswordFileIn } from '../../db/data-folder.ts';
import { clientIp } from '../../http/client-ip.ts';
import { byAdministrator } from '../../events/change.ts';
import { recordAction, type ActionOptions } from '../action-context.ts';
import { RefusedAction } from '../refused-action.ts';
import { accountById, type CurrentAccount } from './account.ts';
import { loginNetwork } from './check-password.ts';
import { assertion, attestation, base64url, passkeyName } from './credentials.ts';
import { limitPasskeys } from './proof.ts';

/** What somebody sends who comes in by a passkey, whatever else it holds. */
export const entryRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ways_in') }),
  z.object({ action: z.literal('log_in_options') }),
  z.object({ action: z.literal('log_in'), response: assertion }),
  z.object({ action: z.literal('invitation_options'), invitation: base64url }),
  z.object({
    action: z.literal('accept_invitation'),
    invitation: base64url,
    name: passkeyName,
    response: attestation,
  }),
]);

/**
 * Creates the handler of logins with a passkey, of what the login page asks before, and of
 * invitations: a helper makes a passkey, by which the invitation is used up and the first session
 * begins. To open the link alone uses nothing up.
 */
export function createEntry(options: ActionOptions) {
  const { store, clock, readAccount, passkeys } = options;

  return async (
    call: z.output<typeof entryRequest>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    // Counted apart from failed passwords: guesses of those keep out nobody who has a passkey.
    await limitPasskeys(options, clientIp(request));
    const keys = passkeys();
    const refuse = refusal(options, request, reply);
    if (call.action === 'ways_in') {
      const isThere = await store.passkeys.isAnyAt(keys.rpId);
      return reply.send({ origin: isThere ? keys.origin : null } satisfies WaysIn);
    }
    if (call.action === 'log_in_options') return reply.send(await keys.requestOptions('log in'));
    if (call.action === 'log_in') {
      const passkey = await keys.signedBy(call.response, 'log in');
      const account =
        passkey && (await accountById(passkey.account, await readAccount(), store.helpers));
      if (!account) return refuse('Invalid credentials');
      return reply.send(await openSession(options, account, request, passkey.credential_id));
    }
    const account = await store.helpers.invited(call.invitation, clock());
    if (!account) return refuse('The invitation is not valid');
    if (call.action === 'invitation_options') {
      return reply.send(await keys.creationOptions(account));
    }
    const passkey = await keys.made(call.response, account.id, call.name);
    if (!passkey) return reply.code(400).send({ error: 'The passkey could not be verified' });
    const by = byAdministrator(account.username, clock());
    if (!(await store.helpers.join(call.invitation, passkey, by))) {
      return refuse('The invitation is not valid');
    }
    return reply.send(await openSession(options, account, request, passkey.credential_id));
  };
}

/** Creates the function that refuses a login, which the log then has. */
export const refusal =
  ({ accesses }: ActionOptions, request: FastifyRequest, reply: FastifyReply) =>
  async (error: string): Promise<FastifyReply> => {
    await accesses.noteRefusedLogin(request.log);
    return reply.code(401).send({ error });
  };

/**
 * Begins a session once the password or a passkey was right.
 * @throws RefusedAction where the store takes nothing, as on a full disk
 */
export async function openSession(
  options: ActionOptions,
  account: CurrentAccount,
  request: FastifyRequest,
  passkey: string | null = null,
): Promise<AdminLogin> {
  const { store, clock, dataDir, readAccount } = options;
  const { username, role } = account;
  const ipAddress = clientIp(request);
  const start = await store.reads.start({ now: clock() });
  try {
    await recordAction(options, 'log_in', { account }, start.page.rows.length);
    if (role === 'owner') await store.rememberNetwork(loginNetwork(ipAddress), clock());
    const owner = role === 'owner' ? account : await readAccount();
    const token = await store.addSession(account.id, owner, ipAddress, clock(), passkey);
    const password = role === 'owner' ? account.password : 'none';
    if (password === 'first') rmSync(firstPasswordFileIn(dataDir), { force: true });
    return { token, account: { username, role, password }, ...start };
  } catch (err) {
    request.log.error({ err }, 'a login could not be stored');
    throw new RefusedAction(503, 'The server could not store anything. Its disk may be full.');
  }
}
