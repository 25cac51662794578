import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isAmong, plainAddress } from '../client-ip.ts';
import type { TakePlace } from '../connections.ts';
import { onlyHttps, securityHeaders } from '../security-headers.ts';
import { isInMemory, type BuiltFile } from './built-file.ts';
import { answerWith, type FileAnswer } from './send.ts';

interface AnsweredFromMemory {
  files: Iterable<readonly [path: string, file: BuiltFile]>;
  trustedProxies: string[];
  takePlace: TakePlace;
  opened: (path: string, headers: IncomingHttpHeaders) => void;
}

/**
 * Answers what asks for a file in memory, as the routes of the server would: the hooks of each
 * request take longer than all else of such an answer. Anything unusual is left to them.
 * @returns what answers a request, or returns false where it leaves it to the server
 */
export function answerFromMemory(
  app: FastifyInstance,
  { files, trustedProxies, takePlace, opened }: AnsweredFromMemory,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const inMemory = new Map(
    [...files].filter(([url, file]) => isInMemory(file) && !app.hasRoute({ method: 'GET', url })),
  );
  const visitorOf = visitorBehind(trustedProxies);
  const [overHttp, overHttps] = [headsWith({}), headsWith(onlyHttps)];

  return (request, response) => {
    const { method, url: path = '' } = request;
    const file = inMemory.get(path);
    // While the server stops, it closes the connection.
    if (!file || (method !== 'GET' && method !== 'HEAD') || !app.server.listening) return false;
    const visitor = visitorOf(request);
    const givePlaceBack = visitor && takePlace(visitor.ip);
    if (!givePlaceBack) return false;
    const started = performance.now();
    const answer = answerWith(file, request);
    response.once('close', () => {
      givePlaceBack();
      if (!response.writableFinished) return;
      const ms = Math.round(performance.now() - started);
      const { status } = answer;
      app.log.info({ reqId: randomUUID(), method, path, status, ms }, 'answered');
      if (method === 'GET') opened(path, request.headers);
    });
    const head = (visitor.isHttps ? overHttps : overHttp)(answer);
    response.writeHead(answer.status, head).end(answer.bytes?.());
    return true;
  };
}

/** Creates what gives all headers of an answer, made when they are first needed. */
function headsWith(more: Record<string, string>): (answer: FileAnswer) => string[] {
  const heads = new WeakMap<FileAnswer, string[]>();
  const headOf = ({ headers, bytes }: FileAnswer) => {
    const length = bytes && { 'content-length': String(bytes().length) };
    return Object.entries({ ...securityHeaders, ...more, ...headers, ...length }).flat();
  };
  return (answer) => heads.getOrInsertComputed(answer, headOf);
}

/**
 * Creates what tells the IP address of a visitor and whether they came by HTTPS; of most, namely
 * those without a proxy or behind one that is trusted and forwards one address.
 */
function visitorBehind(trustedProxies: string[]) {
  const trusted = isAmong(trustedProxies);
  const peerOf = ({ remoteAddress = '' }: Socket) => {
    const ip = plainAddress(remoteAddress);
    return { ip, isHttps: false, isTrusted: ip !== '' && trusted(ip) };
  };
  const peers = new WeakMap<Socket, ReturnType<typeof peerOf>>();
  return ({ headers, socket }: IncomingMessage) => {
    const peer = peers.getOrInsertComputed(socket, peerOf);
    if (!peer.isTrusted) return peer;
    const { 'x-forwarded-for': ip = peer.ip, 'x-forwarded-proto': protocol = 'http' } = headers;
    if (typeof ip !== 'string' || !isIP(ip)) return undefined;
    if (protocol !== 'http' && protocol !== 'https') return undefined;
    return { ip: plainAddress(ip), isHttps: protocol === 'https' };
  };
}
