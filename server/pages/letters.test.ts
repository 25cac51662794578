import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { now, startApp } from '../app.fixture.ts';
import { archivePaths, letterPath } from '../../domain/letters-archive.ts';
import { begun, sendDue, subscribe, texts } from '../letters/letters.fixture.ts';
import { writeText } from '../letters/write-letter.ts';
import { newEmailStore } from '../email/emails.fixture.ts';

const siteUrl = 'https://raizdovau.example';

/** A site with one letter that was sent. */
async function archive({
  isPublic = true,
  isSent = true,
  emailsAreOn = true,
  written = texts,
}: Partial<Record<'isPublic' | 'isSent' | 'emailsAreOn', boolean>> & {
  written?: typeof texts;
} = {}) {
  const store = await newEmailStore();
  await subscribe(store, ['ana@example.org'], now);
  const { id, due } = await begun(store, now, 'dates', written);
  await sendDue(store, due);
  await store.letters.publish(id, isPublic);
  if (isSent) await store.letters.advance(due);
  const { app } = await startApp({ store, siteUrl, emailsAreOn });
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  return { store, id, due, get };
}

test('a public letter stands in the archive, the feed and the sitemap of each language, once it is sent', async () => {
  const { store, due, get } = await archive({ isSent: false });
  expect((await get('/letters')).statusCode).toBe(404);
  await store.letters.advance(due);
  const list = await get('/letters');
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain(
    '<h2><a href="/letters/first-dates-en">First dates en</a></h2><p>Hello</p>',
  );
  expect(list.body).toContain('<time datetime="2026-02-03">February 3, 2026</time>');
  const letter = await get('/pt/cartas/first-dates-pt');
  expect(letter.body).toContain('<p>Hello</p><ul><li>from <strong>pt</strong></li></ul>');
  expect(letter.body).toContain('href="/letters/first-dates-en"');
  expect(letter.body).not.toContain('ana');
  expect(letter.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  });
  const again = await get('/pt/cartas/first-dates-pt', { 'if-none-match': letter.headers.etag });
  expect(again.statusCode).toBe(304);
  const small = await get('/pt/cartas/first-dates-pt', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  const feed = await get('/pt/cartas/feed.xml');
  expect(feed.body).toContain(`<link>${siteUrl}/pt/cartas/first-dates-pt</link>`);
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.body.match(/<loc>[^<]*/g)).toEqual([
    `<loc>${siteUrl}/letters`,
    `<loc>${siteUrl}/pt/cartas`,
    `<loc>${siteUrl}/letters/first-dates-en`,
    `<loc>${siteUrl}/pt/cartas/first-dates-pt`,
  ]);
  expect(sitemap.body.match(/hreflang="x-default" href="[^"]*/g)).toEqual(
    ['/letters', '/letters', '/letters/first-dates-en', '/letters/first-dates-en'].map(
      (path) => `hreflang="x-default" href="${siteUrl}${path}`,
    ),
  );
  for (const path of ['/letters/second-dates-en', '/letters/list-shell', '/letters/letter-shell']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});

test('a print in a letter is that of its shell, of which no other is served', async () => {
  const body = 'Hello\n\n![](lagoon)';
  const written = { en: { subject: 'Dates', body }, pt: { subject: 'Datas', body: 'Olá' } };
  const { get } = await archive({ written });
  expect((await get('/letters/dates')).body).toContain('<p>Hello</p><img alt="{subject}">');
  expect((await get('/pt/cartas/datas')).body).not.toMatch(/<img|<template/);
});

test.each([
  ['/letters/', '/letters'],
  ['/Letters/First-Dates-EN/?a=1', '/letters/first-dates-en?a=1'],
  ['/letters/first-dates-en).', '/letters/first-dates-en'],
  ['/letters/first-dates-pt', '/letters/first-dates-en'],
  ['/pt/letters', '/pt/cartas'],
  ['/cartas', '/letters'],
  ['/cartas/first-dates-pt/', '/letters/first-dates-pt'],
  ['/pt/letters/feed.xml', '/pt/cartas/feed.xml'],
  ['//pt/cartas/first-dates-en', '/pt/cartas/first-dates-en'],
])('%s, an address of the archive in the wrong form, redirects to %s', async (path, target) => {
  const { get } = await archive();
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([308, target]);
});

test('the list shows the next letter once that is public', async () => {
  const { store, due, get } = await archive();
  expect((await get('/letters')).statusCode).toBe(200);
  const later = new Date(due.getTime() + 25 * 3_600_000);
  const { id, due: nextDue } = await begun(store, later);
  await sendDue(store, nextDue);
  await store.letters.publish(id, true);
  await store.letters.advance(nextDue);
  expect((await get('/letters')).body).toContain('/letters/first-dates-en-2');
});

const paths = ['/letters', '/letters/first-dates-en', '/letters/feed.xml'];

test('a letter that is not public, or is no more, is nowhere', async () => {
  const { store, id, get } = await archive({ isPublic: false });
  const statuses = async () => Promise.all(paths.map(async (path) => (await get(path)).statusCode));
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await get('/sitemap.xml')).body).not.toContain('letters');
  await store.letters.publish(id, true);
  expect(await statuses()).toEqual([200, 200, 200]);
  await store.letters.publish(id, false);
  expect(await statuses()).toEqual([404, 404, 404]);
});

/** What breaks markup, and text of which no markup is made. */
const pasted = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\v', '\f', '\u0085', '\u202e', '\uffff', '\ud800', '&#12;', '&#xffff;'),
      fc.constantFrom('\n', '\r', '\n\n', '- ', '3. ', '> ', '# ', '---', '    ', '```'),
      fc.constantFrom(
        '*',
        '_',
        '`',
        '[',
        '](https://',
        ')',
        '<',
        '&',
        "'",
        '{body}',
        '![](lagoon)',
      ),
      fc.constantFrom('[x](javascript:alert(1))', 'https://é.pt/?a&b', '<script>', '</title>'),
      fc.constantFrom('<b title="', '</p>', ']]>', '<!--'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** The elements of a page or of XML. @throws where it is not well-formed */
function elementsOf(markup: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  parser
    .write(
      markup.replace('<!doctype', '<!DOCTYPE').replaceAll(/<(?:br|hr|img)\b[^>]*(?=>)/g, '$&/'),
    )
    .close();
  return names;
}

test('whatever is pasted into a letter, its e-mail, its page, the list and the feed are well-formed, without elements of its own', async () => {
  const { store } = await archive();
  const [sent] = await store.letters.published(await store.letters.publicIds());
  const allowed =
    /^(html|head|body|urlset|a|h2|p|ul|ol|li|blockquote|pre|hr|em|strong|code|br|img|time|rss|channel|title|description|link|language|atom:link|item|guid|pubDate)$/;
  await fc.assert(
    fc.asyncProperty(pasted, pasted, async (subject, body) => {
      if (!sent) throw new Error('it is not public');
      const text = { ...sent.texts.en, subject, body };
      store.letters.published = async () => [{ ...sent, texts: { en: text, pt: text } }];
      const { app } = await startApp({ store, siteUrl, emailsAreOn: true });
      const pages = ['/letters', letterPath('en', text.slug), '/letters/feed.xml'];
      const answers = await Promise.all(pages.map((url) => app.inject({ url })));
      const feed = answers[2]?.body ?? '';
      const [, inFeed = ''] = /<item>.*<description>(.*)<\/description>/s.exec(feed) ?? [];
      const unescaped = inFeed.replaceAll(/&#(\d+);/g, (_, code) =>
        String.fromCharCode(Number(code)),
      );
      const email = writeText(text, 'en', siteUrl, {}).body.html;
      const all = [...answers.map((each) => each.body), `<p>${unescaped}</p>`, `<p>${email}</p>`];
      for (const markup of all) {
        expect(elementsOf(markup).filter((name) => !allowed.test(name))).toEqual([]);
        expect(markup).not.toMatch(/href="(?!https:|mailto:|\/)/);
      }
    }),
  );
});

test('the waitlist page leads to the letters once one is public, and shows nothing of them before', async () => {
  const { store, id, get } = await archive({ isPublic: false });
  const link = (language: 'en' | 'pt') => `<a href="${archivePaths[language]}">letters</a>`;
  const body = async (path: string) => (await get(path)).body;
  expect(await body('/waitlist')).toContain(
    `Join<template data-letters="true">${link('en')}</template><p data-sample="true">sample</p>`,
  );
  await store.letters.publish(id, true);
  expect(await body('/waitlist?from=home')).toContain(`Join${link('en')}`);
  expect(await body('/waitlist')).not.toContain('sample');
  expect(await body('/pt/lista-de-espera')).toContain(`Join${link('pt')}`);
  store.letters.publicIds = () => Promise.reject(new Error('no store'));
  expect(await body('/waitlist')).toContain(`Join<template data-letters="true">`);
});

test('without e-mails there is no archive, whose pages promise the next letter by e-mail', async () => {
  const { get } = await archive({ emailsAreOn: false });
  for (const path of paths) expect((await get(path)).statusCode, path).toBe(404);
  expect((await get('/waitlist')).body).toContain('Join<template data-letters="true">');
});

test.each(['/letters/sample', '/pt/cartas/exemplo'])(
  'a sample letter at %s stands for the letters until one is public, and then leads to them',
  async (path) => {
    const { store, id, get } = await archive({ isPublic: false });
    const sample = await get(path);
    expect([sample.statusCode, sample.body.includes('a sample letter')]).toEqual([200, true]);
    await store.letters.publish(id, true);
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers.location]).toEqual([308, path.replace(/\/\w+$/, '')]);
  },
);
