// `npm run dev`: Astro's development server with hot reload, and the endpoints of the real server in front
// of it, on one origin. Node watches what this file imports and starts it anew when server/ changes.
import type { IncomingMessage } from 'node:http';
import { dev, type AstroIntegration } from 'astro';
import { isApiPath } from '../domain/endpoints.ts';
import { errorPageNames } from '../domain/error-pages.ts';
import { href, pageAt, redirectFor } from '../domain/routes.ts';
import type { RenderRejectedForm } from '../domain/submission/rejected-form.ts';
import { compose } from '../server/compose.ts';
import { readConfig } from '../server/config.ts';
import type { BuiltSite } from '../server/public/built-site.ts';
import { stopOnSignal } from '../server/stop-on-signal.ts';
import { renderPictures } from '../art/render-pictures.ts';

const config = readConfig();

/** Marks the request by which the server requests the page of a rejected form from Astro. */
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
const noPage = { html: '', contentSecurityPolicy: '' };
const site: BuiltSite = {
  files: new Map(),
  falseFrom: undefined,
  errorPages: Object.fromEntries(
    errorPageNames.map((page) => [page, { en: noPage, pt: noPage }]),
  ) as BuiltSite['errorPages'],
};

const { app, close } = await compose(config, {
  clock: () => new Date(),
  site,
  renderRejectedForm,
  log: { level: 'warn' },
  print: (line) => console.log(line),
});
await app.ready();

const endpoints: AstroIntegration = {
  name: 'endpoints-of-the-server',
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
  return isApiPath(path) || pageAt(path)?.page === 'join' || redirectFor(path) !== undefined;
}

await renderPictures();
const server = await dev({
  server: { host: config.host, port: config.port },
  integrations: [endpoints],
});
origin = `http://127.0.0.1:${server.address.port}`;
stopOnSignal(() => Promise.all([server.stop(), close()]));
