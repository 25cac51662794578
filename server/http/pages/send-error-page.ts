import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorPageOf, errorPages, type ErrorPage } from '../../../domain/error-pages.ts';
import { splitTarget } from '../request-target.ts';
import { sendHtml } from './send.ts';
import { errorPageFor, type BuiltSite } from './built-site.ts';

/** Sends an error page in the language of the path. */
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

// A client may send again later what was too much at one moment.
const busyForSeconds = 60;

/** Creates the error handler: it responds with the error page, and only the log has the details. */
export const createErrorHandler =
  (site: BuiltSite) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    const page = errorPageOf(status);
    // A flood would fill the log.
    if (page === 'busy') reply.header('retry-after', busyForSeconds);
    else if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    return sendErrorPage(site, page, request, reply, status);
  };
