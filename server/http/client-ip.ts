import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The visitor's IP address, as it is stored and rate limited; the proxy's where a trusted one
 * forwards no valid address.
 */
export function clientIp({ ip, socket }: FastifyRequest): string {
  const forwarded = plainAddress(ip);
  return isIP(forwarded) ? forwarded : plainAddress(socket.remoteAddress ?? '');
}

/**
 * Turns `::ffff:192.0.2.1`, as a dual-stack socket reports it, into 192.0.2.1, and takes the port
 * away that some proxies forward: `192.0.2.1:51000`, `[2001:db8::1]:443`.
 */
export const plainAddress = (ipAddress: string): string =>
  ipAddress
    .replace(/^(?:\[(.*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an IP address is one of some addresses and ranges, such as 10.0.0.0/8. */
export function isAmong(ranges: string[]): (ipAddress: string) => boolean {
  const list = new BlockList();
  const familyOf = (ipAddress: string) => (isIPv6(ipAddress) ? 'ipv6' : 'ipv4');
  for (const range of ranges) {
    const [ipAddress = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(ipAddress, familyOf(ipAddress));
    else list.addSubnet(ipAddress, Number(prefix), familyOf(ipAddress));
  }
  return (ipAddress) => list.check(ipAddress, familyOf(ipAddress));
}

/** A network that a limit counts, and how much of the limit each count uses up. */
export interface CountedNetwork {
  network: string;
  weight: number;
}

/**
 * The factor for the points of a limit. A single address uses up so many points each time.
 */
export const addressWeight = 3;

/**
 * The networks that a limit counts for an IP address: an IPv4 address by itself. Of IPv6 the /64,
 * because a household or a server gets a whole one: counting single IP addresses would leave it
 * 2^64 fresh starts. And its /48, because some hosts give one to any customer, with 65,536 networks
 * of /64; a mobile operator's has many customers, so it may three times as much.
 * @returns the narrowest first
 */
export function countedNetworks(ipAddress: string): [CountedNetwork, ...CountedNetwork[]] {
  if (!ipAddress.includes(':')) return [{ network: ipAddress, weight: addressWeight }];
  return [
    { network: ipv6Prefix(ipAddress, 64), weight: addressWeight },
    { network: ipv6Prefix(ipAddress, 48), weight: 1 },
  ];
}

/** The network that one customer of a host can have: the /48, or the /24. */
export const networkOf = (ipAddress: string): string =>
  ipAddress.includes(':') ? ipv6Prefix(ipAddress, 48) : ipAddress.replace(/\.\d+$/, '.0/24');

function ipv6Prefix(ipAddress: string, bits: 48 | 64): string {
  const [head = '', tail] = ipAddress.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...tailGroups];
  const kept = all.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${kept.join(':')}::/${bits}`;
}
