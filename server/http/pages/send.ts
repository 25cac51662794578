import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { speculationRulesPath } from '../../../domain/endpoints.ts';
import { builtFile, type BuiltFile, type Encoding, type ReadBytes } from './built-file.ts';

/** An answer before it is sent; without a body where the visitor has the file. */
export interface FileAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  bytes?: ReadBytes;
}

/** Both answers of a form of a file, made when they are first needed. */
const answersOf = new WeakMap<BuiltFile, Partial<Record<Encoding, [FileAnswer, FileAnswer]>>>();

/**
 * Answers with a file of the built site in the smallest form that the request accepts, or with 304
 * where the visitor has it.
 */
export function answerWith(
  file: BuiltFile,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): FileAnswer {
  const encoding = chooseEncoding(headers['accept-encoding'], (name) => name in file.bodies);
  const known = answersOf.getOrInsertComputed(file, () => ({}));
  const [whole, unchanged] = (known[encoding] ??= bothAnswers(file, encoding));
  const etag = whole.headers['etag'] ?? '';
  // The answer to a post is never the page that was there before.
  return method !== 'POST' && names(headers['if-none-match'], etag) ? unchanged : whole;
}

function bothAnswers(file: BuiltFile, encoding: Encoding): [FileAnswer, FileAnswer] {
  const { bytes, etag } = file.bodies[encoding] ?? file.bodies.identity;
  const unchanged = {
    etag,
    'cache-control': file.cacheControl,
    vary: 'Accept-Encoding',
    ...(file.contentSecurityPolicy !== undefined && {
      'content-security-policy': file.contentSecurityPolicy,
      'speculation-rules': `"${speculationRulesPath}"`,
    }),
  };
  const whole = {
    ...unchanged,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-type': file.contentType,
  };
  return [
    { status: 200, headers: whole, bytes },
    { status: 304, headers: unchanged },
  ];
}

/** Sends a file of the built site, with the status that the reply has. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
): FastifyReply {
  const { status, headers, bytes } = answerWith(file, request.raw);
  if (status === 304) reply.code(status);
  return reply.headers(headers).send(bytes?.());
}

/** Redirects to where a path in the wrong form leads. */
export const sendRedirect = (reply: FastifyReply, target: string): FastifyReply =>
  // Limited, because a browser otherwise caches a 308 forever, and a slug may change.
  reply.header('cache-control', 'public, max-age=3600').redirect(target, 308);

const preferred: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses the smallest content encoding that a request accepts (RFC 9110, 12.5.3), whichever it
 * prefers.
 * @param available the encodings that exist; identity always does
 */
const chooseEncoding = (
  accepted: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding =>
  preferred.find((name) => available(name) && acceptedEncodings(accepted).includes(name)) ??
  'identity';

// Browsers send few different headers, and anyone can send more.
const mostHeadersKnown = 100;
const encodingsByHeader = new Map<string, string[]>();

function acceptedEncodings(header = ''): string[] {
  const known = encodingsByHeader.get(header);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(preferred);
  if (encodingsByHeader.size >= mostHeadersKnown) encodingsByHeader.clear();
  encodingsByHeader.set(header, accepted);
  return accepted;
}

/**
 * Whether `If-None-Match` contains this ETag, by weak comparison, because a proxy may have made it
 * weak.
 */
const names = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ??
  false;

interface KeptFile {
  /** Says of what it is, such as `/letters.html`. */
  name: string;
  /** What it is made of: while that is the same, so is the file. */
  madeOf: string;
  make: () => string | Promise<string>;
  cacheControl: 'no-cache' | 'no-store';
  /** Of a page that of its shell, so that nothing put into it later may run. */
  contentSecurityPolicy: string | undefined;
}

/**
 * Keeps files that the server makes until what they are made of changes: each is made once for all
 * who ask for it.
 */
export function fileKeeper() {
  const kept = new Map<string, { madeOf: string; file: Promise<BuiltFile> }>();
  return ({ name, madeOf, make, ...headers }: KeptFile): Promise<BuiltFile> => {
    const known = kept.get(name);
    if (known?.madeOf === madeOf) return known.file;
    const made = async () => ({ ...textFile(name, await make()), ...headers });
    const file = made();
    kept.set(name, { madeOf, file });
    file.catch(() => kept.delete(name));
    return file;
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
