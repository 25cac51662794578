import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath, otherLanguage } from '../../domain/language.ts';
import { counterpart, placeAt, redirectFor } from '../../domain/routes.ts';
import { chooseEncoding } from '../encoding.ts';
import { sendHtml } from '../html-answer.ts';
import { splitTarget } from '../request-path.ts';
import type { SiteFile } from '../site-file.ts';
import { failurePageFor, type Site } from '../site.ts';

export type PagesHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers for everything no other door takes: a file of the site, a redirect, or not found. */
export function pages(site: Site): PagesHandler {
  return (request, reply) => {
    const { path, known, query } = splitTarget(request.url);
    const target = redirectFor(known);
    if (target !== undefined) return reply.redirect(target + query, 308);

    const file = site.files.get(known);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (file && isRead) return sendFile(request, reply, file);
    if (file) return refuseMethod(reply, known, 'GET, HEAD');
    if (placeAt(known)?.page === 'join') return refuseMethod(reply, known, 'GET, HEAD, POST');
    return sendNotFound(reply, path, known);
  };

  function refuseMethod(reply: FastifyReply, known: string, allowed: string) {
    return sendHtml(reply.header('allow', allowed), 405, failurePageFor(site, known));
  }

  function sendNotFound(reply: FastifyReply, path: string, known: string) {
    const language = languageOfPath(known);
    const page = site.notFound[language];
    // The page is built once for all missing addresses; its language link belongs to this one, also
    // without scripts. The policy's hashes cover scripts and styles, which this does not touch.
    const placeholder = otherLanguage(language) === 'pt' ? 'href="/pt/404"' : 'href="/404"';
    const link = `href="${escapeHtml(counterpart(path))}"`;
    const html = page.html.replaceAll(placeholder, () => link);
    return sendHtml(reply, 404, { ...page, html }, 'no-cache');
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = chooseEncoding(
    request.headers['accept-encoding'],
    (name) => name in file.bodies,
  );
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

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
