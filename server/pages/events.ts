import type { FastifyError, FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { eventsPath, type AnalyticsEvent } from '../../domain/events.ts';
import type { Clock } from '../clock.ts';
import { clientIp } from '../http/client-ip.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { EventCounts } from '../db/event-counts.ts';
import { answerUnknownPaths, readJson } from '../http/endpoint.ts';
import { dayOf } from '../../domain/time.ts';
import { languages } from '../../domain/language.ts';

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

const language = z.enum(languages);
const knownEvent: z.ZodType<AnalyticsEvent> = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('lang_switch'),
    properties: z
      .strictObject({ from: language, to: language })
      .refine(({ from, to }) => from !== to),
  }),
  z.strictObject({
    event: z.literal('cta_partner_click'),
    properties: z.strictObject({ location: z.literal('partnerships_page') }),
  }),
]);

/**
 * Reads an event sent by a page. Only a known one with its known values, so that no free text, and
 * nothing personal, is counted.
 */
const parseEvent = (input: unknown): AnalyticsEvent | undefined => knownEvent.safeParse(input).data;
