import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeAt, redirectFor } from '../../domain/routes.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { sendHtml } from '../http/send-html.ts';
import { splitTarget, type Target } from '../http/request-target.ts';
import type { SiteFile } from './built-file.ts';
import { errorPageAt, type Site } from './built-site.ts';

// Not for good, as a browser otherwise keeps a 308: a slug may change.
const redirectCaching = 'public, max-age=3600';

export type PagesHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers for everything no other door takes: a file of the site, a redirect, or not found. */
export function pages(site: Site): PagesHandler {
  return (request, reply) => {
    const target = splitTarget(request.originalUrl);
    const { known, query } = target;
    const redirect = redirectFor(known);
    if (redirect !== undefined) {
      reply.header('cache-control', redirectCaching);
      return reply.redirect(redirect + query, 308);
    }

    const file = site.files.get(known);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (file && isRead) return sendFile(request, reply, file);
    if (file) return refuseMethod(reply, target, 'GET, HEAD');
    if (placeAt(known)?.page === 'join') return refuseMethod(reply, target, 'GET, HEAD, POST');
    return sendHtml(reply, 404, errorPageAt(site.notFound, target), 'no-cache');
  };

  function refuseMethod(reply: FastifyReply, target: Target, allowed: string) {
    return sendHtml(reply.header('allow', allowed), 405, errorPageAt(site.failure, target));
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
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

/** Whether `If-None-Match` names this tag; weakly, because a proxy may have made it weak. */
const names = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ??
  false;
