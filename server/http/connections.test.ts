import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { concurrencyLimit, limitConnections } from './connections.ts';

async function listening(trustedProxies: string[], limits: { total: number; ofAddress: number }) {
  const server = createServer((request, response) => {
    if (request.url !== '/held') response.end();
  });
  limitConnections(server, trustedProxies, limits);
  await once(server.listen(0, '::'), 'listening');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  return server;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const halfSent = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nname';

async function connected(server: Server, from = '127.0.0.1'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const host = from.includes(':') ? '::1' : '127.0.0.1';
  const socket = connect({ port, host, localAddress: from });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Whether the server answers a request on a connection, and does not close it instead. */
async function isAnswered(socket: Socket): Promise<boolean> {
  socket.write(get('/'));
  return Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
}

/** Opens a connection, and reports whether the server kept it open. */
async function open(server: Server, from?: string): Promise<{ socket: Socket; kept: boolean }> {
  const socket = await connected(server, from);
  return { socket, kept: await isAnswered(socket) };
}

/** Opens a connection and sends what the server has no answer to yet. */
async function send(server: Server, bytes: string): Promise<Socket> {
  const arrived = once(server, 'request');
  const socket = await connected(server);
  socket.resume().write(bytes);
  await arrived;
  return socket;
}

test('an IP address with too many open connections gets no more until one is closed', async () => {
  const server = await listening([], { total: 100, ofAddress: 2 });
  const first = await open(server);
  const kept = [first.kept];
  for (const from of ['127.0.0.1', '127.0.0.1', '127.0.0.2', '::1']) {
    kept.push((await open(server, from)).kept);
  }
  expect(kept).toEqual([true, true, false, true, true]);
  first.socket.destroy();
  await expect.poll(async () => (await open(server)).kept).toBe(true);
});

test('where the server has no connection left a visitor through a trusted proxy is answered, and whoever was quiet for longest is closed', async () => {
  const server = await listening(['127.0.0.0/8'], { total: 3, ofAddress: 1 });
  const [first, second] = [await open(server), await open(server), await open(server)];
  expect(await isAnswered(first.socket)).toBe(true);
  const closed = once(second.socket, 'close');
  expect((await open(server)).kept).toBe(true);
  await closed;
  expect(await isAnswered(first.socket)).toBe(true);
});

test('where the server has no connection left a half-sent form gives way, and a request that is being answered does not', async () => {
  const server = await listening(['127.0.0.1'], { total: 2, ofAddress: 1 });
  const held = await send(server, get('/held'));
  const half = await send(server, halfSent);
  const closed = once(half, 'close');
  expect((await open(server)).kept).toBe(true);
  await closed;
  await send(server, get('/held'));
  expect(held.closed).toBe(false);
  expect((await open(server)).kept).toBe(false);
});

test('the networks of one IPv6 /48 have three times the connections of one of them', () => {
  const takePlace = concurrencyLimit(2);
  const places = Array.from({ length: 9 }, (_, count) => takePlace(`2001:db8:1:${count}::1`));
  expect(places.filter((place) => place !== undefined)).toHaveLength(6);
  places[0]?.();
  expect(takePlace('2001:db8:1:ffff::1')).toBeDefined();
  expect(takePlace('2001:db8:2::1')).toBeDefined();
});
