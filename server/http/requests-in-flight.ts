import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '../../domain/endpoints.ts';
import { splitTarget } from './request-target.ts';
import { clientIp, networkOf } from './client-ip.ts';
import { malformed } from './client-error.ts';

/**
 * How many requests of one IP address may be in flight at once. A browser has some twenty, and each is answered
 * within milliseconds; a client that sends half requests keeps them open.
 */
export const requestsInFlightOfIp = 64;

/**
 * Refuses requests of an IP address that has too many in flight. Behind a proxy all connections are the
 * proxy's, so that one visitor could otherwise use up those of all others.
 * @param refuse answers a request for a page with a page; all others are answered in JSON
 */
export function limitRequestsInFlight(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const underWay = new Map<string, number>();

  app.addHook('onRequest', async (request, reply) => {
    const network = networkOf(clientIp(request));
    const count = (underWay.get(network) ?? 0) + 1;
    if (count > requestsInFlightOfIp) {
      // The rest of an incomplete request is not waited for.
      reply.raw.once('finish', () => {
        if (!request.raw.complete) request.raw.destroy();
      });
      reply.headers({ connection: 'close', 'retry-after': 1 });
      return isApiPath(splitTarget(request.originalUrl).path)
        ? reply.code(429).send(malformed(429))
        : refuse(request, reply);
    }
    underWay.set(network, count);
    reply.raw.once('close', () => {
      const left = (underWay.get(network) ?? 1) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    });
    return undefined;
  });
}
