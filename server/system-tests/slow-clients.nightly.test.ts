import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { builtFiles } from '../app.fixture.ts';
import { checkout, startServer } from './server-process.fixture.ts';

const head =
  'POST /join HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const megabytes = 24;
/** By how many seconds a busy machine may run a timer late. */
const late = 2;

/** What each client does with its connection, and nothing more. */
const slow: Record<string, (socket: Socket) => void> = {
  'says nothing': () => undefined,
  'sends half a head': (socket) => void socket.write('GET / HTTP/1.1\r\nHost:'),
  'sends a head byte by byte': (socket) => drip(socket, `GET / HTTP/1.1\r\nX: ${'a'.repeat(99)}`),
  'sends half a body': (socket) => void socket.write(`${head}Content-Length: 10\r\n\r\nname`),
  'sends a body byte by byte': (socket) =>
    drip(socket, 'a'.repeat(99), `${head}Content-Length: 100\r\n\r\n`),
  'sends a chunked body byte by byte': (socket) =>
    drip(socket, '1\r\na\r\n'.repeat(99), `${head}Transfer-Encoding: chunked\r\n\r\n`),
};

function drip(socket: Socket, bytes: string, first = ''): void {
  socket.write(first);
  let sent = 0;
  const timer = setInterval(() => socket.write(bytes.charAt((sent += 1) - 1)), 500);
  socket.on('close', () => clearInterval(timer));
}

/** @returns the seconds until the server disconnects the client */
async function heldFor(port: number, behave: (socket: Socket) => void): Promise<number> {
  const socket = await open(port);
  const start = performance.now();
  behave(socket);
  socket.resume();
  await once(socket, 'close');
  return (performance.now() - start) / 1000;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function server() {
  const files = { ...builtFiles, 'large.pdf': Buffer.alloc(megabytes * 1024 * 1024) };
  const started = startServer(checkout({ files }));
  return { ...started, port: Number(new URL(await started.listening()).port) };
}

describe('slow clients', { timeout: 180_000 }, () => {
  test('a client that does not complete its request is disconnected within 20 seconds', async () => {
    const { port } = await server();
    const held = await Promise.all(
      Object.entries(slow).map(async ([what, behave]) => [what, await heldFor(port, behave)]),
    );
    console.log(Object.fromEntries(held));
    for (const [what, seconds] of held)
      expect(seconds, String(what)).toBeLessThanOrEqual(20 + late);
  });

  test('a client that reads none of a large response is disconnected within 41 seconds', async () => {
    const { port } = await server();
    const socket = await open(port);
    socket.pause().write('GET /large.pdf HTTP/1.1\r\nHost: a\r\n\r\n');
    // Node checks twice, 20 seconds apart, whether the client has read anything.
    await wait(41_000 + late * 1000);
    let bytes = 0;
    socket.on('data', (chunk) => (bytes += chunk.length)).resume();
    await once(socket, 'close');
    expect(bytes).toBeLessThan(megabytes * 1024 * 1024);
  });

  test('a client that sent half a request does not keep the server from stopping', async () => {
    const { port, child, ended } = await server();
    const socket = await open(port);
    socket.write(`${head}Content-Length: 10\r\n\r\nname`);
    await wait(500);
    const start = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - start).toBeLessThanOrEqual(20_000 + late * 1000);
  });
});
