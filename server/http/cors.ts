import type { FastifyCorsOptions } from '@fastify/cors';

/** Who may call the two endpoints of the wire contract from another origin, and with which headers. */
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
  ],
  exposedHeaders: ['Retry-After', 'Content-Disposition'],
  maxAge: 600,
  // Its refusal would be plain text, and an error of these endpoints is always JSON.
  strictPreflight: false,
});
