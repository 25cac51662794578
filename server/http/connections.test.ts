import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { limitConnections } from './connections.ts';

async function listening(trustedProxies: string[], limits: { total: number; ofAddress: number }) {
  const server = createServer((_request, response) => response.end());
  limitConnections(server, trustedProxies, limits);
  await once(server.listen(0, '::'), 'listening');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  return server;
}

/** Opens a connection, and reports whether the server kept it open. */
async function open(
  server: Server,
  from = '127.0.0.1',
): Promise<{ socket: Socket; kept: boolean }> {
  const { port } = server.address() as AddressInfo;
  const host = from.includes(':') ? '::1' : '127.0.0.1';
  const socket = connect({ port, host, localAddress: from });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const kept = await Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
  return { socket, kept };
}

describe('the connection limits', () => {
  test('an IP address with too many open connections gets no more until one is closed', async () => {
    const server = await listening([], { total: 100, ofAddress: 2 });
    const first = await open(server);
    expect([first.kept, (await open(server)).kept, (await open(server)).kept]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await open(server, '127.0.0.2')).kept).toBe(true);
    expect((await open(server, '::1')).kept).toBe(true);
    first.socket.destroy();
    await expect.poll(async () => (await open(server)).kept).toBe(true);
  });

  test.each(['127.0.0.1', '127.0.0.0/8'])(
    'connections through the trusted proxy %s have no limit per IP address',
    async (proxy) => {
      const server = await listening([proxy], { total: 100, ofAddress: 1 });
      for (let count = 0; count < 5; count += 1) expect((await open(server)).kept).toBe(true);
    },
  );

  test('a connection beyond the total limit of the server is closed', async () => {
    const server = await listening(['127.0.0.1'], { total: 3, ofAddress: 1 });
    const kept = [];
    for (let count = 0; count < 4; count += 1) kept.push((await open(server)).kept);
    expect(kept).toEqual([true, true, true, false]);
  });
});
