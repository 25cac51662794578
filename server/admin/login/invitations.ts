import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { attestation, base64url, passkeyName } from '../../../domain/admin/api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { auditedAction, type ActionOptions, type Actions } from '../action-context.ts';
import { RefusedAction, tooManyChallenges } from '../refused-action.ts';
import { createOpenSession } from './open-session.ts';
import { hasActionOf } from './passkey-login.ts';

/** What the owner does about helpers. */
export function helperActions({ store, clock, passkeys }: ActionOptions) {
  return {
    admin_helpers: async () => ({
      helpers: await store.helpers.list(clock()),
      origin: passkeys()?.origin ?? null,
    }),

    async admin_invite_helper({ username }, context) {
      if (!passkeys()) throw new RefusedAction(409, 'There are no passkeys at this address.');
      // The log could not tell them apart.
      const isOwners = username.toLowerCase() === context.account.username.toLowerCase();
      const invitation = isOwners
        ? null
        : await store.helpers.invite(username, auditedAction(context, clock()));
      return { invitation };
    },

    admin_end_helper: async ({ id }, context) => ({
      ended: await store.helpers.end(id, auditedAction(context, clock())),
    }),
  } satisfies Partial<Actions>;
}

const invitationRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('admin_invitation_options'), invitation: base64url }),
  z.object({
    action: z.literal('admin_accept_invitation'),
    invitation: base64url,
    name: passkeyName,
    response: attestation,
  }),
]);

/** Whether a body is a request of somebody who was invited. */
export const isOfInvitation = (body: unknown): boolean => hasActionOf(invitationRequest, body);

/**
 * Creates the handler of invitations: a helper makes a passkey, by which the invitation is used up
 * and the first session begins. To open the link alone uses nothing up.
 */
export function createInvitations(options: ActionOptions) {
  const { store, clock, limits, accesses } = options;
  const openSession = createOpenSession(options);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { data: call } = invitationRequest.safeParse(request.body);
    if (!call) return reply.code(400).send({ error: 'The request could not be read' });
    const refusal = await limits.passkeyRequests(clientIp(request));
    if (refusal) throw tooManyChallenges(refusal);
    const passkeys = options.passkeys();
    const account = passkeys && (await store.helpers.invited(call.invitation, clock()));
    if (!account) return refuse();
    if (call.action === 'admin_invitation_options') {
      return reply.send(await passkeys.creationOptions(account, 'join'));
    }
    const made = await passkeys.made(call.response, account.id, 'join');
    if (!made) return reply.code(400).send({ error: 'The passkey could not be verified' });
    const passkey = { ...made, name: call.name };
    const action = auditedAction({ account }, clock());
    if (!(await store.helpers.join(call.invitation, passkey, action))) return refuse();
    return reply.send(await openSession(account, request, passkey.credentialId));

    async function refuse() {
      await accesses.noteRefusedLogin(request.log);
      return reply.code(401).send({ error: 'The invitation is not valid' });
    }
  };
}
