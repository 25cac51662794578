import type { Socket } from 'node:net';
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
