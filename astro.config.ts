import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { lazyScripts } from './site/build/lazy-scripts.ts';
import { siteRoutes } from './site/build/routes.ts';
import { shortNames } from './site/build/short-names.ts';
import { today } from './content/today.ts';
import { siteConfig } from './site.config.ts';

const usedByBothIslands = [
  /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
  /vite\/preload-helper/,
  /site\/ui\/(button|error-boundary)\//,
  /use-notification/,
  /domain\/(endpoints|submission\/fields)/,
  /site\.config/,
];

export default defineConfig({
  site: process.env['SITE_URL'] ?? siteConfig.url,
  // Its content.config.ts and middleware.ts stand there; the pages are routes of
  // site/build/routes.ts.
  srcDir: './site/build',
  outDir: './dist',
  trailingSlash: 'never',
  // /about becomes about.html, so that no address needs a trailing slash.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Pages are static; only the answer to a rejected form post, and people's own data, are rendered
  // on demand.
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), mdx(), siteRoutes(), shortNames(), lazyScripts()],
  // Shiki's inline styles would break the Content-Security-Policy; nothing here shows code.
  markdown: { syntaxHighlight: false },
  vite: {
    // What is rendered on demand says what the built pages say.
    define: { 'process.env.BUILD_DAY': JSON.stringify(today) },
    build: {
      // What every page runs, which alone knows the banner, is one file, fetched once and kept.
      // Drawings are fetched when they are near the screen.
      assetsInlineLimit: (path, content) =>
        path.endsWith('.svg') || content.includes('consent-banner') ? false : undefined,
    },
    plugins: [
      {
        // What is rendered on demand carries all it needs, so that a server runs without
        // the packages of the build. sharp resizes pictures, which none of its addresses does.
        name: 'self-contained-server',
        apply: 'build',
        configEnvironment: (name) =>
          name === 'ssr'
            ? {
                define: { 'process.env.NODE_ENV': '"production"' },
                resolve: { noExternal: true, external: ['sharp'] },
              }
            : undefined,
      },
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // One file for what both islands use: it compresses better than six, and is asked for
              // once.
              codeSplitting: {
                groups: [
                  { name: 'react', test: (id) => usedByBothIslands.some((part) => part.test(id)) },
                ],
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
