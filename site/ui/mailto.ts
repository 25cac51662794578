import { siteConfig } from '../../site.config.ts';

/** A mailto URL (RFC 6068) to the retreat with a subject in the page's language. */
export const mailto = (subject: string): string =>
  `mailto:${siteConfig.email}?subject=${encodeURIComponent(subject)}`;
