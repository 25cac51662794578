import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../encoding.ts';
import type { BuiltFile } from './built-file.ts';

/**
 * Sends a file of the built site in the smallest form that the request accepts, or 304 where the
 * visitor has it.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
): FastifyReply {
  const encoding = chooseEncoding(request.headers, (name) => name in file.bodies);
  const { bytes, etag } = file.bodies[encoding] ?? file.bodies.identity;
  reply
    .header('etag', etag)
    .header('cache-control', file.cacheControl)
    .header('vary', 'Accept-Encoding');
  if (file.contentSecurityPolicy !== undefined) {
    reply.header('content-security-policy', file.contentSecurityPolicy);
  }
  // The answer to a post is never the page that was there before.
  if (request.method !== 'POST' && names(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(bytes());
}

/**
 * Whether `If-None-Match` contains this ETag, by weak comparison, because a proxy may have made it
 * weak.
 */
const names = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ??
  false;
