import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf, plainAddress } from './client-ip.ts';

/**
 * How many connections may be open at once. An idle one was measured to cost 11 to 14 kB, so 2,000 cost about
 * 25 MB. A browser opens up to six, and an office may share one IP address.
 */
const connectionLimits = { total: 2000, ofAddress: 256 };

/**
 * Closes connections beyond the limits as they open, without a response.
 * @param trustedProxies IP addresses or ranges; all visitors come through them, so for these only the total
 *   counts
 */
export function limitConnections(
  server: Server,
  trustedProxies: string[],
  { total, ofAddress } = connectionLimits,
): void {
  const proxies = blockList(trustedProxies);
  const open = new Map<string, number>();
  server.maxConnections = total;
  server.on('connection', (socket: Socket) => {
    const ipAddress = plainAddress(socket.remoteAddress ?? '');
    if (ipAddress === '' || proxies.check(ipAddress, isIPv6(ipAddress) ? 'ipv6' : 'ipv4')) return;
    const network = networkOf(ipAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > ofAddress) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

function blockList(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [ipAddress = '', prefix] = range.split('/');
    const family = isIPv6(ipAddress) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(ipAddress, family);
    else list.addSubnet(ipAddress, Number(prefix), family);
  }
  return list;
}
