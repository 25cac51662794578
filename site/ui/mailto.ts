import { siteConfig } from '../../site.config.ts';

/** A mailto URL (RFC 6068) to the retreat with a subject, and a message, in the page's language. */
export const mailto = (subject: string, body?: string): string =>
  `mailto:${siteConfig.email}?subject=${encodeURIComponent(subject)}` +
  (body === undefined ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`);
