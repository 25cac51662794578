import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAmong, isReadable, plainAddress } from './client-ip.ts';

/**
 * The usual places of one's own proxy: this machine, or its private network (RFC 1918, RFC 4193).
 */
const isNearby = isAmong([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
]);

export const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

/**
 * Says once in the log when `X-Forwarded-For`, or what goes with it, comes from a peer that is not
 * trusted: all visitors of that proxy would share its limits. A public address may be a visitor's,
 * so it is not repeated. What a trusted one forwards and nobody can read is said once, too.
 */
export function noticeUntrustedProxy(app: FastifyInstance, trustedProxies: string[]): void {
  let setting: string | null = null;
  let isUnreadableSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isUnreadableSaid && trustedProxies.length > 0 && !isReadable(request.ip)) {
      isUnreadableSaid = true;
      request.log.warn(
        'a trusted proxy forwards something in X-Forwarded-For that is no IP address: such visitors share one limit',
      );
    }
    if (setting === null && forwarded.some((name) => request.headers[name] !== undefined)) {
      notice(request);
    }
    done();
  });
  function notice({ ips = [], log, socket }: FastifyRequest): void {
    // Fastify lists the addresses that a trusted peer has forwarded.
    if (ips.length > 1) return;
    const peer = plainAddress(socket.remoteAddress ?? '');
    // A proxy that is trusted may forward no address of a visitor.
    if (trustedProxies.length > 0 && isAmong(trustedProxies)(peer)) return;
    setting = `TRUSTED_PROXIES=${[...trustedProxies, isNearby(peer) ? peer : '<its address>'].join(',')}`;
    log.warn(
      { setting },
      'X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name: if that is your proxy, all its visitors share one limit until it is set',
    );
  }
}
