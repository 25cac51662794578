import { randomUUID } from 'node:crypto';
import {
  LogController,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { splitTarget } from './request-target.ts';

export interface LogTarget {
  level: string;
  /** Standard output by default. */
  stream?: { write: (line: string) => void };
}

/**
 * Writes one line of JSON per response, with nothing that a visitor typed: no body, no query
 * string, no header, no IP address, and only paths that the site knows. Every line of a request has
 * its `reqId`, unique across processes.
 */
export function requestLog(
  { level, stream }: LogTarget,
  isKnown: (path: string) => boolean,
): FastifyServerOptions {
  return {
    logger: { level, serializers, ...(stream && { stream }) },
    logController: new OneLineARequest(isKnown),
    genReqId: () => randomUUID(),
  };
}

// Of an error only these fields are logged, no matter who logs it: the details of a database error
// name the row that was refused.
const serializers = {
  err: (error: FastifyError) => ({
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack ?? '',
  }),
};

class OneLineARequest extends LogController {
  readonly #isKnown: (path: string) => boolean;

  constructor(isKnown: (path: string) => boolean) {
    super();
    this.#isKnown = isKnown;
  }

  override incomingRequest(): void {
    // The line of the response has all of this.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: this.#pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'answer failed');
    else request.log.info(line, 'answered');
  }

  /** An unknown path may contain anything, such as somebody's e-mail address. */
  #pathOf({ routeOptions, originalUrl }: FastifyRequest): string {
    const { known } = splitTarget(originalUrl);
    const route = routeOptions.url;
    if (route !== undefined && !route.endsWith('*')) return route;
    return this.#isKnown(known) ? known : '(unknown)';
  }
}

/** Makes of the log's lines of JSON lines for people at a terminal. */
export const prettyLog = (out: { write: (text: string) => unknown }) => ({
  write: (line: string) => void out.write(`${prettyLine(line)}\n`),
});

const words: Record<number, string> = { 40: 'warning: ', 50: 'error: ', 60: 'error: ' };

/** One line of the log without what only a program reads of it. */
export function prettyLine(line: string): string {
  const { time, level, msg, err, method, path, status, ms } = JSON.parse(line) as {
    time: number;
    level: number;
    msg?: string;
    err?: { message: string };
    method?: string;
    path?: string;
    status?: number;
    ms?: number;
  };
  const what = [method, path, status, ms === undefined ? undefined : `${ms} ms`].filter(Boolean);
  const said =
    what.length > 0 && !err ? what.join(' ') : [msg, err?.message].filter(Boolean).join(': ');
  const clock = new Date(time).toLocaleTimeString('en-GB');
  return `${clock} ${words[level] ?? ''}${said}`;
}
