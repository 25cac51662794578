// `npm run dev`: Astro's development server with hot reload, and the endpoints of the real server
// in front of it, on one origin. Node watches what this file imports and starts it anew when
// server/ changes.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { dev, type AstroIntegration } from 'astro';
import { isApiPath } from '../domain/endpoints.ts';
import { byLanguage } from '../domain/language.ts';
import { errorPageNames } from '../domain/error-pages.ts';
import { myDataShownPath } from '../domain/my-data/my-data-page.ts';
import { href, pageAt, redirectFor } from '../domain/routes.ts';
import { compose } from '../server/compose.ts';
import { readConfig } from '../server/config.ts';
import { loadEmails, loadPrints } from '../server/email/render-email.ts';
import { builtFile } from '../server/http/pages/built-file.ts';
import type { BuiltSite } from '../server/http/pages/built-site.ts';
import { postedPages } from '../server/pages/pages.ts';
import { stopOnSignal } from '../server/http/listen.ts';
import { renderPictures } from '../art/render-pictures.ts';
import { pictureFiles } from '../art/sizes.ts';
import { writeEmailTemplates } from './email-templates.ts';

// What threads import would be reported to anyone who holds the thread, where Tinypool takes it for
// a fault (nodejs/node#65044). What this file imports has been reported by now.
delete process.env['WATCH_REPORT_DEPENDENCIES'];

// E-mails are written into a folder, to look at, unless MAIL_URL says otherwise or is set to
// nothing.
const config = readConfig({
  MAIL_URL: 'file:./data/emails',
  SITE_URL: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`,
  ...process.env,
});

/** Marks the requests by which the server itself requests a page from Astro. */
const renderMark = 'x-render-for-the-server';
let origin = '';

async function renderAt(path: string, shown: object): Promise<string> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [renderMark]: 'yes' },
    body: JSON.stringify(shown),
  });
  return response.text();
}

// Astro serves the pages here, so the real server needs none.
const noPage = { html: '', contentSecurityPolicy: '' };
const site: BuiltSite = {
  files: new Map(),
  emailVariantPages: new Map(),
  page: async (path) => {
    const response = await fetch(origin + path, { headers: { [renderMark]: 'yes' } });
    const bytes = Buffer.from(await response.arrayBuffer());
    return builtFile(`${path}.html`, () => bytes, new Map());
  },
  contentExpiresOn: undefined,
  errorPages: Object.fromEntries(
    errorPageNames.map((page) => [page, byLanguage(() => noPage)]),
  ) as BuiltSite['errorPages'],
};

await renderPictures();
const pictures = await pictureFiles();
await writeEmailTemplates('dist');

const { app, startJobs, close } = await compose(config, {
  clock: () => new Date(),
  site,
  renderFormWithErrors: (form) => renderAt(href('join', form.language), form),
  renderMyData: (page) => renderAt(myDataShownPath(page.language), page),
  loadEmails: () => loadEmails('dist'),
  loadPrints: () => loadPrints('dist'),
  log: { level: 'warn' },
  print: (line) => console.log(line),
});
await app.ready();

const endpoints: AstroIntegration = {
  name: 'endpoints-of-the-server',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const makePicture = pictures.get(request.url ?? '');
        if (makePicture) void makePicture().then((path) => sendPicture(path, response));
        else if (isForTheServer(request)) app.routing(request, response);
        else next();
      });
    },
  },
};

function sendPicture(path: string, response: ServerResponse): void {
  response.setHeader('Content-Type', `image/${extname(path).slice(1)}`);
  createReadStream(path).pipe(response);
}

function isForTheServer({ url = '/', headers }: IncomingMessage): boolean {
  if (headers[renderMark]) return false;
  const path = url.split('?', 1)[0] ?? '/';
  const page = pageAt(path)?.page;
  return (
    isApiPath(path) ||
    (page !== undefined && postedPages.includes(page)) ||
    redirectFor(path) !== undefined
  );
}

const server = await dev({
  server: { host: config.host, port: config.port },
  integrations: [endpoints],
});
origin = `http://127.0.0.1:${server.address.port}`;
startJobs();
stopOnSignal(() => Promise.all([server.stop(), close()]));
