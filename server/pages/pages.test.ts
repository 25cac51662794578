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
  ['/about?utm_source=x', 'About'],
  ['/%61bout', 'About'],
  [`${siteConfig.url}/about`, 'About'],
  ['/blog/permaculture-burnout-recovery', 'Permaculture'],
])('the page at %s is served and contains: %s', async (path, words) => {
  const { app } = await startApp();
  const { status, headers, body } = await rawGet(app, path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(words);
});

test.each([
  ['/sobre', '/about'],
  ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
  ['/pt/join', '/pt/aderir'],
  ['/pt/blog/permaculture-burnout-recovery', '/pt/blog/permacultura-recuperacao-burnout'],
])('the path %s redirects to %s', async (url, target) => {
  const { app } = await startApp();
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, target]);
});

const [unknown, desconhecido] = ['Oops! Page not found', 'Não encontrámos esta página'];

test.each([
  ['/missing', unknown, '/pt/missing'],
  ['/pt/em-falta', desconhecido, '/em-falta'],
  ['/404', unknown, '/pt/404'],
  ['/pt/404', desconhecido, '/404'],
  ['/a%20b?c=d', unknown, '/pt/a%20b'],
  ['/%ff', unknown, '/pt/%ff'],
  ['/"><script>a</script>', unknown, '/pt/&#34;&#62;&#60;script&#62;a&#60;/script&#62;'],
  ["/$&$'", unknown, '/pt/$&#38;$&#39;'],
  ['//evil.example/about/', unknown, '/pt//evil.example/about/'],
  ['/pt//evil.example', desconhecido, '/evil.example'],
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

test('a method that a page does not take is answered with 405 and those that it takes, at an unknown path with 404', async () => {
  const { app } = await startApp();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'] as const) {
    const request = { method: method as 'POST', payload: '{"a":1}' };
    const { statusCode, headers } = await app.inject({ ...request, url: '/about' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['content-type']).toContain('text/html');
    expect((await app.inject({ ...request, url: '/missing' })).statusCode).toBe(404);
  }
});

test.each([
  ['gzip, deflate, br, zstd', 'br', 'about in brotli'],
  ['br;q=0.1, gzip', 'br', 'about in brotli'],
  ['*', 'br', 'about in brotli'],
  ['BR; Q=0.000, GZIP', 'gzip', undefined],
  ['br;q=much, gzip;q=0.5', 'gzip', undefined],
  ['x-br, deflate', undefined, builtFiles['about.html']],
  ['gzip;q=0, *;q=0', undefined, builtFiles['about.html']],
  [undefined, undefined, builtFiles['about.html']],
])(
  'a request with Accept-Encoding %s gets the content encoding %s, and its head says so',
  async (accepted, encoding, body) => {
    const { app } = await startApp();
    const request = {
      url: '/about',
      headers: { ...(accepted && { 'accept-encoding': accepted }) },
    };
    const answer = await app.inject(request);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    if (body !== undefined) expect(answer.body).toBe(body);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    const head = await app.inject({ ...request, method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'etag']) {
      expect(head.headers[name]).toBe(answer.headers[name]);
    }
  },
);

test('a request whose If-None-Match names the current ETag is answered with 304', async () => {
  const { app } = await startApp();
  const ask = (headers: object) => app.inject({ url: '/about', headers: { ...headers } });
  const br = { 'accept-encoding': 'br' };
  const tag = String((await ask(br)).headers.etag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await ask({ ...br, 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: tag,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  }
  expect((await ask({ 'if-none-match': tag })).statusCode).toBe(200);
});

test('every file has the content type of its extension, also one that an owner adds to public/, and says how long it may be kept', async () => {
  const [html, text] = ['text/html; charset=utf-8', 'text/plain; charset=utf-8'];
  const [hour, anew] = ['public, max-age=3600', 'no-cache'];
  const files: Record<string, [type: string, kept: string]> = {
    about: [html, anew],
    admin: [html, 'no-store'],
    'pt/admin': [html, 'no-store'],
    '_astro/form.abc123.js': [
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    'style.css': ['text/css; charset=utf-8', hour],
    'feed.xml': ['application/xml; charset=utf-8', hour],
    'data.json': ['application/json; charset=utf-8', hour],
    'llms.txt': [text, hour],
    'mark.svg': ['image/svg+xml', hour],
    'print.avif': ['image/avif', hour],
    'favicon.ico': ['image/vnd.microsoft.icon', hour],
    'fraunces.woff2': ['font/woff2', hour],
    'brochure.pdf': ['application/pdf', hour],
    'folder.html/LICENSE': ['application/octet-stream', hour],
    'archive.unknown': ['application/octet-stream', hour],
  };
  const added = Object.keys(files).filter((name) => name.includes('.'));
  const site = Object.fromEntries(added.map((name) => [name, name]));
  const { app } = await startApp({ site: await loadSite(writeSite({ ...builtFiles, ...site })) });
  const answered: typeof files = {};
  for (const name of Object.keys(files)) {
    const { headers } = await app.inject({ url: `/${name}` });
    answered[name] = [String(headers['content-type']), String(headers['cache-control'])];
  }
  expect(answered).toEqual(files);
});
