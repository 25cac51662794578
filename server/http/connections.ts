import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { isAmong, plainAddress } from './client-ip.ts';
import { concurrencyLimit } from './concurrency-limit.ts';

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
