import { expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '../../domain/language.ts';
import { href, pageRefs, pathOf } from '../../domain/routes.ts';
import { countedName, countedPages, outsideSources } from '../../domain/visits.ts';
import { startApp } from '../app.fixture.ts';
import { newEmailStore } from '../email/emails.fixture.ts';
import { createVisits } from './visits.ts';

const person = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** What is counted, as it is written. */
function counting() {
  const add = vi.fn<Parameters<typeof createVisits>[0]['add']>(async () => undefined);
  const told = { now: new Date('2026-02-03T23:59:59.000Z') };
  const visits = createVisits({ add, deleteOld: async () => undefined }, () => told.now);
  const written = async () => {
    add.mockClear();
    await visits.write();
    return add.mock.calls[0]?.[0] ?? { views: [], joins: [] };
  };
  return { visits, add, told, written };
}

test('a page that a person opens is counted by its day, language and where they came from', async () => {
  const { visits, told, written } = counting();
  visits.opened('/about', person);
  visits.opened('/about', person);
  visits.opened('/pt/sobre', person);
  told.now = new Date('2026-02-04T00:00:00.000Z');
  visits.opened('/blog/permaculture-burnout-recovery', person);
  const from = { came_from: '(none)' };
  expect((await written()).views).toEqual([
    { day: '2026-02-03', page: 'about', language: 'en', ...from, count: 2 },
    { day: '2026-02-03', page: 'about', language: 'pt', ...from, count: 1 },
    { day: '2026-02-04', page: 'blog/permaculture', language: 'en', ...from, count: 1 },
  ]);
  expect((await written()).views).toEqual([]);
});

test.each([
  ['https://retreat.pt/pt/sobre?x=1#y', 'same-origin', 'about'],
  ['https://retreat.pt/', 'same-origin', 'home'],
  ['https://retreat.pt/my-data', 'same-origin', '(none)'],
  ['https://retreat.pt/ana@example.org', 'same-origin', '(none)'],
  ['https://www.google.pt/', 'cross-site', '(search)'],
  ['https://duckduckgo.com/', 'cross-site', '(search)'],
  ['android-app://com.google.android.googlequicksearchbox/', 'cross-site', '(search)'],
  ['https://mail.google.com/', 'cross-site', '(site)'],
  ['https://l.facebook.com/', 'cross-site', '(social)'],
  ['https://t.co/', 'cross-site', '(social)'],
  ['https://exact.co/', 'cross-site', '(site)'],
  ['https://ana-lopes.example/about', 'cross-site', '(site)'],
  ['not an address', 'cross-site', '(none)'],
])('who comes from %s is counted as from %s %s', async (referer, site, source) => {
  const { visits, written } = counting();
  visits.opened('/waitlist', { ...person, referer, 'sec-fetch-site': site });
  expect((await written()).views).toMatchObject([{ came_from: source }]);
});

test.each<[string, Record<string, string | undefined>, string?]>([
  ['a program that is no browser', { 'sec-fetch-dest': undefined }],
  ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerendering', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', { purpose: 'prefetch' }],
  ['who objects by Global Privacy Control', { 'sec-gpc': '1' }],
  ['Googlebot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a crawler', { 'user-agent': 'GPTBot/1.2' }],
  ['a headless browser', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0 Safari/537.36' }],
  ['who gives no name', { 'user-agent': undefined }],
  ['a page that is not listed', {}, '/thank-you'],
  ['the dashboard', {}, '/admin'],
  ['a page that there is not', {}, '/ana@example.org'],
])('%s is not counted', async (_, headers, path = '/about') => {
  const { visits, written } = counting();
  visits.opened(path, { ...person, ...headers });
  expect((await written()).views).toEqual([]);
});

test('a person with a phone of Cubot is counted', async () => {
  const { visits, written } = counting();
  visits.opened('/about', {
    ...person,
    'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80)',
  });
  expect((await written()).views).toHaveLength(1);
});

test('who joins is counted by the week and the page with the form, and by no other page', async () => {
  const { visits, written } = counting();
  const from = (path: string) => ({
    ...person,
    'sec-fetch-site': 'same-origin',
    referer: `https://retreat.pt${path}`,
  });
  for (const path of ['/pt/lista-de-espera', '/waitlist', '/', '/about', '/nowhere']) {
    visits.joined(from(path));
  }
  visits.joined({ ...from('/'), 'sec-gpc': '1' });
  visits.joined({ ...from('/'), 'sec-fetch-site': 'cross-site' });
  expect((await written()).joins).toEqual([
    { week: '2026-02-02', page: 'waitlist', count: 2 },
    { week: '2026-02-02', page: 'home', count: 1 },
  ]);
});

test('what the store does not take is written the next time', async () => {
  const { visits, add, written } = counting();
  visits.opened('/about', person);
  add.mockRejectedValueOnce(new Error('full'));
  await expect(visits.write()).rejects.toThrow('full');
  visits.opened('/about', person);
  expect((await written()).views).toMatchObject([{ page: 'about', count: 2 }]);
});

test('of made-up requests no row comes that pages, languages and sources would not, and each costs at most 0.05 ms of CPU', async () => {
  const { visits, written } = counting();
  const calls = 100_000;
  const paths = pageRefs.flatMap((place) => languages.map((language) => pathOf(place, language)));
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) {
    const path = paths[call % paths.length] ?? '';
    visits.opened(call % 3 === 0 ? `${path}/${call}` : path, {
      ...person,
      'user-agent': `Mozilla/5.0 (made up ${call})`,
      'sec-fetch-site': ['same-origin', 'cross-site', `${call}`][call % 3],
      referer: `https://made-up-${call}.example${paths[(call * 7) % paths.length]}?${call}`,
    });
  }
  const { user, system } = process.cpuUsage(before);
  const { views } = await written();
  for (const { page, came_from } of views) {
    expect([...countedPages.keys()]).toContain(page);
    expect([...countedPages.keys(), ...outsideSources]).toContain(came_from);
  }
  const kinds = countedPages.size * languages.length * (countedPages.size + outsideSources.length);
  expect(views.length).toBeLessThanOrEqual(kinds);
  expect((user + system) / 1000 / calls).toBeLessThan(0.05);
});

test('no page is counted under the name of another, or of a source', () => {
  const names = pageRefs.map(countedName).filter((name) => name !== undefined);
  expect(new Set([...names, ...outsideSources]).size).toBe(names.length + outsideSources.length);
});

test('the server counts pages that it answers, and who joins, and writes each minute and when it stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  // With e-mails on, the waitlist page has a route of its own.
  const store = newEmailStore();
  const { app } = await startApp({ store, emailsAreOn: true });
  const read = () => store.reads.visits({ period: {}, language: 'pt' });
  const open = (url: string, headers = {}) =>
    app.inject({ url, headers: { ...person, ...headers } });
  const { etag } = (await open('/about')).headers;
  expect((await open('/about', { 'if-none-match': etag })).statusCode).toBe(304);
  await app.inject({ method: 'HEAD', url: '/about', headers: person });
  await open('/about/');
  await open('/nowhere');
  expect((await read()).pages).toEqual([]);
  vi.advanceTimersByTime(60_000);
  await expect
    .poll(async () => (await read()).pages)
    .toEqual([{ path: href('about', 'pt'), views: 2, went_on: 0, joins: null }]);
  await open('/waitlist', { 'sec-fetch-site': 'same-origin', referer: 'http://localhost/about' });
  await app.close();
  expect((await read()).pages).toEqual([
    { path: href('about', 'pt'), views: 2, went_on: 1, joins: null },
    { path: href('waitlist', 'pt'), views: 1, went_on: 0, joins: 0 },
  ]);
});
