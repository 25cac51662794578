import type { APIRoute } from 'astro';
import { content } from '../../content/index.ts';
import { siteConfig } from '../../site.config.ts';

/** What a phone needs to put the site on its home screen (W3C Web App Manifest). */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: siteConfig.brand,
      short_name: siteConfig.brand,
      description: content.en.home.meta.description,
      start_url: '/',
      display: 'browser',
      background_color: '#f6f1e5',
      theme_color: '#f6f1e5',
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
