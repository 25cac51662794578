import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser reports that the request comes from a page of another site that is not allowed: otherwise
 * any page could submit in the name of its visitors, or of strangers. Clients that are not browsers send no
 * such header, and only the other rules apply to them.
 * @param allowedOrigins origins of other sites that are allowed
 */
export const isCrossSite = ({ headers }: FastifyRequest, allowedOrigins: string[]): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && !allowedOrigins.includes(headers.origin ?? '');
