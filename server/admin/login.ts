import { Readable } from 'node:stream';
import cors from '@fastify/cors';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { ReadAccount } from './account.ts';
import type { Clock } from '../clock.ts';
import { clientAddress } from '../http/client-ip.ts';
import { corsFor } from '../http/cors.ts';
import type { Limits } from '../http/rate-limits.ts';
import { equalInConstantTime, verifyPassword } from './passwords.ts';
import type { Store } from '../database/store.ts';
import { readJson } from '../http/body-parsers.ts';
import { asJsonList } from './exports.ts';
import { createDesk, prefersDesk, refuseLogin } from './api.ts';

const loginRequest = z.object({ username: z.string(), password: z.string(), action: z.string() });

/**
 * `POST /functions/v1/admin-auth`: checks the administrator and hands out the submissions, all of them, or
 * to the desk the first page and a token for more.
 */
export const adminAuth: FastifyPluginAsync<{
  readAccount: ReadAccount;
  store: Store;
  clock: Clock;
  limits: Pick<Limits, 'logins' | 'bogusTokens'>;
  allowedOrigins: string[];
}> = async (app, { readAccount, store, clock, limits, allowedOrigins }) => {
  const desk = createDesk({ store, clock, readAccount, limits });
  readJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store');
  });
  await app.register(cors, corsFor(allowedOrigins));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is no such function.' }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const said = status === 415 ? 'Send application/json' : 'The request could not be read';
      return reply.code(status).send({ error: said });
    }
    // No `error` field: the page must not say that the credentials were wrong.
    request.log.error({ err: error }, 'the administrator could not be answered');
    return reply
      .code(500)
      .send({ message: 'The server could not answer. Please try again later.' });
  });

  app.post('/v1/admin-auth', async (request, reply) => {
    if (desk.isRequest(request.body)) return desk.answer(request, reply);
    const { data: login } = loginRequest.safeParse(request.body);
    if (!login) {
      return reply.code(400).send({ error: 'Send username, password and action as texts' });
    }
    if (login.action !== 'fetch_submissions') {
      return reply.code(400).send({ error: 'Unknown action' });
    }
    const attempt = await limits.logins(clientAddress(request));
    if ('retryAfterSeconds' in attempt) return refuseLogin(reply, attempt);
    const account = await readAccount();
    // The hash is computed for a wrong name too, so that the time does not tell which was wrong.
    const passwordIsRight = await verifyPassword(login.password, account.passwordHash);
    if (!equalInConstantTime(login.username, account.username) || !passwordIsRight) {
      return reply.code(401).send({ error: 'Invalid credentials' });
    }
    await attempt.succeeded();
    if (prefersDesk(request)) return reply.send(await desk.login(account, clientAddress(request)));
    const eventCounts = JSON.stringify(await store.eventCounts());
    const list = asJsonList(
      '{"submissions":[',
      store.submissionPages(),
      `],"event_counts":${eventCounts}}`,
    );
    return reply.type('application/json; charset=utf-8').send(Readable.from(list));
  });
};
