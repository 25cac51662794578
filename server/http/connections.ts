import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressWeight, clientIp, countedNetworks, isAmong, plainAddress } from './client-ip.ts';
import { isApiPath } from '../../domain/endpoints.ts';
import { splitTarget } from './request-target.ts';
import { malformed } from './client-error.ts';

// An idle connection was measured to cost 11 to 14 kB. A browser opens up to six, and an office may
// share one IP address.
const connectionLimits = { total: 2000, ofAddress: 256 };

/**
 * Keeps the open connections within the limits. One too many of an IP address is closed as it
 * opens. Where the server has no more, the one that has been idle for longest gives way, so that
 * anyone who fills it up with such keeps nobody else out.
 * @param trustedProxies all visitors come through them, so for these only the total counts
 */
export function limitConnections(
  server: Server,
  trustedProxies: string[],
  { total, ofAddress } = connectionLimits,
): void {
  const isTrusted = isAmong(trustedProxies);
  const takePlace = concurrencyLimit(ofAddress);
  /**
   * The open connections with the request that is not answered yet; those that were quiet for
   * longest first.
   */
  const open = new Map<Socket, IncomingMessage | undefined>();

  const makeRoom = () => {
    for (const [socket, request] of open) {
      if (request?.complete) continue;
      open.delete(socket);
      socket.destroy();
      return;
    }
  };
  server.on('connection', (socket: Socket) => {
    const ipAddress = plainAddress(socket.remoteAddress ?? '');
    const isProxy = ipAddress === '' || isTrusted(ipAddress);
    const givePlaceBack = isProxy ? () => undefined : takePlace(ipAddress);
    if (givePlaceBack && open.size >= total) makeRoom();
    if (!givePlaceBack || open.size >= total) {
      givePlaceBack?.();
      socket.destroy();
      return;
    }
    open.set(socket, undefined);
    socket.once('close', () => {
      open.delete(socket);
      givePlaceBack();
    });
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    if (open.has(socket)) open.set(socket, request);
    response.once('close', () => {
      if (open.get(socket) !== request) return;
      open.delete(socket);
      open.set(socket, undefined);
    });
  });
}

/** Takes a place for an IP address. @returns how to give it back; undefined where none is left */
export type TakePlace = (ipAddress: string) => (() => void) | undefined;

/**
 * Limits how much of something one IP address may have at once, and its wider network of IPv6.
 */
export function concurrencyLimit(ofAddress: number): TakePlace {
  const taken = new Map<string, number>();
  const takenBy = (network: string) => taken.get(network) ?? 0;
  return (ipAddress) => {
    const networks = countedNetworks(ipAddress);
    const isFull = networks.some(
      ({ network, weight }) => takenBy(network) + weight > ofAddress * addressWeight,
    );
    if (isFull) return undefined;
    for (const { network, weight } of networks) taken.set(network, takenBy(network) + weight);
    return () => {
      for (const { network, weight } of networks) {
        const left = takenBy(network) - weight;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      }
    };
  };
}

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
  takePlace: TakePlace,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
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
