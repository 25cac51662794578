import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorPageOf, errorPages, type ErrorPage } from '../../domain/error-pages.ts';
import { splitTarget } from '../http/request-target.ts';
import { sendHtml } from '../http/send-html.ts';
import { errorPageFor, type BuiltSite } from './built-site.ts';

/** Answers with an error page, in the language of the path. */
export function sendErrorPage(
  site: BuiltSite,
  page: ErrorPage,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number = errorPages[page],
): FastifyReply {
  const html = errorPageFor(site, page, splitTarget(request.originalUrl));
  return sendHtml(reply, status, html, page === 'notFound' ? 'no-cache' : 'no-store');
}

/** Makes the handler of errors: it answers with their page, and keeps what went wrong to the log. */
export const createErrorHandler =
  (site: BuiltSite) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    return sendErrorPage(site, errorPageOf(status), request, reply, status);
  };
