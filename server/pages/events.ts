import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { eventsPath } from '../../domain/events.ts';
import { parseEvent } from './parse-event.ts';
import type { Clock } from '../clock.ts';
import { answerUnknownPaths } from '../http/unknown-path.ts';
import { clientIp } from '../http/client-ip.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { EventCounts } from '../db/event-counts.ts';
import { readJson } from '../http/body-parsers.ts';
import { dayOf } from '../../domain/time.ts';

/**
 * `POST /events`, where the pages count their two events after consent. No identifiers are stored.
 */
export const events: FastifyPluginAsync<{
  store: EventCounts;
  clock: Clock;
  limits: Pick<Limits, 'events'>;
}> = async (app, { store, clock, limits }) => {
  // `sendBeacon` sends a string as text/plain.
  readJson(app, ['application/json', 'text/plain']);
  app.addHook('onRequest', async (request, reply) => {
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') {
      return reply.code(403).send({ message: 'Only the pages of this site count events.' });
    }
    return undefined;
  });
  answerUnknownPaths(app, (_request, reply) =>
    reply.code(404).send({ message: `Events are sent by POST ${eventsPath}.` }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: 'Not an event in JSON.' });
    request.log.error({ err: error }, 'an event could not be counted');
    return reply.code(503).send({ message: 'The event could not be counted.' });
  });

  app.post(eventsPath.slice(app.prefix.length), async (request, reply) => {
    const refused = await limits.events(clientIp(request));
    if (refused) {
      reply.header('retry-after', refused.retryAfterSeconds);
      return reply.code(429).send({ message: 'Too many events from this address.' });
    }
    const event = parseEvent(request.body);
    if (!event) return reply.code(400).send({ message: 'Not an event that this site counts.' });
    await store.countEvent(dayOf(clock()), event);
    return reply.code(204).send();
  });
};
