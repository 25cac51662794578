import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { builtFile, type BuiltFile, type Encoding } from './built-file.ts';

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

const preferred: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses the smallest content encoding that a request accepts (RFC 9110, 12.5.3), whichever it
 * prefers.
 * @param available the encodings that exist; identity always does
 */
function chooseEncoding(
  headers: IncomingHttpHeaders,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const accepted = new Negotiator({ headers }).encodings(preferred);
  return preferred.find((name) => available(name) && accepted.includes(name)) ?? 'identity';
}

/**
 * Whether `If-None-Match` contains this ETag, by weak comparison, because a proxy may have made it
 * weak.
 */
const names = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ??
  false;

/**
 * Sends texts as files of the site are sent, each under a name that says what it is. A text is
 * compressed again only where it changes.
 */
export function textSender(cacheControl: 'no-cache' | 'no-store') {
  const compressed = new Map<string, { text: string; file: BuiltFile }>();
  return (request: FastifyRequest, reply: FastifyReply, name: string, text: string) => {
    let known = compressed.get(name);
    if (known?.text !== text) {
      known = { text, file: { ...textFile(name, text), cacheControl } };
      compressed.set(name, known);
    }
    return sendFile(request, reply, known.file);
  };
}

/** A text as the build writes a file: as it is and compressed in two ways. */
function textFile(name: string, text: string): BuiltFile {
  const bytes = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const brotli = brotliCompressSync(bytes, quality);
  const gzip = gzipSync(bytes);
  const forms = new Map([
    [`${name}.br`, () => brotli],
    [`${name}.gz`, () => gzip],
  ]);
  return builtFile(name, () => bytes, forms);
}

/** A page with its Content-Security-Policy. */
export interface HtmlPage {
  html: string;
  contentSecurityPolicy: string;
}

/** Sends a page made for this one request, without an ETag. */
export const sendHtml = (
  reply: FastifyReply,
  status: number,
  page: HtmlPage,
  cacheControl: 'no-store' | 'no-cache' = 'no-store',
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('content-security-policy', page.contentSecurityPolicy)
    .send(page.html);
