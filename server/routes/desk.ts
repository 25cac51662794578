import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { defaultDeskSort, deskPageLimit } from '../../domain/desk-defaults.ts';
import {
  deskIdleMinutes,
  deskRequestSchema,
  type AuditEntry,
  type AuditKind,
  type DeskAudit,
  type DeskErased,
  type DeskLogin,
  type DeskRequest,
  type DeskStart,
  type DeskUnsubscribed,
} from '../../domain/desk.ts';
import type { Clock } from '../clock.ts';
import { clientAddress } from '../guard/client-address.ts';
import { createDeskSessions } from '../guard/desk-sessions.ts';
import type { FailureLimit } from '../guard/failure-limit.ts';
import type { AdminAccount, Store } from '../store/store.ts';
import { asJsonList, exportFile, exportTypes } from './desk-export.ts';

const withToken = z.looseObject({ token: z.string(), action: z.unknown() });

/** The administrator's desk behind the door of the login. */
export interface Desk {
  /** Begins a session, with what the desk shows first. */
  login: () => Promise<DeskLogin>;
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

/** Makes the desk of one account. */
export function createDesk(options: {
  store: Store;
  clock: Clock;
  admin: AdminAccount;
  bogusTokens: FailureLimit;
}): Desk {
  const { store, clock, admin, bogusTokens } = options;
  const sessions = createDeskSessions(store, clock, admin);
  const entry = (kind: AuditKind): Omit<AuditEntry, 'count'> => {
    const at = clock().toISOString();
    return { id: randomUUIDv7(), at, account: admin.username, kind };
  };

  return {
    async login() {
      const token = await sessions.begin();
      return { token, idle_minutes: deskIdleMinutes, ...(await start()) };
    },

    isRequest: (body) => withToken.safeParse(body).success,

    async answer(request, reply) {
      const { token, action } = withToken.parse(request.body);
      const address = clientAddress(request);
      const refused = await bogusTokens.refusalOf(address);
      if (refused) {
        reply.header('retry-after', refused.retryAfterSeconds);
        return reply
          .code(429)
          .send({ message: 'Too many expired sessions. Please try again later.' });
      }
      // Asking for news is not use: a desk left open would otherwise never be logged out.
      const alive =
        action === 'desk_newer' ? await sessions.isAlive(token) : await sessions.use(token);
      if (!alive) {
        await bogusTokens.countFailure(address);
        return reply.code(401).send({ error: 'Session expired' });
      }
      const { data, error } = deskRequestSchema.safeParse(request.body);
      if (!data) return reply.code(400).send({ error: whatIsWrong(error) });
      return answerTo(data, reply);
    },
  };

  async function answerTo(asked: DeskRequest, reply: FastifyReply): Promise<FastifyReply> {
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
        return reply.send({ erased } satisfies DeskErased);
      }
      case 'desk_unsubscribe': {
        const changed = await store.unsubscribePerson(asked.email, entry('unsubscribe'));
        return reply.send({ changed } satisfies DeskUnsubscribed);
      }
      case 'desk_audit':
        return reply.send({ entries: await store.auditEntries() } satisfies DeskAudit);
      case 'desk_logout':
        await sessions.end(asked.token);
        return reply.code(204).send();
    }
  }

  function start(): Promise<DeskStart> {
    const firstPage = { filter: {}, sort: defaultDeskSort, offset: 0, limit: deskPageLimit };
    return store.deskStart(firstPage, clock());
  }

  function today(): string {
    return clock().toISOString().slice(0, 10);
  }
}

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
