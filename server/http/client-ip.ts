import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The visitor's IP address, as stored and limited: an IPv4 address stays one on a dual-stack socket. Where a
 * trusted proxy hands on what is none, it is the proxy's own.
 */
export const clientIp = ({ ip, socket }: FastifyRequest): string =>
  plainAddress(isIP(ip) ? ip : (socket.remoteAddress ?? ''));

/** `::ffff:192.0.2.1`, as a dual-stack socket says it, is 192.0.2.1. */
export const plainAddress = (ipAddress: string): string =>
  ipAddress.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * What counts as one address for a limit.
 * @returns for IPv6 its /64, because that is what one household or server is given: counting
 *   single addresses would leave it 2^64 fresh starts
 */
export const networkOf = (ipAddress: string): string => ipv6Prefix(ipAddress, 64) ?? ipAddress;

/**
 * The wider network that an IPv6 address is in, its /48: some hosts hand one to whoever asks, and with it
 * 65,536 times a /64. IPv4 has nothing like it.
 */
export const wideNetworkOf = (ipAddress: string): string | undefined => ipv6Prefix(ipAddress, 48);

function ipv6Prefix(ipAddress: string, bits: 48 | 64): string | undefined {
  if (!isIPv6(ipAddress)) return undefined;
  const [head = '', tail] = ipAddress.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...tailGroups];
  const kept = all.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${kept.join(':')}::/${bits}`;
}
