import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { defaultQuery } from '../../../domain/admin/list-query.ts';
import { streamRows } from '../reads/reads.ts';
import { clientIp } from '../../http/client-ip.ts';
import type { OwnerAccount } from './account.ts';
import { recordAction, type ActionOptions } from '../action-context.ts';
import { jsonList } from '../exports.ts';
import { createOpenSession } from './open-session.ts';
import { equalInConstantTime, verifyPassword } from './passwords.ts';
import { tooManyLogins } from '../refused-action.ts';

const loginRequest = z.object({ username: z.string(), password: z.string(), action: z.string() });

/**
 * Creates the handler of logins. It returns the whole list, as specified. With `Prefer: admin` it
 * returns a token and what the dashboard shows first.
 */
export function createLogin(options: ActionOptions) {
  const { store, readAccount, limits, accesses } = options;
  const openSession = createOpenSession(options);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { data: login } = loginRequest.safeParse(request.body);
    if (!login) {
      return reply.code(400).send({ error: 'Send username, password and action as texts' });
    }
    if (login.action !== 'fetch_submissions') {
      return reply.code(400).send({ error: 'Unknown action' });
    }
    const attempt = await limits.logins(clientIp(request));
    if (attempt.outcome === 'refused') {
      await accesses.noteRefusedLogin(request.log);
      throw tooManyLogins(attempt);
    }
    const account = await readAccount();
    // The hash is computed for a wrong name too, so that the time does not tell which was wrong.
    const passwordIsRight = await verifyPassword(login.password, account.passwordHash);
    const nameIsRight = equalInConstantTime(login.username, account.username);
    if (!nameIsRight || !passwordIsRight || account.passwordIsOff) {
      await accesses.noteRefusedLogin(request.log);
      return reply.code(401).send({ error: 'Invalid credentials' });
    }
    await attempt.succeeded();
    if (prefersAdmin(request)) return reply.send(await openSession(account, request));
    return reply
      .type('application/json; charset=utf-8')
      .send(Readable.from(await wholeList(account, request.log)));
  };

  /** The specified list as JSON text, oldest first. */
  async function wholeList(
    account: OwnerAccount,
    log: FastifyBaseLogger,
  ): Promise<AsyncIterable<string>> {
    const eventCounts = JSON.stringify(await store.eventCounts());
    const ids = await store.reads.listIds(defaultQuery);
    const { batches, total } = streamRows(store.reads, ids, 'list');
    // The specified answer stays the same where the audit log cannot be written, as on a full disk.
    await recordAction(options, 'fetch_list', { account }, total).catch((err: unknown) =>
      log.error({ err }, 'a login is missing in the audit log'),
    );
    return jsonList('{"submissions":[', batches, `],"event_counts":${eventCounts}}`);
  }
}

/**
 * Whether a login comes from the dashboard. A header tells, because every client sends the same
 * body.
 */
const prefersAdmin = ({ headers: { prefer } }: FastifyRequest): boolean =>
  [prefer ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === 'admin');
