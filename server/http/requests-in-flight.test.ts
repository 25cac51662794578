import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { startApp } from '../app.fixture.ts';
import { requestsInFlightOfIp } from './connections.ts';

const half = (path: string, visitor: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `X-Forwarded-For: ${visitor}`,
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 100',
    '',
    'name=',
  ].join('\r\n');

/** A server behind the proxy 127.0.0.1. */
async function behindProxy() {
  const { app, submissions } = await startApp({ trustedProxies: ['127.0.0.1'] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, submissions, port: (app.server.address() as AddressInfo).port };
}

const keepSendingHalf = (port: number, visitor: string) =>
  keepOpen({ port }, half('/join', visitor));

/**
 * Opens a connection and sends something, and again whenever it is cut off, until the test ends.
 */
async function keepOpen(to: { port: number; localAddress?: string }, bytes: string): Promise<void> {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const send = (): Socket => {
    const socket = connect({ host: '127.0.0.1', ...to }, () => socket.write(bytes));
    over.signal.addEventListener('abort', () => socket.destroy());
    return socket
      .on('error', () => undefined)
      .on('close', () => setTimeout(() => over.signal.aborted || send(), 5000))
      .resume();
  };
  const first = send();
  await Promise.race([once(first, 'connect'), once(first, 'close')]);
}

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Whether forty visitors are each shown a page and can send the form. */
async function expectOthersAreServed(port: number, submissions: () => Promise<unknown[]>) {
  for (let visitor = 1; visitor <= 40; visitor += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${visitor}`, connection: 'close' };
    const page = await fetch(`http://127.0.0.1:${port}/about`, { headers });
    expect(page.status).toBe(200);
    const body = new URLSearchParams({ name: 'Ana', email: `ana${visitor}@example.org` });
    const form = { method: 'POST', body, headers, redirect: 'manual' } as const;
    expect((await fetch(`http://127.0.0.1:${port}/join`, form)).status).toBe(303);
  }
  expect(await submissions()).toHaveLength(40);
}

test.runIf(everything)(
  '2,050 incomplete requests of one visitor behind a trusted proxy do not block other visitors',
  async () => {
    const { app, submissions, port } = await behindProxy();
    for (let count = 0; count < 2050; count += 1) await keepSendingHalf(port, '203.0.113.9');
    // Some wait for the rest of their request, the others were refused and try again.
    await expect.poll(() => openConnections(app), { timeout: 60_000 }).toBeLessThan(200);
    await expectOthersAreServed(port, submissions);
  },
  120_000,
);

test.runIf(everything)(
  '2,100 half-sent forms from 35 IPv6 networks behind a trusted proxy, kept up, do not block other visitors',
  async () => {
    const { submissions, port } = await behindProxy();
    for (let count = 0; count < 2100; count += 1) {
      await keepSendingHalf(port, `2001:db8:${(count % 35).toString(16)}::1`);
    }
    await expectOthersAreServed(port, submissions);
  },
  120_000,
);

test.runIf(everything)(
  '2,250 connections without a request from nine addresses, kept up, do not block other visitors',
  async () => {
    const { app, submissions } = await startApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (let count = 0; count < 2250; count += 1) {
      await keepOpen({ port, localAddress: `127.0.0.${2 + (count % 9)}` }, '');
    }
    await expectOthersAreServed(port, submissions);
  },
  120_000,
);

test.each([
  ['/join', 'text/html; charset=utf-8'],
  ['/rest/v1/interest_submissions', 'application/json; charset=utf-8'],
])(
  'a visitor with too many requests in flight at %s is answered with 429 and may try again',
  async (path, type) => {
    const { port } = await behindProxy();
    const sockets = Array.from({ length: requestsInFlightOfIp }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write(half('/join', '203.0.113.9')));
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
