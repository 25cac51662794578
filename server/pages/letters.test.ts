import { expect, test } from 'vitest';
import { now, startApp } from '../app.fixture.ts';
import { archivePaths } from '../../domain/letters-archive.ts';
import { begun, sendDue, subscribe, texts } from '../broadcasts/broadcasts.fixture.ts';
import { newEmailStore } from '../email/emails.fixture.ts';

const siteUrl = 'https://raizdovau.example';
const hostile = {
  subject: 'Dates </title><script>alert(1)</script> {body}',
  body: '# <b>Hello</b>\n\n[x](javascript:alert(1)) {subject} \u202eabc\n\n' + 'a'.repeat(15_000),
};

/** A site with one letter that was sent. */
async function archive(isPublic: boolean, written = texts, emailsAreOn = true) {
  const store = newEmailStore();
  await subscribe(store, ['ana@example.org'], now);
  const { id, due } = await begun(store, now, 'dates', written);
  await sendDue(store, due);
  await store.broadcasts.publish(id, isPublic);
  const { app } = await startApp({ store, siteUrl, emailsAreOn });
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  return { store, id, due, get };
}

test('a public letter stands in the archive, the feed and the sitemap of each language, once it is sent', async () => {
  const { store, due, get } = await archive(true);
  expect((await get('/letters')).statusCode).toBe(404);
  await store.broadcasts.advance(due);
  const list = await get('/letters');
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain(
    '<h2><a href="/letters/first-dates-en">First dates en</a></h2><p>Hello</p>',
  );
  expect(list.body).toContain('<time datetime="2026-02-03">3 February 2026</time>');
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
  for (const path of ['/letters/first-dates-pt', '/letters/list-shell', '/letters/letter-shell']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});

test('a print in a letter is that of its shell, of which no other is served', async () => {
  const body = 'Hello\n\n![](lagoon)';
  const { store, due, get } = await archive(true, {
    en: { subject: 'Dates', body },
    pt: { subject: 'Datas', body: 'Olá' },
  });
  await store.broadcasts.advance(due);
  expect((await get('/letters/dates')).body).toContain('<p>Hello</p><img alt="{subject}">');
  expect((await get('/pt/cartas/datas')).body).not.toMatch(/<img|<template/);
});

test('a letter that is not public, or is no more, is nowhere', async () => {
  const { store, id, due, get } = await archive(false);
  await store.broadcasts.advance(due);
  const paths = ['/letters', '/letters/first-dates-en', '/letters/feed.xml'];
  const statuses = async () => Promise.all(paths.map(async (path) => (await get(path)).statusCode));
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await get('/sitemap.xml')).body).not.toContain('letters');
  await store.broadcasts.publish(id, true);
  expect(await statuses()).toEqual([200, 200, 200]);
  await store.broadcasts.publish(id, false);
  expect(await statuses()).toEqual([404, 404, 404]);
});

test('what an owner writes becomes no markup of the page, the feed or the sitemap', async () => {
  const { store, due, get } = await archive(true, { en: hostile, pt: hostile });
  await store.broadcasts.advance(due);
  const { body } = await get('/letters/dates-title-script-alert-1-script-body');
  expect(body).toContain('{subject} abc');
  expect(body).toContain('&#60;b&#62;Hello');
  const feed = await get('/letters/feed.xml');
  for (const html of [body, feed.body, (await get('/letters')).body]) {
    expect(html).not.toMatch(/<script>alert|<b>|href="javascript/);
  }
});

test('the waitlist page leads to the letters once one is public, and shows nothing of them before', async () => {
  const { store, id, due, get } = await archive(false);
  await store.broadcasts.advance(due);
  const link = (language: 'en' | 'pt') => `<a href="${archivePaths[language]}">letters</a>`;
  const body = async (path: string) => (await get(path)).body;
  expect(await body('/waitlist')).toContain(
    `Join<template data-letters="true">${link('en')}</template>`,
  );
  await store.broadcasts.publish(id, true);
  expect(await body('/waitlist?from=home')).toContain(`Join${link('en')}`);
  expect(await body('/pt/lista-de-espera')).toContain(`Join${link('pt')}`);
  store.broadcasts.published = () => Promise.reject(new Error('no store'));
  expect(await body('/waitlist')).toContain(`Join<template data-letters="true">`);
});

test('without e-mails there is no archive, whose pages promise the next letter by e-mail', async () => {
  const { store, due, get } = await archive(true, texts, false);
  await store.broadcasts.advance(due);
  for (const path of ['/letters', '/letters/first-dates-en', '/letters/feed.xml']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
  expect((await get('/waitlist')).body).toContain('Join<template data-letters="true">');
});
