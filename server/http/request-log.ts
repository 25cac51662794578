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
  /** Standard output unless given. */
  stream?: { write: (line: string) => void };
}

/**
 * One line of JSON an answered request, with nothing a visitor typed: no body, no query string, no header,
 * no IP address, and of paths those alone that the site knows. Every line of a request has its `reqId`, which
 * several processes do not share.
 * @param isKnown whether there is a page, a file or a redirect at a path
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

// Of a request and an error no more than this is written, whoever logs it. A database names the row it
// refused in the details of its error.
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
    // The line of the answer says it all.
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

  /** A path that leads nowhere may hold anything, such as somebody's e-mail address. */
  #pathOf({ routeOptions, originalUrl }: FastifyRequest): string {
    const { known } = splitTarget(originalUrl);
    const route = routeOptions.url;
    if (route !== undefined && !route.endsWith('*')) return route;
    return this.#isKnown(known) ? known : '(unknown)';
  }
}
