import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers what has no route below a folder of endpoints; a `GET` would otherwise be answered with a
 * page.
 */
export function answerUnknownPaths(
  app: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.get('/', answer);
  app.get('/*', answer);
  app.setNotFoundHandler(answer);
}
