import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that a page of another site sent this, and not one that may: else any page could
 * enrol its visitors, or strangers. Who is no browser does not say, and is judged by the other rules alone.
 * @param allowedOrigins pages elsewhere that may
 */
export const isCrossSite = ({ headers }: FastifyRequest, allowedOrigins: string[]): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && !allowedOrigins.includes(headers.origin ?? '');
