import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { WaysIn } from '../../../domain/admin/api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { loggedAction, type ActionOptions } from '../action-context.ts';
import { accountById } from './account.ts';
import { assertion, attestation, base64url, passkeyName } from './credentials.ts';
import { createOpenSession } from './open-session.ts';
import { expectPasskeys, limitPasskeys } from './proof.ts';

const entryRequest = z.discriminatedUnion('action', [
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

type EntryRequest = z.output<typeof entryRequest>;
type Call<Action extends EntryRequest['action']> = Extract<EntryRequest, { action: Action }>;

const entryActions: unknown[] = entryRequest.def.options.flatMap(
  ({ shape }) => shape.action.def.values,
);

/** Whether a body is a request of somebody who comes in by a passkey, whatever else it holds. */
export const isOfEntry = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'action' in body &&
  entryActions.includes(body.action);

/**
 * Creates the handler of logins with a passkey, of what the login page asks before, and of
 * invitations: a helper makes a passkey, by which the invitation is used up and the first session
 * begins. To open the link alone uses nothing up.
 */
export function createEntry(options: ActionOptions) {
  const { store, clock, readAccount, accesses } = options;
  const openSession = createOpenSession(options);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { data: call } = entryRequest.safeParse(request.body);
    if (!call) return reply.code(400).send({ error: 'The request could not be read' });
    // Counted apart from failed passwords: guesses of those keep out nobody who has a passkey.
    await limitPasskeys(options, clientIp(request));
    const passkeys = options.passkeys();
    switch (call.action) {
      case 'ways_in': {
        const isThere = passkeys && (await store.passkeys.isAnyAt(passkeys.rpId));
        return reply.send({ origin: isThere ? passkeys.origin : null } satisfies WaysIn);
      }
      case 'log_in_options':
        return reply.send(await expectPasskeys(options).requestOptions('log_in', ''));
      case 'log_in':
        return logIn(call);
      default:
        return join(call);
    }

    async function logIn({ response }: Call<'log_in'>) {
      const id = await passkeys?.accountOf(response);
      const account = id && (await accountById(id, await readAccount(), store.helpers));
      const passkey = account && (await passkeys?.signedBy(response, 'log_in', account.id, ''));
      if (!account || passkey === undefined) return refuse('Invalid credentials');
      return reply.send(await openSession(account, request, passkey));
    }

    async function join(joining: Call<'invitation_options'> | Call<'accept_invitation'>) {
      const { invitation } = joining;
      const account = passkeys && (await store.helpers.invited(invitation, clock()));
      if (!account) return refuse('The invitation is not valid');
      if (joining.action === 'invitation_options') {
        return reply.send(await passkeys.creationOptions(account, 'join'));
      }
      const passkey = await passkeys.made(joining.response, account.id, 'join', joining.name);
      if (!passkey) return reply.code(400).send({ error: 'The passkey could not be verified' });
      const action = loggedAction({ account }, clock());
      if (!(await store.helpers.join(invitation, passkey, action))) {
        return refuse('The invitation is not valid');
      }
      return reply.send(await openSession(account, request, passkey.credential_id));
    }

    async function refuse(error: string) {
      await accesses.noteRefusedLogin(request.log);
      return reply.code(401).send({ error });
    }
  };
}
