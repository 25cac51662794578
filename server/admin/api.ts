import cors from '@fastify/cors';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import * as z from 'zod';
import { adminPath } from '../../domain/endpoints.ts';
import { byAdministrator } from '../events/change.ts';
import { ErasuresError } from '../events/erasures.ts';
import { answerUnknownPaths, readJson } from '../http/endpoint.ts';
import { clientIp } from '../http/client-ip.ts';
import { corsFor } from '../http/cross-site.ts';
import { createAccessLog, type AccessLog } from './access-log.ts';
import type { ActionContext, ActionOptions, AnyAction } from './action-context.ts';
import { createActions } from './actions.ts';
import { AdminFile, sendFile } from './exports.ts';
import { accountById } from './login/account.ts';
import { createCheckPassword } from './login/check-password.ts';
import { createEntry, entryRequest } from './login/enter.ts';
import { createLogin } from './login/login.ts';
import { createPasskeys, relyingParty } from './login/passkeys.ts';
import { createExpectProof } from './login/proof.ts';
import { ownerOnly, RefusedAction, tooMany } from './refused-action.ts';
import { minuteMs } from '../../domain/time.ts';

/** A letter in two languages of 20,000 characters each, the longest of which take four bytes. */
const bodyLimit = 256 * 1024;

const withToken = z.looseObject({ token: z.string(), action: z.unknown() });

/**
 * `POST /functions/v1/admin-auth` checks the administrator's credentials and returns all
 * submissions. The dashboard gets the first page and a token for the actions of
 * `actions.ts`.
 */
export const adminEndpoint: FastifyPluginAsync<
  Omit<ActionOptions, 'accesses' | 'passkeys' | 'checkPassword'> & {
    allowedOrigins: string[];
    port: number;
  }
> = async (app, { allowedOrigins, port, ...dependencies }) => {
  const { readAccount, limits, store, clock, siteUrl } = dependencies;
  const passkeys = () => {
    // Where any free port was asked for, the one that was given.
    const address = app.server.address();
    const { port: listened } = typeof address === 'object' && address ? address : { port };
    const party = relyingParty(siteUrl, listened);
    const secret = async () => (await readAccount()).passwordHash;
    return createPasskeys({ ...party, store: store.passkeys, clock, secret });
  };
  const options = {
    ...dependencies,
    passkeys,
    checkPassword: createCheckPassword(dependencies),
    accesses: createAccessLog(store, clock),
  };
  scheduleFlush(app, options.accesses);
  const logIn = createLogin(options);
  const enter = createEntry(options);
  const actions = new Map<string, AnyAction>(Object.entries(createActions(options)));
  const expectProof = createExpectProof(options);

  readJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store');
  });
  await app.register(cors, corsFor(allowedOrigins));
  answerUnknownPaths(app, (_request, reply) =>
    reply.code(404).send({ message: 'There is no such function.' }),
  );
  app.setErrorHandler<FastifyError>(answerError);

  app.post(adminPath.slice(app.prefix.length), { bodyLimit }, async (request, reply) => {
    const { data: call } = withToken.safeParse(request.body);
    if (!call) {
      const { data: entry } = entryRequest.safeParse(request.body);
      return entry ? enter(entry, request, reply) : logIn(request, reply);
    }
    const ipAddress = clientIp(request);
    const refusal = await limits.bogusTokens.refusalOf(ipAddress);
    if (refusal) throw tooMany('Too many expired sessions. Please try again later.', refusal);
    const { token, action, ...fields } = call;
    const owner = await readAccount();
    const known = typeof action === 'string' ? actions.get(action) : undefined;
    const session = await store.useSession(owner, token, clock(), !known?.isWatched);
    const account = session && (await accountById(session.account, owner, store.helpers));
    if (!account) {
      await limits.bogusTokens.countFailure(ipAddress);
      return reply.code(401).send({ error: 'Session expired' });
    }
    if (!known) return reply.code(400).send({ error: 'Unknown action' });
    if (known.ownerOnly && account.role !== 'owner') throw ownerOnly();
    const by = byAdministrator(account.username, clock());
    return run(known, fields, { account, by, sessionId: session.id, ipAddress }, reply);
  });

  async function run(
    action: AnyAction,
    fields: unknown,
    context: ActionContext,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { data, error } = action.input.safeParse(fields);
    if (error) return reply.code(400).send({ error: whatIsWrong(error) });
    if (data.proof) await expectProof(data.proof, context);
    const answer = await action.run(data, context);
    if (answer instanceof AdminFile) return sendFile(reply, answer);
    return answer === undefined ? reply.code(204).send() : reply.send(answer);
  }
};

function scheduleFlush(app: FastifyInstance, accesses: AccessLog): void {
  const flush = (all: boolean) =>
    accesses
      .flush(all)
      .catch((err: unknown) => app.log.error({ err }, 'accesses are missing in the log'));
  const timer = setInterval(() => void flush(false), minuteMs);
  app.addHook('onClose', () => {
    clearInterval(timer);
    return flush(true);
  });
}

const whatIsWrong = ({ issues: [issue] }: z.core.$ZodError): string =>
  `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RefusedAction) {
    const { status, message, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).send({ message });
  }
  if (error instanceof ErasuresError) {
    request.log.error(error.message);
    return reply.code(503).send({ message: error.message });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const message = status === 415 ? 'Send application/json' : 'The request could not be read';
    return reply.code(status).send({ error: message });
  }
  // No `error` field: the page must not say that the credentials were wrong.
  request.log.error({ err: error }, 'the administrator could not be answered');
  return reply.code(500).send({ message: 'The server could not answer. Please try again later.' });
}
