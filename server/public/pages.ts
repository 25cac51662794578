import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAt, redirectFor } from '../../domain/routes.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { splitTarget } from '../http/request-target.ts';
import type { BuiltFile } from './built-file.ts';
import type { BuiltSite } from './built-site.ts';
import { sendErrorPage } from './send-error-page.ts';

// Limited, because a browser otherwise caches a 308 forever, and a slug may change.
const redirectCaching = 'public, max-age=3600';

/** `GET /*`: a file of the site, a redirect, or 404. Other methods are refused. */
export function servePages(app: FastifyInstance, site: BuiltSite): void {
  app.get('/*', serve);
  app.setNotFoundHandler(serve);

  function serve(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { known, query } = splitTarget(request.originalUrl);
    const redirect = redirectFor(known);
    if (redirect !== undefined) {
      reply.header('cache-control', redirectCaching);
      return reply.redirect(redirect + query, 308);
    }
    const file = site.files.get(known);
    const allowed = pageAt(known)?.page === 'join' ? 'GET, HEAD, POST' : file && 'GET, HEAD';
    if (allowed === undefined) return sendErrorPage(site, 'notFound', request, reply);
    if (file && ['GET', 'HEAD'].includes(request.method)) return sendFile(request, reply, file);
    return sendErrorPage(site, 'failure', request, reply.header('allow', allowed), 405);
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  const encoding = chooseEncoding(request.headers, (name) => name in file.bodies);
  const { bytes, etag } = file.bodies[encoding] ?? file.bodies.identity;
  reply
    .header('etag', etag)
    .header('cache-control', file.cacheControl)
    .header('vary', 'Accept-Encoding');
  if (file.contentSecurityPolicy !== undefined) {
    reply.header('content-security-policy', file.contentSecurityPolicy);
  }
  if (names(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(bytes);
}

/** Whether `If-None-Match` contains this ETag, by weak comparison, because a proxy may have made it weak. */
const names = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ??
  false;
