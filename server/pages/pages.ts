import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  archiveRedirectFor,
  pageAt,
  pagesWith,
  redirectFor,
  type PageRef,
} from '../../domain/routes.ts';
import { splitTarget } from '../http/request-target.ts';
import type { BuiltFile } from '../http/pages/built-file.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import { sendFile, sendRedirect } from '../http/pages/send.ts';

/** Pages that are posted to. Their own routes answer what is asked of them. */
export const postedPages: PageRef['page'][] = pagesWith('posted');

/** `GET /*`: a file of the site, a redirect, or 404. Other methods are refused. */
export function servePages(
  app: FastifyInstance,
  site: BuiltSite,
  files: ReadonlyMap<string, BuiltFile>,
): void {
  // Fastify's own answer to HEAD says of what is not modified that it is empty.
  app.head('/*', serve);
  app.get('/*', serve);
  app.setNotFoundHandler(serve);

  function serve(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { known, query } = splitTarget(request.originalUrl);
    const redirect = redirectFor(known) ?? archiveRedirectFor(known);
    if (redirect !== undefined) return sendRedirect(reply, redirect + query);
    const file = files.get(known);
    const page = pageAt(known)?.page;
    const allowed = page && postedPages.includes(page) ? 'GET, HEAD, POST' : file && 'GET, HEAD';
    if (allowed === undefined) return sendErrorPage(site, 'notFound', request, reply);
    if (file && ['GET', 'HEAD'].includes(request.method)) return sendFile(request, reply, file);
    return sendErrorPage(site, 'failure', request, reply.header('allow', allowed), 405);
  }
}
