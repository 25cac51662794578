import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { pageDefinitions, redirectFor } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { builtFiles, rawGet, startApp, writeSite } from '../app.fixture.ts';
import { loadSite } from '../http/pages/built-site.ts';

test.each([
  ['/', 'Home'],
  ['/pt', 'Início'],
  ['/about', 'About'],
  ['/about?utm_source=x', 'About'],
  ['/%61bout', 'About'],
  ['/pt/sobre', 'Sobre'],
  ['/blog/permaculture-burnout-recovery', 'Permaculture'],
])('the page at %s is served and contains: %s', async (url, words) => {
  const { app } = await startApp();
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toContain(words);
});

test.each([
  ['/sobre', '/about'],
  ['/pt/about', '/pt/sobre'],
  ['/about/', '/about'],
  ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
  ['/pt/join', '/pt/aderir'],
  ['/pt/blog/permaculture-burnout-recovery', '/pt/blog/permacultura-recuperacao-burnout'],
])('the path %s redirects to %s', async (url, target) => {
  const { app } = await startApp();
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(target);
});

test.each([
  ['/missing', 'Oops! Page not found', '/pt/missing'],
  ['/pt/em-falta', 'Não encontrámos esta página', '/em-falta'],
  ['/404', 'Oops! Page not found', '/pt/404'],
  ['/pt/404', 'Não encontrámos esta página', '/404'],
  ['/500', 'Oops! Page not found', '/pt/500'],
  ['/a%20b?c=d', 'Oops! Page not found', '/pt/a%20b'],
  ['/%ff', 'Oops! Page not found', '/pt/%ff'],
  ['/pt/%', 'Não encontrámos esta página', '/%'],
  [
    '/"><script>alert(1)</script>',
    'Oops! Page not found',
    '/pt/&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;',
  ],
  ["/$&$'", 'Oops! Page not found', '/pt/$&#38;$&#39;'],
  ['//evil.example/about/', 'Oops! Page not found', '/pt//evil.example/about/'],
  ['/pt//evil.example', 'Não encontrámos esta página', '/evil.example'],
])('the unknown path %s is answered with a 404 page that says: %s', async (path, words, link) => {
  const { app } = await startApp();
  const answer = await rawGet(app, path);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.body).toContain(words);
  expect(answer.body).toContain(`<a href="${link}">`);
});

test.each([
  '/index.html',
  '/about.html',
  '/pt.html',
  '/404.html',
  '/about.html.br',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/blog%2Fpermaculture-burnout-recovery',
  '/.env',
])('the path %s is answered with 404', async (path) => {
  const { app } = await startApp();
  expect((await rawGet(app, path)).status).toBe(404);
});

test('any request target is answered with a page, never with a failure or a redirect to another site', async () => {
  const { app } = await startApp();
  const part = fc.oneof(
    fc.constantFrom(...Object.values(pageDefinitions).flatMap(({ paths }) => Object.values(paths))),
    fc.constantFrom('/', '//', '/pt', '\\', '%', '%2f', '%00', '?', '#', ';', 'http://evil'),
    fc.webPath(),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
      // Only what Node's parser accepts on a request line; it answers 400 to the rest itself.
      const path = `/${parts.join('')}`.replace(/[^\x21-\x7e]/g, '');
      const { status, headers } = await rawGet(app, path);
      expect([200, 303, 308, 404]).toContain(status);
      if (headers.location === undefined) return;
      expect(new URL(headers.location, siteConfig.url).origin).toBe(siteConfig.url);
      expect(redirectFor(headers.location.replace(/\?.*/, ''))).toBeUndefined();
    }),
    { numRuns: everything ? 500 : 150 },
  );
});

test('an unsupported method at a page is answered with 405 and the allowed methods', async () => {
  const { app } = await startApp();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'] as const) {
    const answer = await app.inject({
      method: method as 'POST',
      url: '/about',
      payload: '{"a":1}',
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.headers['content-type']).toContain('text/html');
  }
});

test('a POST request to an unknown path is answered with 404', async () => {
  const { app } = await startApp();
  const answer = await app.inject({ method: 'POST', url: '/missing', payload: { a: 1 } });
  expect(answer.statusCode).toBe(404);
});

test('a request in absolute form, as a proxy sends it, gets the page', async () => {
  const { app } = await startApp();
  expect((await rawGet(app, `${siteConfig.url}/about`)).status).toBe(200);
});

test.each([
  ['gzip, deflate, br, zstd', 'br', 'about in brotli'],
  ['br;q=0.1, gzip', 'br', 'about in brotli'],
  ['*', 'br', 'about in brotli'],
  ['br;q=0, gzip', 'gzip', undefined],
  ['BR; Q=0.000, GZIP', 'gzip', undefined],
  ['br;q=much, gzip;q=0.5', 'gzip', undefined],
  ['*;q=0, br;q=0.001', 'br', 'about in brotli'],
  ['x-br, deflate', undefined, builtFiles['about.html']],
  ['gzip;q=0, *;q=0', undefined, builtFiles['about.html']],
  ['', undefined, builtFiles['about.html']],
  [undefined, undefined, builtFiles['about.html']],
])(
  'a request with Accept-Encoding %s gets the content encoding %s',
  async (accepted, encoding, body) => {
    const { app } = await startApp();
    const answer = await app.inject({
      url: '/about',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    if (body !== undefined) expect(answer.body).toBe(body);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  },
);

test('a request whose If-None-Match names the current ETag is answered with 304', async () => {
  const { app } = await startApp();
  const headers = { 'accept-encoding': 'br' };
  const first = await app.inject({ url: '/about', headers });
  const tag = String(first.headers.etag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await app.inject({
      url: '/about',
      headers: { ...headers, 'if-none-match': known },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(tag);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers.vary).toBe('Accept-Encoding');
  }
  const uncompressed = await app.inject({ url: '/about', headers: { 'if-none-match': tag } });
  expect(uncompressed.statusCode).toBe(200);
});

test('a HEAD request gets the headers of the page without its body', async () => {
  const { app } = await startApp();
  const get = await app.inject({ url: '/about' });
  const head = await app.inject({ method: 'HEAD', url: '/about' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers.etag).toBe(get.headers.etag);
});

test.each([
  [
    '/_astro/form.abc123.js',
    'public, max-age=31536000, immutable',
    'text/javascript; charset=utf-8',
  ],
  ['/mark.svg', 'public, max-age=3600', 'image/svg+xml'],
  ['/robots.txt', 'public, max-age=3600', 'text/plain; charset=utf-8'],
  ['/admin', 'no-store', 'text/html; charset=utf-8'],
  ['/pt/admin', 'no-store', 'text/html; charset=utf-8'],
])('the file %s has the Cache-Control header %s', async (url, cacheControl, type) => {
  const { app } = await startApp();
  const answer = await app.inject({ url });
  expect(answer.headers['cache-control']).toBe(cacheControl);
  expect(answer.headers['content-type']).toBe(type);
});

test('every file has the content type of its extension, also one that an owner adds to public/', async () => {
  const types = {
    'index.html': 'text/html; charset=utf-8',
    '_astro/form.abc123.js': 'text/javascript; charset=utf-8',
    'style.css': 'text/css; charset=utf-8',
    'feed.xml': 'application/xml; charset=utf-8',
    'data.json': 'application/json; charset=utf-8',
    'llms.txt': 'text/plain; charset=utf-8',
    'mark.svg': 'image/svg+xml',
    'print.avif': 'image/avif',
    'print.webp': 'image/webp',
    'share.jpg': 'image/jpeg',
    'icon.png': 'image/png',
    'favicon.ico': 'image/vnd.microsoft.icon',
    'fraunces.woff2': 'font/woff2',
    'brochure.pdf': 'application/pdf',
    'tour.mp4': 'video/mp4',
    'contact.vcf': 'text/x-vcard; charset=utf-8',
    'folder.html/LICENSE': 'application/octet-stream',
    'archive.unknown': 'application/octet-stream',
  };
  const files = Object.fromEntries(Object.keys(types).map((name) => [name, name]));
  const { app } = await startApp({ site: await loadSite(writeSite({ ...builtFiles, ...files })) });
  const contentTypes: Record<string, unknown> = {};
  for (const name of Object.keys(types)) {
    const { headers } = await app.inject({ url: name === 'index.html' ? '/' : `/${name}` });
    contentTypes[name] = headers['content-type'];
  }
  expect(contentTypes).toEqual(types);
});
