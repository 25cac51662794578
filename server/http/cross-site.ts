import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { FastifyCorsOptions } from '@fastify/cors';
import { referenceHeader } from '../../domain/endpoints.ts';
import { emailsHeader } from '../../domain/email/emails-header.ts';
import { consentTextHeader } from '../../domain/submission/consent.ts';

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

/** The CORS options of the two endpoints of the wire contract: allowed origins and headers. */
export const corsFor = (allowedOrigins: string[]): FastifyCorsOptions => ({
  origin: allowedOrigins,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'apikey',
    'authorization',
    'content-type',
    'content-language',
    'content-profile',
    'accept-profile',
    'prefer',
    'x-client-info',
    'x-retry-count',
    'idempotency-key',
    consentTextHeader,
  ],
  exposedHeaders: ['Retry-After', 'Content-Disposition', emailsHeader, referenceHeader],
  maxAge: 600,
  // The plugin's refusal would be plain text, and an error of these endpoints is always JSON.
  strictPreflight: false,
});
