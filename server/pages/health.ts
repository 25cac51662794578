import { setTimeout as wait } from 'node:timers/promises';
import { alivePath, readyPath } from '../../domain/endpoints.ts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { CheckState } from '../../domain/checks.ts';
import { equalInConstantTime } from '../admin/login/passwords.ts';
import type { Engine } from '../db/engine.ts';

// A load balancer checks every few seconds, and waits no longer than that for the response.
const answersWithinMs = 2000;
// More frequent requests get the same result again, without another query to the store.
const answerHoldsMs = 1000;

interface HealthOptions {
  store: Pick<Engine, 'ready'>;
  /** Anyone who has it sees which checks fail; undefined: nobody does. */
  healthToken: string | undefined;
  checks?: () => CheckState[];
  /** Aborted once this process is about to end. */
  ending?: AbortSignal;
}

/**
 * `GET /healthz`: this process is alive; 503 once it is about to end. `GET /readyz`: its store can
 * take submissions; 503 otherwise. `GET /healthz?deep=1` with `Authorization: Bearer
 * <HEALTH_TOKEN>`: no check fails; 503 with the names of those that do. None is rate limited.
 */
export const health: FastifyPluginAsync<HealthOptions> = async (
  app,
  { store, healthToken, checks = () => [], ending },
) => {
  // Requested day and night, these would hide the log lines of the visitors.
  const quiet = app.log.level === 'info' ? ({ logLevel: 'warn' } as const) : {};

  app.get<{ Querystring: { deep?: string } }>(alivePath, quiet, (request, reply) => {
    if (ending?.aborted) return answer(reply, 503, { status: 'ending' });
    if (request.query.deep === undefined) return answer(reply, 200, { status: 'alive' });
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (healthToken === undefined || !equalInConstantTime(token, healthToken)) {
      return answer(reply, 401, { status: 'unknown' });
    }
    const failing = checks().flatMap(({ name, status }) => (status === 'fail' ? name : []));
    return failing.length > 0
      ? answer(reply, 503, { status: 'fail', checks: failing })
      : answer(reply, 200, { status: 'pass' });
  });

  let check: Promise<void> | undefined;
  const ready = () => {
    if (!check) {
      check = Promise.race([store.ready(), silence()]);
      setTimeout(() => (check = undefined), answerHoldsMs).unref();
    }
    return check;
  };

  app.get(readyPath, quiet, async (request, reply) => {
    try {
      await ready();
    } catch (error) {
      request.log.error({ err: error }, 'the store cannot take submissions');
      // The error may name hosts and users of the database, so only the log has it.
      const reason = 'The store cannot take submissions.';
      return answer(reply, 503, { status: 'not ready', reason });
    }
    return answer(reply, 200, { status: 'ready' });
  });
};

const answer = (reply: FastifyReply, status: number, body: Record<string, string | string[]>) =>
  reply.code(status).header('cache-control', 'no-store').send(body);

/** Rejects after that time; a store that has answered by then has won. */
async function silence(): Promise<never> {
  await wait(answersWithinMs, undefined, { ref: false });
  throw new Error(`no answer within ${answersWithinMs} ms`);
}
