import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers for whatever a folder of endpoints has no route for; the pages would otherwise answer a `GET`. */
export function answerUnknownPaths(
  app: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.get('/', answer);
  app.get('/*', answer);
  app.setNotFoundHandler(answer);
}
