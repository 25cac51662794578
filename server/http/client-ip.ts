import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The visitor's IP address, as it is stored and rate limited; an IPv4 address on a dual-stack socket stays
 * IPv4. Where a trusted proxy forwards no valid IP address, it is that of the proxy.
 */
export const clientIp = ({ ip, socket }: FastifyRequest): string =>
  plainAddress(isIP(ip) ? ip : (socket.remoteAddress ?? ''));

/** Turns `::ffff:192.0.2.1`, as a dual-stack socket reports it, into 192.0.2.1. */
export const plainAddress = (ipAddress: string): string =>
  ipAddress.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The network that a rate limit counts for an IP address.
 * @returns for IPv6 its /64, because a household or a server gets a whole one: counting single IP addresses
 *   would leave it 2^64 fresh starts
 */
export const networkOf = (ipAddress: string): string => ipv6Prefix(ipAddress, 64) ?? ipAddress;

/**
 * The wider network of an IPv6 address, its /48: some hosts give one to any customer, and with it 65,536
 * networks of /64. IPv4 has no equivalent.
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
