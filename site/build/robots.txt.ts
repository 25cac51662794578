import type { APIRoute } from 'astro';

/** Every page may be crawled; pages that must not be listed have `noindex`. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
