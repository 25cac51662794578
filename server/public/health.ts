import { alivePath, readyPath } from '../../domain/endpoints.ts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Store } from '../database/store.ts';

// A balancer asks every few seconds, and waits no longer than that for the answer.
const answersWithinMs = 2000;
// Whoever asks more often hears the same again: the store is not asked for each of them.
const answerHoldsMs = 1000;

/**
 * `GET /healthz`: this process is alive. `GET /readyz`: it can also reach its store, so visitors may
 * be sent to it; 503 with a reason otherwise. Neither counts towards a limit; the store is asked once a second at most.
 */
export const health: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  // Asked day and night, these would bury the lines of the visitors.
  const quiet = app.log.level === 'info' ? ({ logLevel: 'warn' } as const) : {};

  app.get(alivePath, quiet, (_request, reply) => answer(reply, 200, { status: 'alive' }));

  let check: Promise<void> | undefined;
  const ready = () => {
    if (!check) {
      check = within(answersWithinMs, store.ready());
      setTimeout(() => (check = undefined), answerHoldsMs).unref();
    }
    return check;
  };

  app.get(readyPath, quiet, async (request, reply) => {
    try {
      await ready();
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer');
      // What went wrong may name hosts and users of the database: it goes to the log alone.
      return answer(reply, 503, { status: 'not ready', reason: 'The store does not answer.' });
    }
    return answer(reply, 200, { status: 'ready' });
  });
};

const answer = (reply: FastifyReply, status: number, body: Record<string, string>) =>
  reply.code(status).header('cache-control', 'no-store').send(body);

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`no answer within ${milliseconds} ms`));
  }, milliseconds);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
