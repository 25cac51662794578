import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { defaultDeskSort, deskPageLimit } from '../../domain/admin/defaults.ts';
import {
  deskIdleMinutes,
  deskRequestSchema,
  deskSessionHours,
  type AuditEntry,
  type AuditKind,
  type DeskAudit,
  type DeskErased,
  type DeskLogin,
  type DeskPasswordChange,
  type DeskRequest,
  type DeskStart,
  type DeskSessionEnded,
  type DeskSessionList,
  type DeskUnsubscribed,
} from '../../domain/admin/api.ts';
import type { CurrentAccount, ReadAccount } from './account.ts';
import type { Clock } from '../clock.ts';
import { clientAddress } from '../http/client-ip.ts';
import { createDeskSessions } from './sessions.ts';
import type { Limits } from '../http/rate-limits.ts';
import { passwordFault } from './password-rule.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Store } from '../database/store.ts';
import { asJsonList, exportFile, exportTypes } from './exports.ts';

const withToken = z.looseObject({ token: z.string(), action: z.unknown() });

/** The administrator's desk behind the door of the login. */
export interface Desk {
  /** Begins a session, with what the desk shows first. */
  login: (account: CurrentAccount, address: string) => Promise<DeskLogin>;
  /** Whether a body is a request of the desk, for `answer`. */
  isRequest: (body: unknown) => boolean;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Whether a login is the desk's: it says so in a header, since its body is as anyone's. */
export const prefersDesk = ({ headers: { prefer } }: FastifyRequest): boolean =>
  [prefer ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === 'desk');

/** Who asks the desk for something, known by a living token. */
interface Asking {
  account: CurrentAccount;
  sessionId: string;
  address: string;
}

const refuse = (reply: FastifyReply, { retryAfterSeconds }: Refusal, message: string) =>
  reply.header('retry-after', retryAfterSeconds).code(429).send({ message });

/** Answers a login, or a question for the password, that has failed too often. */
export const refuseLogin = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  refuse(reply, refusal, 'Too many failed logins. Please try again later.');

/** Makes the desk. */
export function createDesk(options: {
  store: Store;
  clock: Clock;
  readAccount: ReadAccount;
  limits: Pick<Limits, 'logins' | 'bogusTokens'>;
}): Desk {
  const { store, clock, readAccount, limits } = options;
  const sessions = createDeskSessions(store, clock);

  return {
    async login(account, address) {
      return {
        token: await sessions.begin(account, address),
        idle_minutes: deskIdleMinutes,
        session_hours: deskSessionHours,
        account: {
          username: account.username,
          kept_in: account.keptIn,
          has_first_password: account.hasFirstPassword,
        },
        ...(await start()),
      };
    },

    isRequest: (body) => withToken.safeParse(body).success,

    async answer(request, reply) {
      const { token, action } = withToken.parse(request.body);
      const address = clientAddress(request);
      const refused = await limits.bogusTokens.refusalOf(address);
      if (refused) {
        return refuse(reply, refused, 'Too many expired sessions. Please try again later.');
      }
      const account = await readAccount();
      // Asking for news is not use: a desk left open would otherwise never be logged out.
      const find = action === 'desk_newer' ? sessions.find : sessions.use;
      const sessionId = await find(account, token);
      if (sessionId === undefined) {
        await limits.bogusTokens.countFailure(address);
        return reply.code(401).send({ error: 'Session expired' });
      }
      const { data, error } = deskRequestSchema.safeParse(request.body);
      if (!data) return reply.code(400).send({ error: whatIsWrong(error) });
      return answerTo(data, { account, sessionId, address }, reply);
    },
  };

  async function answerTo(
    asked: DeskRequest,
    asking: Asking,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { account, sessionId } = asking;
    const entry = (kind: AuditKind) => newEntry(kind, account);
    switch (asked.action) {
      case 'desk_start':
        return reply.send(await start());
      case 'desk_page':
        return reply.send(await store.deskPage(asked));
      case 'desk_overview':
        return reply.send(await store.deskOverview(asked.period, clock()));
      case 'desk_row': {
        const row = await store.deskRow(asked.id);
        return row ? reply.send(row) : reply.code(404).send({ message: 'There is no such row.' });
      }
      case 'desk_newer':
        return reply.send(await store.deskNewer(asked.than));
      case 'desk_export': {
        const { total, parts } = await store.deskList(asked.filter, asked.sort);
        await store.addAuditEntry({ ...entry('export_list'), count: total });
        return sendFile(
          reply,
          `submissions-${today()}.${asked.format}`,
          exportTypes[asked.format],
          exportFile(asked.format, parts),
        );
      }
      case 'desk_person': {
        const { email } = asked;
        const { total, parts } = await store.deskPerson(email);
        await store.addAuditEntry({ ...entry('export_person'), count: total });
        // As `DeskPerson`.
        const head = `{"email":${JSON.stringify(email)},"submissions":[`;
        return sendFile(
          reply,
          `person-${today()}.json`,
          exportTypes.json,
          asJsonList(head, parts, ']}'),
        );
      }
      case 'desk_erase': {
        const erased = await store.erasePerson(asked.email, entry('erase'));
        await purge(store, reply.log);
        return reply.send({ erased } satisfies DeskErased);
      }
      case 'desk_unsubscribe': {
        const changed = await store.unsubscribePerson(asked.email, entry('unsubscribe'));
        await purge(store, reply.log);
        return reply.send({ changed } satisfies DeskUnsubscribed);
      }
      case 'desk_audit':
        return reply.send({ entries: await store.auditEntries() } satisfies DeskAudit);
      case 'desk_sessions': {
        const all = (await sessions.list(account)).map((session) => ({
          ...session,
          current: session.id === sessionId,
        }));
        return reply.send({ sessions: all } satisfies DeskSessionList);
      }
      case 'desk_end_session': {
        const ended = await store.endSession(account.username, asked.id);
        if (ended) await store.addAuditEntry({ ...entry('end_session'), count: 0 });
        return reply.send({ ended } satisfies DeskSessionEnded);
      }
      case 'desk_change_password':
        return changePassword(asked, asking, reply);
      case 'desk_logout':
        await store.endSession(account.username, sessionId);
        return reply.code(204).send();
    }
  }

  function start(): Promise<DeskStart> {
    const firstPage = { filter: {}, sort: defaultDeskSort, offset: 0, limit: deskPageLimit };
    return store.deskStart(firstPage, clock());
  }

  /** Asks for the current password like a login: whoever came by a token must not guess it here. */
  async function changePassword(
    asked: { current: string; password: string },
    { account, address }: Asking,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const answer = (change: DeskPasswordChange) => reply.send(change);
    if (account.keptIn === 'configuration') return answer({ changed: false, reason: 'configured' });
    const attempt = await limits.logins(address);
    if ('retryAfterSeconds' in attempt) return refuseLogin(reply, attempt);
    if (!(await verifyPassword(asked.current, account.passwordHash))) {
      return answer({ changed: false, reason: 'wrong' });
    }
    await attempt.succeeded();
    const fault =
      asked.password === asked.current
        ? 'same'
        : await passwordFault(asked.password, account.username);
    if (fault) return answer({ changed: false, reason: fault });
    const to = await hashPassword(asked.password);
    const changed = await store.changePassword({
      ...{ from: account.passwordHash, to, at: clock() },
      entry: { ...newEntry('change_password', account), count: 0 },
    });
    // Somebody else has changed it in the meantime.
    return answer(changed ? { changed } : { changed, reason: 'wrong' });
  }

  function newEntry(kind: AuditKind, { username }: CurrentAccount): Omit<AuditEntry, 'count'> {
    return { id: randomUUIDv7(), at: clock().toISOString(), account: username, kind };
  }

  function today(): string {
    return clock().toISOString().slice(0, 10);
  }
}

/** What was done is done, even where the store's files cannot be rid of it yet: the next hour tries again. */
const purge = (store: Store, log: FastifyBaseLogger): Promise<void> =>
  store
    .purge()
    .catch((err: unknown) => log.error({ err }, 'what was deleted could not be overwritten'));

const sendFile = (
  reply: FastifyReply,
  name: string,
  type: string,
  text: AsyncGenerator<string>,
): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(text));

function whatIsWrong({ issues: [issue] }: z.core.$ZodError): string {
  if (issue?.code === 'invalid_union') return 'Unknown action';
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
}
