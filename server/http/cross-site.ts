import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser reports that the request comes from a page of another site that is not allowed:
 * any page could otherwise submit in the name of its visitors. Clients that are not browsers say
 * nothing of it.
 */
export const isCrossSite = ({ headers }: FastifyRequest, allowedOrigins: string[]): boolean =>
  (headers['sec-fetch-site'] ?? siteOf(headers)) === 'cross-site' &&
  !allowedOrigins.includes(headers.origin ?? '');

/** The origin as a browser from before 2023 says it, which sends no `Sec-Fetch-Site`. */
function siteOf({ origin, host }: IncomingHttpHeaders): string | undefined {
  if (origin === undefined || origin === 'null') return undefined;
  return URL.parse(origin)?.host === host ? undefined : 'cross-site';
}
