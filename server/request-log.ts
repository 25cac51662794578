import { randomUUID } from 'node:crypto';
import {
  LogController,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { splitTarget } from './request-path.ts';

export interface LogTarget {
  level: string;
  /** Standard output unless given. */
  stream?: { write: (line: string) => void };
}

/**
 * One line of JSON an answered request, with nothing a visitor typed: no body, no query string, no header,
 * no address. Every line of a request has its `reqId`, which several processes do not share.
 */
export function requestLog({ level, stream }: LogTarget): FastifyServerOptions {
  return {
    logger: { level, serializers, ...(stream && { stream }) },
    logController: new OneLineARequest(),
    genReqId: () => randomUUID(),
  };
}

// Longer paths are made up, and only fill the log.
const pathLength = 200;

const target = (request: FastifyRequest) => ({
  method: request.method,
  path: splitTarget(request.url).path.slice(0, pathLength),
});

// Of a request and an error no more than this is written, whoever logs it. A database names the row it
// refused in the details of its error.
const serializers = {
  req: target,
  err: (error: FastifyError) => ({
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack ?? '',
  }),
};

class OneLineARequest extends LogController {
  override incomingRequest(): void {
    // The line of the answer says it all.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      ...target(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'answer failed');
    else request.log.info(line, 'answered');
  }
}
