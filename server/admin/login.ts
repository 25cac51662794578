import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { idleMinutes, sessionHours, type DeskLogin } from '../../domain/admin/api.ts';
import { defaultQuery } from '../../domain/admin/list-query.ts';
import { streamRows } from '../database/admin-reads.ts';
import { clientIp } from '../http/client-ip.ts';
import type { CurrentAccount } from './account.ts';
import type { ActionOptions } from './action-context.ts';
import { jsonList } from './exports.ts';
import { equalInConstantTime, verifyPassword } from './passwords.ts';
import { tooManyLogins } from './refused-action.ts';
import type { DeskSessions } from './sessions.ts';

const loginRequest = z.object({ username: z.string(), password: z.string(), action: z.string() });

/**
 * Creates the handler of logins, which returns the whole list as specified or, with `Prefer: desk`, a token and
 * what the desk shows first.
 */
export function createLogin(
  { store, clock, readAccount, limits, siteOutdatedSince }: ActionOptions,
  sessions: DeskSessions,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { data: login } = loginRequest.safeParse(request.body);
    if (!login) {
      return reply.code(400).send({ error: 'Send username, password and action as texts' });
    }
    if (login.action !== 'fetch_submissions') {
      return reply.code(400).send({ error: 'Unknown action' });
    }
    const attempt = await limits.logins(clientIp(request));
    if (attempt.outcome === 'refused') throw tooManyLogins(attempt);
    const account = await readAccount();
    // The hash is computed for a wrong name too, so that the time does not tell which was wrong.
    const passwordIsRight = await verifyPassword(login.password, account.passwordHash);
    if (!equalInConstantTime(login.username, account.username) || !passwordIsRight) {
      return reply.code(401).send({ error: 'Invalid credentials' });
    }
    await attempt.succeeded();
    if (prefersDesk(request)) return reply.send(await openDesk(account, clientIp(request)));
    return reply.type('application/json; charset=utf-8').send(Readable.from(await wholeList()));
  };

  async function openDesk(account: CurrentAccount, ipAddress: string): Promise<DeskLogin> {
    return {
      token: await sessions.begin(account, ipAddress),
      idle_minutes: idleMinutes,
      session_hours: sessionHours,
      account: {
        username: account.username,
        kept_in: account.keptIn,
        has_first_password: account.hasFirstPassword,
      },
      site_outdated_since: siteOutdatedSince(),
      ...(await store.reads.start({ now: clock() })),
    };
  }

  /** A `SubmissionList` as JSON text. */
  async function wholeList(): Promise<AsyncIterable<string>> {
    const eventCounts = JSON.stringify(await store.eventCounts());
    const { batches } = streamRows(store.reads, await store.reads.listIds(defaultQuery), 'list');
    return jsonList('{"submissions":[', batches, `],"event_counts":${eventCounts}}`);
  }
}

/** Whether a login comes from the desk. A header tells so, because the body is the same for every client. */
const prefersDesk = ({ headers: { prefer } }: FastifyRequest): boolean =>
  [prefer ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === 'desk');
