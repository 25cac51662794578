import {
  LogController,
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
 * One line an answered request, with nothing a visitor typed: no body, no query string, no header,
 * no address.
 */
export function requestLog({ level, stream }: LogTarget): FastifyServerOptions {
  return {
    logger: { level, ...(stream && { stream }) },
    logController: new OneLineARequest(),
  };
}

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
      method: request.method,
      path: splitTarget(request.url).path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'answer failed');
    else request.log.info(line, 'answered');
  }
}
