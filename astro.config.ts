import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { siteRoutes } from './site/routes-integration.ts';
import { siteConfig } from './site.config.ts';

export default defineConfig({
  site: process.env['SITE_URL'] ?? siteConfig.url,
  srcDir: './site',
  outDir: './dist',
  trailingSlash: 'never',
  // /about becomes about.html, so that no address needs a trailing slash.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Pages are static; only the answer to a rejected form post is rendered on demand.
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), mdx(), siteRoutes()],
  // Shiki's inline styles would break the Content-Security-Policy; nothing here shows code.
  markdown: { syntaxHighlight: false },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // One file for React, which both islands use: it compresses better than three.
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
});
