import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { defaultQuery } from '../../../domain/admin/list-query.ts';
import { streamRows } from '../reads/reads.ts';
import { clientIp } from '../../http/client-ip.ts';
import type { OwnerAccount } from './account.ts';
import { recordAction, type ActionOptions } from '../action-context.ts';
import { jsonList } from '../exports.ts';
import { loginNetwork } from './check-password.ts';
import { openSession, refusal } from './enter.ts';

const loginRequest = z.object({ username: z.string(), password: z.string(), action: z.string() });

/**
 * Creates the handler of logins. It returns the whole list, as specified. With `Prefer: admin` it
 * returns a token and what the dashboard shows first.
 */
export function createLogin(options: ActionOptions) {
  const { store, clock, readAccount, accesses } = options;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { data: login } = loginRequest.safeParse(request.body);
    if (!login) {
      return reply.code(400).send({ error: 'Send username, password and action as texts' });
    }
    if (login.action !== 'fetch_submissions') {
      return reply.code(400).send({ error: 'Unknown action' });
    }
    const account = await readAccount();
    const isRight = await options
      .checkPassword(login, account, clientIp(request))
      .catch(async (refusal: unknown) => {
        await accesses.noteRefusedLogin(request.log);
        throw refusal;
      });
    if (!isRight) return refusal(options, request, reply)('Invalid credentials');
    // A header tells that it is the dashboard, because every client sends the same body.
    if (request.headers.prefer === 'admin') {
      return reply.send(await openSession(options, account, request));
    }
    return reply
      .type('application/json; charset=utf-8')
      .send(Readable.from(await wholeList(account, request)));
  };

  /** The specified list as JSON text, oldest first. */
  async function wholeList(
    account: OwnerAccount,
    request: FastifyRequest,
  ): Promise<AsyncIterable<string>> {
    const eventCounts = JSON.stringify(await store.eventCounts());
    const ids = await store.reads.listIds(defaultQuery);
    const { batches, total } = streamRows(store.reads, ids, 'list');
    const noted = [
      recordAction(options, 'fetch_list', { account }, total),
      store.rememberNetwork(loginNetwork(clientIp(request)), clock()),
    ];
    // The specified answer stays the same where the log cannot be written, as on a full disk.
    await Promise.all(noted).catch((err: unknown) =>
      request.log.error({ err }, 'a login is missing in the log'),
    );
    return jsonList('{"submissions":[', batches, `],"event_counts":${eventCounts}}`);
  }
}
