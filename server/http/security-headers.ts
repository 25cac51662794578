import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteConfig } from '../../site.config.ts';

// Features that would prompt a visitor or access their devices. Only ones that Chromium knows,
// since it warns of others in the console; and not all of these, because every response carries the
// list.
const unusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The headers of every response, including errors and connections that never became a request. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The policy for everything that is not a page; a page replaces it by its own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // The default for responses that set no caching of their own.
  'cache-control': 'no-store',
};

// One year. Without includeSubDomains: other services of the owner below this name may not support
// HTTPS.
export const onlyHttps = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Sets the headers of every response. Only the `X-Forwarded-Proto` of a trusted proxy tells of
 * HTTPS.
 */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  reply.headers(securityHeaders);
  if (request.protocol === 'https') reply.headers(onlyHttps);
  done();
}

/**
 * The Content-Security-Policy of one page: its own inline scripts and styles by their hash, and
 * nothing else inline.
 */
export function pagePolicy(html: string, backendUrl: string = siteConfig.backendUrl): string {
  const { scripts, styles } = inlineHashes(html);
  const connect = ["'self'", ...(backendUrl ? [new URL(backendUrl).origin] : [])];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

const inlineElement = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>/gi;

function inlineHashes(html: string): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', body = ''] of html.matchAll(inlineElement)) {
    if (/(?:^|\s)src\s*=/i.test(attributes) || /application\/ld\+json/i.test(attributes)) continue;
    // A browser reads every line end as LF before it hashes.
    const digest = hash('sha256', body.replace(/\r\n?/g, '\n'), 'base64');
    (name.toLowerCase() === 'script' ? scripts : styles).add(`'sha256-${digest}'`);
  }
  return { scripts, styles };
}
