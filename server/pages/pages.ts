import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAt, pagesWith, redirectFor, type PageRef } from '../../domain/routes.ts';
import { splitTarget } from '../http/request-target.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import { sendFile } from '../http/pages/send.ts';

// Limited, because a browser otherwise caches a 308 forever, and a slug may change.
const redirectCaching = 'public, max-age=3600';

/** Pages that are posted to. Their own routes answer what is asked of them. */
export const postedPages: PageRef['page'][] = pagesWith('posted');

/**
 * `GET /*`: a file of the site, a redirect, or 404. Other methods are refused.
 * @param emailsAreOn whether pages that promise e-mails are served in the place of those that do
 * not
 */
export function servePages(app: FastifyInstance, site: BuiltSite, emailsAreOn: boolean): void {
  app.get('/*', serve);
  app.setNotFoundHandler(serve);

  function serve(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { known, query } = splitTarget(request.originalUrl);
    const redirect = redirectFor(known);
    if (redirect !== undefined) {
      reply.header('cache-control', redirectCaching);
      return reply.redirect(redirect + query, 308);
    }
    const file =
      (emailsAreOn ? site.emailVariantPages.get(known) : undefined) ?? site.files.get(known);
    const page = pageAt(known)?.page;
    const allowed = page && postedPages.includes(page) ? 'GET, HEAD, POST' : file && 'GET, HEAD';
    if (allowed === undefined) return sendErrorPage(site, 'notFound', request, reply);
    if (file && ['GET', 'HEAD'].includes(request.method)) return sendFile(request, reply, file);
    return sendErrorPage(site, 'failure', request, reply.header('allow', allowed), 405);
  }
}
