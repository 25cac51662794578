import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { assertion, type WaysIn } from '../../../domain/admin/api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { accountById } from './account.ts';
import type { ActionOptions } from '../action-context.ts';
import { tooManyLogins } from '../refused-action.ts';
import { createOpenSession } from './open-session.ts';
import { expectPasskeys, limitChallenges } from './proof-actions.ts';

const passkeyRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('admin_ways_in') }),
  z.object({ action: z.literal('admin_log_in_options') }),
  z.object({ action: z.literal('admin_log_in'), response: assertion }),
]);

/** Whether a body has one of the actions of a union of requests, whatever else it holds. */
export const hasActionOf = (
  requests: { def: { options: readonly { shape: { action: z.ZodMiniLiteral } }[] } },
  body: unknown,
): boolean => {
  const actions: unknown[] = requests.def.options.flatMap(({ shape }) => shape.action.def.values);
  return (
    typeof body === 'object' && body !== null && 'action' in body && actions.includes(body.action)
  );
};

/** Whether a body is a request about logging in with a passkey. */
export const isOfPasskeyLogin = (body: unknown): boolean => hasActionOf(passkeyRequest, body);

/** Creates the handler of logins with a passkey, and of what the login page asks before. */
export function createPasskeyLogin(options: ActionOptions) {
  const { store, readAccount, limits, accesses } = options;
  const openSession = createOpenSession(options);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { data: call } = passkeyRequest.safeParse(request.body);
    const passkeys = options.passkeys();
    if (!call) return reply.code(400).send({ error: 'The request could not be read' });
    if (call.action === 'admin_log_in') return passkeys ? logIn(call.response) : refuse();
    await limitChallenges(options, clientIp(request));
    if (call.action === 'admin_ways_in') {
      const { id, passwordIsOff } = await readAccount();
      const isThere = passkeys && (await store.passkeys.isAnyAt(passkeys.rpId, id));
      const origin = isThere ? passkeys.origin : null;
      const ways: WaysIn = { origin, password: !passwordIsOff };
      return reply.send(ways);
    }
    return reply.send(await expectPasskeys(options).requestOptions('log_in', ''));

    async function logIn(response: z.output<typeof assertion>) {
      const attempt = await limits.logins(clientIp(request), 'passkey');
      if (attempt.outcome === 'refused') {
        await accesses.noteRefusedLogin(request.log);
        throw tooManyLogins(attempt);
      }
      const id = await passkeys?.accountOf(response);
      const account = id && (await accountById(id, await readAccount(), store.helpers));
      if (!account) return refuse();
      const passkey = await passkeys?.signedBy(response, 'log_in', account.id, '');
      if (passkey === undefined) return refuse();
      await attempt.succeeded();
      return reply.send(await openSession(account, request, passkey));
    }

    async function refuse() {
      await accesses.noteRefusedLogin(request.log);
      return reply.code(401).send({ error: 'Invalid credentials' });
    }
  };
}
