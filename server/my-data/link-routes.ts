import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, fill } from '../../domain/text.ts';
import { clientIp } from '../http/client-ip.ts';
import { isCrossSite } from '../http/cross-site.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import { sendFile, sendHtml } from '../http/pages/send.ts';
import type { IpLimit, Limits } from '../http/rate-limits.ts';

/** A post to the page behind a link. */
export interface LinkPost {
  /**
   * The token of the link; undefined where there is none, and empty, which no link has, where there
   * is more than one.
   */
  token: string | undefined;
  /** Empty for what is no form of a browser. */
  form: URLSearchParams;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Where the build put a page, and what its slots hold. */
export interface FilledPage {
  builtAt: string;
  slots: Record<string, string>;
}

interface LinkRoute {
  path: string;
  /** Reads how the link stands. @returns where the build put the page that says so */
  look: (token: string | undefined) => Promise<string | FilledPage>;
  /**
   * @returns where the build put the page that says what was done; undefined where the reply is
   * sent already
   */
  handle: (post: LinkPost) => Promise<string | FilledPage | undefined>;
}

/**
 * Serves the pages behind the links in e-mails, which share their limit. Mail scanners open links,
 * so only a post acts, and one from a page of another site is answered like a GET.
 */
export function linkRoutes(
  app: FastifyInstance,
  {
    site,
    limits,
    siteUrl,
  }: { site: BuiltSite; limits: Pick<Limits, 'emailLinks'>; siteUrl: string },
  routes: LinkRoute[],
): void {
  app.addHook('onRequest', async (request, reply) => {
    // The address of the page holds the token.
    reply.header('referrer-policy', 'no-referrer');
    return (await isRefused(limits.emailLinks, site, request, reply)) ? reply : undefined;
  });
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: string | FilledPage,
  ): Promise<FastifyReply> => {
    const file = await site.page(typeof shown === 'string' ? shown : shown.builtAt);
    if (typeof shown === 'string') {
      return sendFile(request, reply, { ...file, cacheControl: 'no-store' });
    }
    const html = fill(file.bodies.identity.bytes().toString(), shown.slots, escapeHtml);
    const { contentSecurityPolicy = '' } = file;
    return sendHtml(reply, reply.statusCode, { html, contentSecurityPolicy });
  };

  for (const { path, look, handle } of routes) {
    app.get(path, async (request, reply) => send(request, reply, await look(tokenOf(request))));
    app.post(path, async (request, reply) => {
      const token = tokenOf(request);
      // With `no-referrer` a browser sends `Origin: null`, so that no other site can be told from
      // ours by it.
      if (isCrossSite(request, [siteUrl])) {
        return send(request, reply.code(403), await look(token));
      }
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const builtAt = await handle({ token, form, request, reply });
      return builtAt === undefined ? reply : send(request, reply, builtAt);
    });
  }
}

/**
 * Counts a request. @returns whether it was one too many, and is answered with the page that says
 * so
 */
export async function isRefused(
  limit: IpLimit,
  site: BuiltSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const refused = await limit(clientIp(request));
  if (!refused) return false;
  sendErrorPage(site, 'tooMany', request, reply.header('retry-after', refused.retryAfterSeconds));
  return true;
}

function tokenOf(request: FastifyRequest): string | undefined {
  const { t } = request.query as { t?: string | string[] };
  if (Array.isArray(t)) return '';
  // What a mail program takes for a part of the address where it stands in a text.
  return t?.replace(/[\s.,>)*?].*$/s, '');
}
