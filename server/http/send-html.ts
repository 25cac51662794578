import type { FastifyReply } from 'fastify';

/** A page with its Content-Security-Policy. */
export interface HtmlPage {
  html: string;
  contentSecurityPolicy: string;
}

/** Sends a page made for this one request, without an ETag. */
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
