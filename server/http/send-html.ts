import type { FastifyReply } from 'fastify';

/** A page with the policy that goes with it. */
export interface HtmlPage {
  html: string;
  contentSecurityPolicy: string;
}

/** Answers with a page made for this one request, which is not compared with what anyone has kept. */
export const sendHtml = (
  reply: FastifyReply,
  status: number,
  page: HtmlPage,
  cacheControl: 'no-store' | 'no-cache' = 'no-store',
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('content-security-policy', page.contentSecurityPolicy)
    .send(page.html);
