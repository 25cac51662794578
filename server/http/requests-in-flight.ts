import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '../../domain/endpoints.ts';
import { splitTarget } from './request-target.ts';
import { clientIp } from './client-ip.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { malformed } from './client-error.ts';

/**
 * A browser has some twenty at once, each answered within milliseconds; anyone who sends half
 * requests keeps them open.
 */
export const requestsInFlightOfIp = 64;

/**
 * Refuses requests of an IP address that has too many in flight: behind a proxy one visitor could
 * otherwise use up the connections of all. `refuse` answers a request for a page; all others are
 * answered in JSON.
 */
export function limitRequestsInFlight(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const takePlace = concurrencyLimit(requestsInFlightOfIp);

  app.addHook('onRequest', (request, reply, done) => {
    const givePlaceBack = takePlace(clientIp(request));
    if (givePlaceBack) {
      reply.raw.once('close', givePlaceBack);
      done();
      return;
    }
    // The rest of an incomplete request is not waited for.
    reply.raw.once('finish', () => {
      if (!request.raw.complete) request.raw.destroy();
    });
    reply.headers({ connection: 'close', 'retry-after': 1 });
    if (isApiPath(splitTarget(request.originalUrl).path)) reply.code(429).send(malformed(429));
    else refuse(request, reply);
  });
}
