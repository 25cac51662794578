// `npm run dev`: Astro's development server with hot reload, and the doors of the real server in front
// of it, on one address. Node watches what this file imports and starts it anew when server/ changes.
import type { IncomingMessage } from 'node:http';
import { dev, type AstroIntegration } from 'astro';
import { href, placeAt, redirectFor } from '../domain/routes.ts';
import type { RenderRejectedForm } from '../domain/submission/rejected-form.ts';
import { ensureAdminAccount } from '../server/admin/account.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { keepPrivate } from '../server/database/data-folder.ts';
import { createLimits } from '../server/http/rate-limits.ts';
import type { ErrorPage, Site } from '../server/public/built-site.ts';
import { openStore } from '../server/database/open.ts';
import { pullPictures } from './pull-pictures.ts';

const config = readConfig();
for (const line of keepPrivate(config.dataDir)) console.log(line);
const clock = () => new Date();
const { store, pool } = await openStore(config.store);
const admin = await ensureAdminAccount({
  configured: config.admin,
  store,
  clock,
  announce({ username, password }) {
    console.log(`username: ${username}\npassword: ${password}`);
  },
});

/** Marks the request by which the join door asks Astro for the page of a rejected form. */
const renderMark = 'x-render-rejected-form';
let origin = '';

const renderRejectedForm: RenderRejectedForm = async (form) => {
  const response = await fetch(origin + href('join', form.language), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [renderMark]: 'yes' },
    body: JSON.stringify(form),
  });
  return response.text();
};

// Astro serves the pages here, so the real server needs none.
const noPage: ErrorPage = { html: '', contentSecurityPolicy: '' };
const noPages = { en: noPage, pt: noPage };
const site: Site = {
  files: new Map(),
  notFound: noPages,
  failure: noPages,
  tooMany: noPages,
  tooLarge: noPages,
};

const app = await createApp({
  store,
  clock,
  site,
  renderRejectedForm,
  admin,
  limits: createLimits({}, pool),
  allowedOrigins: config.allowedOrigins,
  trustedProxies: config.trustedProxies,
  log: { level: 'warn' },
});
await app.ready();

const doors: AstroIntegration = {
  name: 'doors-of-the-server',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        if (isForTheServer(request)) app.routing(request, response);
        else next();
      });
    },
  },
};

function isForTheServer({ url = '/', headers }: IncomingMessage): boolean {
  if (headers[renderMark]) return false;
  const path = url.split('?', 1)[0] ?? '/';
  return (
    /^\/(rest|functions)\/|^\/events$/.test(path) ||
    placeAt(path)?.page === 'join' ||
    redirectFor(path) !== undefined
  );
}

await pullPictures();
const server = await dev({
  server: { host: config.host, port: config.port },
  integrations: [doors],
});
origin = `http://127.0.0.1:${server.address.port}`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void Promise.all([server.stop(), app.close()])
      .then(() => store.close())
      .then(() => process.exit(0));
  });
}
