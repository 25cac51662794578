import type { FastifyCorsOptions } from '@fastify/cors';
import { referenceHeader } from '../../domain/endpoints.ts';
import { emailsHeader } from '../../domain/email/emails-header.ts';
import { consentTextHeader } from '../../domain/submission/consent.ts';

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
