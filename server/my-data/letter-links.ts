import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '../../domain/language.ts';
import {
  linkPagePath,
  linkPurposes,
  sendAgainField,
  type LinkPage,
  type PagedPurpose,
} from '../../domain/letters/link-pages.ts';
import { href } from '../../domain/routes.ts';
import { readForm } from '../http/body-parsers.ts';
import { clientIp } from '../http/client-ip.ts';
import { isCrossSite } from '../http/cross-site.ts';
import type { IpLimit } from '../http/rate-limits.ts';
import type { LetterLinks, LinkState } from '../email/links.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import { sendFile } from '../http/pages/send-file.ts';

/**
 * `/confirm` and `/unsubscribe` in both languages: the pages behind the links in letters. Mail scanners open links, so
 * only a post acts. What it says counts for nothing: mail providers post in their own form (RFC 8058, 3.2), and who
 * has the token may act.
 */
export const letterLinks: FastifyPluginAsync<{
  links: LetterLinks;
  site: BuiltSite;
  limit: IpLimit;
  siteUrl: string;
}> = async (app, { links, site, limit, siteUrl }) => {
  readForm(app);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    // The address of the page holds the token.
    reply.header('referrer-policy', 'no-referrer');
    const refused = await limit(clientIp(request));
    if (!refused) return undefined;
    reply.header('retry-after', refused.retryAfterSeconds);
    return sendErrorPage(site, 'tooMany', request, reply);
  });

  for (const purpose of linkPurposes) {
    for (const language of languages) {
      const show = async (request: FastifyRequest, reply: FastifyReply, page: LinkPage) =>
        sendFile(request, reply, {
          ...(await site.page(linkPagePath(page, language))),
          cacheControl: 'no-store',
        });
      const look = async (request: FastifyRequest) =>
        pageFor(purpose, await links.look(purpose, tokenOf(request)));

      app.get(href(purpose, language), async (request, reply) =>
        show(request, reply, await look(request)),
      );
      app.post(href(purpose, language), async (request, reply) => {
        // With `no-referrer` a browser sends `Origin: null`, so that no other site can be told from ours by it.
        if (isCrossSite(request, [siteUrl]))
          return show(request, reply.code(403), await look(request));
        return show(request, reply, await act(links, purpose, request));
      });
    }
  }
};

async function act(
  links: LetterLinks,
  purpose: PagedPurpose,
  request: FastifyRequest,
): Promise<LinkPage> {
  const token = tokenOf(request);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  if (purpose === 'confirm' && form.has(sendAgainField)) {
    await links.sendAgain(token);
    return { purpose, state: 'sentAgain' };
  }
  if (purpose !== 'unsubscribe') return pageFor(purpose, await links[purpose](token));
  const way = isOneClick(request) ? 'one_click' : 'leave_link';
  return pageFor(purpose, await links.unsubscribe(token, way));
}

/** Whether a mail program sent it (RFC 8058, 3.2). The button of our page sends a form that is empty. */
const isOneClick = ({ body }: FastifyRequest): boolean =>
  !(body instanceof URLSearchParams) || body.size > 0;

/** The page that says how a link stands. A link to leave is known or not. */
function pageFor(purpose: PagedPurpose, state: LinkState): LinkPage {
  if (purpose !== 'unsubscribe') return { purpose, state };
  return { purpose, state: state === 'open' || state === 'done' ? state : 'unknown' };
}

/** The token of the link; empty, which no link has, where there is none or more than one. */
function tokenOf(request: FastifyRequest): string {
  const { t } = request.query as { t?: string | string[] };
  return typeof t === 'string' ? t : '';
}
