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

test.each([
  ['/join', 'text/html; charset=utf-8'],
  ['/about', 'text/html; charset=utf-8'],
  ['/rest/v1/interest_submissions', 'application/json; charset=utf-8'],
])(
  'a visitor with too many requests in flight at %s is answered with 429 and may try again',
  async (path, type) => {
    const port = await listening(['127.0.0.1']);
    const sockets = Array.from({ length: requestsInFlightOfIp }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write(half));
      return socket.on('error', () => undefined).resume();
    });
    const request = () =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    await expect.poll(async () => (await request()).status).toBe(429);
    const refused = await request();
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('content-type')).toBe(type);
    for (const socket of sockets) {
      socket.destroy();
      await once(socket, 'close');
    }
    await expect.poll(async () => (await request()).status).not.toBe(429);
  },
);
