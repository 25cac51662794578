import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteConfig } from '../../site.config.ts';

// What would ask a visitor or reach their devices. Only features Chromium knows: it warns of others in the
// console; and not every feature it knows, because each answer carries the list.
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

/** The headers that every answer carries, the errors and what never became a request included. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // For whatever is not a page; a page replaces it by its own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // For whatever does not say how long it may be kept.
  'cache-control': 'no-store',
};

// A year. Without includeSubDomains: what else the owner runs below this name is not ours to promise.
const onlyHttps = 'max-age=31536000';

/**
 * Sets the headers that every answer carries. That a visitor came by HTTPS is known from a trusted
 * proxy's `X-Forwarded-Proto`, and from nothing else.
 */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', onlyHttps);
  }
}

/**
 * The Content-Security-Policy of one page: its own inline scripts and styles by their hash, nothing
 * else that is inline.
 * @param backendUrl where the page's script sends to, when that is not this server
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
