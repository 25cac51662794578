import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { requestsInFlightOfIp } from './connections.ts';

const half = [
  'POST /join HTTP/1.1',
  'Host: a',
  'X-Forwarded-For: 203.0.113.9',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 100',
  '',
  'name=',
].join('\r\n');

/** A server behind the proxies. @returns its port */
async function listening(trustedProxies: string[]): Promise<number> {
  const { app } = await startApp({ trustedProxies });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

test('an IP address with 256 connections gets no other', async () => {
  const port = await listening([]);
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const sockets = Array.from({ length: 256 }, open);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await once(open().resume(), 'close');
  expect(sockets.filter((socket) => socket.closed)).toEqual([]);
});

test('a visitor with too many requests in flight is answered with 429 at every path, and may try again', async () => {
  const port = await listening(['127.0.0.1']);
  const sockets = Array.from({ length: requestsInFlightOfIp }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(half));
    return socket.on('error', () => undefined).resume();
  });
  const request = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await expect.poll(async () => (await request('/join')).status).toBe(429);
  for (const [path, type] of [
    ['/join', 'text/html'],
    ['/about', 'text/html'],
    ['/rest/v1/interest_submissions', 'application/json'],
  ] as const) {
    const { status, headers } = await request(path);
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  }
  for (const socket of sockets) {
    socket.destroy();
    await once(socket, 'close');
  }
  await expect.poll(async () => (await request('/about')).status).toBe(200);
});
