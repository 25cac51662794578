import { siteConfig } from '../../site.config.ts';

/**
 * A mailto URL (RFC 6068) to the retreat, or to somebody else, with a subject, and a message, in
 * the page's language. Mail programs take an encoded @ for a part of the name.
 */
export const mailto = (subject: string, body?: string, to: string = siteConfig.email): string =>
  `mailto:${to.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}` +
  (body === undefined ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`);
