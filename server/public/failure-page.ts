import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendHtml } from '../http/send-html.ts';
import { splitTarget } from '../http/request-target.ts';
import { errorPageAt, type Site } from './built-site.ts';

/** Answers with the page for a failure, and keeps what went wrong to the log. */
export function pageFailure(site: Site) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    const pages = status === 413 ? site.tooLarge : site.failure;
    return sendHtml(reply, status, errorPageAt(pages, splitTarget(request.originalUrl)));
  };
}
