import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { setSecurityHeaders } from './guard/headers.ts';
import { sendHtml } from './html-answer.ts';
import { splitTarget } from './request-path.ts';
import type { PagesHandler } from './routes/pages.ts';
import { restErrors } from './routes/rest-errors.ts';
import { errorPageAt, type Site } from './site.ts';

/** Answers with the page for a failure, and keeps what went wrong to the log. */
export function pageFailure(site: Site) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    const pages = status === 413 ? site.tooLarge : site.failure;
    return sendHtml(reply, status, errorPageAt(pages, splitTarget(request.url)));
  };
}

/**
 * Answers for an address the router cannot read, such as `/%ff`. It comes before every hook, so the
 * headers are set here.
 */
export function badAddress(servePage: PagesHandler) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    setSecurityHeaders(request, reply);
    if (/^\/(rest|functions|events)(\/|$)/.test(splitTarget(request.url).path)) {
      void reply.code(restErrors.noPath.status).send(restErrors.noPath.body);
    } else {
      servePage(request, reply);
    }
  };
}
