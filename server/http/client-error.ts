import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers.ts';

// An import would read all that the module exports, and so load an HTTP client of 3 MB.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * The body of an error where no endpoint could be determined, in the shape of the wire contract's
 * errors.
 */
export const malformed = (status: number) => ({
  code: `HTTP${status}`,
  message: STATUS_CODES[status] ?? '',
  details: null,
  hint: null,
});

/** Answers a connection that never became a request: too slow, too large a head, or not HTTP. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(malformed(status));
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...securityHeaders,
  };
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

// A host name, an IPv4 address, or an IPv6 address in brackets, with an optional port.
const hostAndPort = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses an HTTP/1.1 request without a Host header, and any with two or a malformed one (RFC 9112,
 * 3.2).
 */
export function refuseWithoutHost(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  // Names and values take turns.
  const hosts = raw.rawHeaders.filter(
    (_, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'host',
  );
  const isOne = hosts.length === 1 && hostAndPort.test(hosts[0] ?? '');
  const needsNone = hosts.length === 0 && raw.httpVersion !== '1.1';
  if (isOne || needsNone) done();
  else reply.code(400).send(malformed(400));
}

/**
 * Ignores any `Expect` but `100-continue` (RFC 9110, 10.1.1): Node's refusal would lack the headers
 * of every response.
 */
export function ignoreUnknownExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
