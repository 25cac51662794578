import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import { content } from '../content/index.ts';
import { adminPath } from '../domain/endpoints.ts';
import { errorPageNames, errorPagePath } from '../domain/error-pages.ts';
import { languages, otherLanguage, type Language } from '../domain/language.ts';
import { archivePaths, archiveShellPath, letterPath } from '../domain/letters-archive.ts';
import { allLinkPages, linkPagePath } from '../domain/email/link-pages.ts';
import { emailVariantPath } from '../domain/email/variant-pages.ts';
import { postmarkSlot } from '../domain/postmark.ts';
import { href } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { myDataStatePath, myDataStates, type MyDataView } from '../domain/my-data/my-data-page.ts';
import type { FormWithErrors } from '../domain/submission/form-with-errors.ts';
import { createApp, type AppOptions } from './app.ts';
import { readConfig } from './config.ts';
import { cheapHash } from './admin/login/passwords.fixture.ts';
import { createLimits } from './http/rate-limits.ts';
import { loadSite } from './http/pages/built-site.ts';
import { openSqliteStore } from './stores/sqlite-store.ts';
import { listAll } from './db/samples.fixture.ts';
import type { Store } from './stores/store.ts';
import type { ListedSubmission } from '../domain/submission/fields.ts';
import { newStoreFile } from './stores/new-store-file.fixture.ts';
import { newFolder } from './new-folder.fixture.ts';

export const now = new Date('2026-02-03T04:05:06.789Z');
export const password = 'correct horse';
const admin = { username: 'olga', passwordHash: await cheapHash(password) };

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;

/** Pages in each language, by their paths, as the build names their files. */
const pagesIn = (bodiesOf: (language: Language) => Record<string, string>) =>
  Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(bodiesOf(language)).map(([path, body]) => [
        `${path.slice(1)}.html`,
        page(body),
      ]),
    ),
  );

const waitlist = (language: Language) =>
  `<template>of the form</template>Join<template data-letters="true"><a href="${archivePaths[language]}">letters</a></template><p data-sample="true">sample</p>`;
const letterShell = (language: Language) =>
  `<a href="${letterPath(otherLanguage(language))}">{subject}</a>{longDay}{body}<template data-print="lagoon"><img alt="{subject}"></template>`;

/** The files of a small site as the build would write it. */
export const builtFiles: Record<string, string | Buffer> = {
  'index.html': page('<style>p{color:red}</style><script>start()</script>Home'),
  'pt.html': page('Início'),
  'about.html': page('About'),
  'about.html.br': 'about in brotli',
  'about.html.gz': gzipSync(page('About')),
  'pt/sobre.html': page('Sobre'),
  'blog/permaculture-burnout-recovery.html': page('Permaculture'),
  ...pagesIn((language) => ({
    [href('admin', language)]: 'Admin',
    [href('waitlist', language)]: waitlist(language),
    [emailVariantPath('waitlist', language)]: waitlist(language),
    [href('sampleLetter', language)]: 'a sample letter',
    [emailVariantPath('home', language)]: 'home with e-mails',
    [emailVariantPath('faq', language)]: 'faq with e-mails',
    [href('thankYou', language)]: `${postmarkSlot} joined`,
    [emailVariantPath('thankYou', language)]: `${postmarkSlot} joined, and an e-mail comes`,
    [href('privacy', language)]: 'privacy without e-mails',
    [emailVariantPath('privacy', language)]: 'privacy with e-mails',
    [href('terms', language)]: 'terms without e-mails',
    [emailVariantPath('terms', language)]: 'terms with e-mails',
    [href('myData', language)]: 'ask by e-mail',
    [emailVariantPath('myData', language)]: 'ask for a link',
    [archiveShellPath('list', language)]: '<ul>{letters}</ul>',
    [archiveShellPath('letter', language)]: letterShell(language),
  })),
  ...Object.fromEntries(
    [
      ...errorPageNames.map((name) =>
        pagesIn((language) => {
          const { heading } = content[language].shell.errorPages[name];
          const link = `<a href="${errorPagePath('notFound', otherLanguage(language))}">language</a>`;
          return { [errorPagePath(name, language)]: `${heading} ${link}` };
        }),
      ),
      ...allLinkPages.map((each) =>
        pagesIn((language) => ({
          [linkPagePath(each, language)]: `${each.purpose} ${each.state} ${language}`,
        })),
      ),
      ...myDataStates.map((state) =>
        pagesIn((language) => ({
          [myDataStatePath(state, language)]: `own data ${state} ${language}`,
        })),
      ),
    ].flatMap((pages) => Object.entries(pages)),
  ),
  'sitemap.xml': '<urlset>\n</urlset>\n',
  '_astro/form.abc123.js': 'export {}',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
};

/** Writes a folder like `dist`, with files for browsers. */
export function writeSite(files = builtFiles): string {
  const folder = newFolder('site');
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'client', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

export const site = await loadSite(writeSite());

interface TestApp {
  app: FastifyInstance;
  store: Store;
  /** The rejected forms that were rendered, in order. */
  shown: FormWithErrors[];
  /** What was shown of people's own data, in order. */
  views: (MyDataView & { language: Language })[];
  submissions: () => Promise<ListedSubmission[]>;
}

/** A server on a new empty store, closed after the test. */
export async function startApp({
  emailsAreOn = false,
  pool,
  limits,
  ...change
}: Partial<Omit<AppOptions, 'limits'>> & {
  emailsAreOn?: boolean;
  limits?: Parameters<typeof createLimits>[0];
  /** The Postgres in which several servers count their rate limits. */
  pool?: Pool;
} = {}): Promise<TestApp> {
  const store = await openSqliteStore(newStoreFile());
  const shown: FormWithErrors[] = [];
  const views: TestApp['views'] = [];
  const app = await createApp({
    ...readConfig({ MAIL_URL: emailsAreOn ? 'file:emails' : undefined }),
    store,
    clock: () => now,
    site,
    admin,
    renderFormWithErrors: async (form) => {
      // The blank form is rendered only to read its Content-Security-Policy.
      if (form.errors.length > 0 || form.failure) shown.push(form);
      return page(`<script>focus()</script>${form.errors.length} errors`);
    },
    renderMyData: async (view) => {
      views.push(view);
      return page(`<style>p{}</style>${view.view}`);
    },
    log: { level: 'silent' },
    ...change,
    limits: createLimits(limits, pool),
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  const submissions = async () => listAll(store);
  return { app, store, shown, views, submissions };
}

/**
 * Sends a request target exactly as written, over a socket: `inject` would normalise it, which an
 * attacker does not.
 */
export async function rawGet(app: FastifyInstance, path: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path }, resolve).on('error', reject);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Sends bytes to the server as they are, and reads the response until the connection closes. */
export async function exchange(app: FastifyInstance, bytes: string | Buffer) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    text(socket).then(resolve, reject);
  });
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

/** A store whose every call fails with an error that no visitor may read. */
export const brokenStore: Store = brokenBy((name) => {
  throw new Error(`secret detail of ${name}`);
});

/** A store whose every call, including its reads, fails. */
export function brokenBy(fail: (name: string, parameter: unknown) => never): Store {
  const broken = <Part extends object>(more: Partial<Part>) =>
    new Proxy(more as Part, {
      get: (part, name) =>
        Reflect.get(part, name) ?? (async (parameter: unknown) => fail(String(name), parameter)),
    });
  return broken<Store>({
    reads: broken<Store['reads']>({}),
    emails: broken<Store['emails']>({}),
    onLogEntry: () => undefined,
  });
}

export const ana = {
  name: 'Ana Lopes',
  email: 'ana@example.org',
  country: 'Portugal',
  profession: null,
  message: null,
  wants_updates: true,
};

/** A request to the endpoint of administrators. @param options such as `fromDashboard` */
export const adminRequest = (
  payload: string | object,
  options: InjectOptions = {},
): InjectOptions => ({ method: 'POST', url: adminPath, payload, ...options });

/** What the dashboard sends with each of its requests. */
export const fromDashboard = { headers: { prefer: 'admin' } };

/** A submission request as the form with scripts sends it. */
export const post = (payload: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/rest/v1/interest_submissions',
  headers: { apikey: siteConfig.publicClientKey, 'content-type': 'application/json', ...headers },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});
