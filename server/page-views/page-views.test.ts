import { expect, onTestFinished, test, vi } from 'vitest';
import { href } from '../../domain/routes.ts';
import { startApp } from '../app.fixture.ts';
import { newEmailStore } from '../email/emails.fixture.ts';
import { createPageViews } from './page-views.ts';

const person = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** What is counted, as it is written. */
function counting() {
  const add = vi.fn<Parameters<typeof createPageViews>[0]['add']>(async () => undefined);
  const pageViews = createPageViews({ add }, () => new Date('2026-02-03T12:00:00.000Z'));
  const written = async () => {
    add.mockClear();
    await pageViews.write();
    return Object.fromEntries(add.mock.calls[0]?.[0] ?? []);
  };
  return { ...pageViews, add, written };
}

test('a page that a person opens is counted, both languages together', async () => {
  const { opened, written } = counting();
  opened('/about', person);
  opened('/pt/sobre', person);
  opened('/blog/permaculture-burnout-recovery', person);
  expect(await written()).toEqual({ about: 2, 'blog/permaculture': 1 });
  expect(await written()).toEqual({});
});

test.each<[string, Record<string, string | undefined>, string?]>([
  ['a program that is no browser', { 'sec-fetch-dest': undefined }],
  ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['an older prefetch', { purpose: 'prefetch' }],
  ['who objects by Global Privacy Control', { 'sec-gpc': '1' }],
  ['Googlebot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a headless browser', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0 Safari/537.36' }],
  ['who gives no name', { 'user-agent': undefined }],
  ['a page that is not listed', {}, '/thank-you'],
  ['the dashboard', {}, '/admin'],
])('%s is not counted', async (_, headers, path = '/about') => {
  const { opened, written } = counting();
  opened(path, { ...person, ...headers });
  expect(await written()).toEqual({});
});

test('a person with a phone of Cubot is counted', async () => {
  const { opened, written } = counting();
  opened('/about', { ...person, 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80)' });
  expect(await written()).toEqual({ about: 1 });
});

test('what the store does not take is written the next time', async () => {
  const { opened, add, written } = counting();
  opened('/about', person);
  add.mockRejectedValueOnce(new Error('full'));
  await expect(written()).rejects.toThrow('full');
  opened('/about', person);
  expect(await written()).toEqual({ about: 2 });
});

test('the server counts pages that it answers, and writes each minute and when it stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  // With e-mails on, the waitlist page has a route of its own.
  const store = await newEmailStore();
  const { app } = await startApp({ store, emailsAreOn: true });
  const read = async () =>
    (await store.pageViews.read('pt', new Date())).map(({ path, all }) => [path, all]);
  const open = (url: string, headers = {}) =>
    app.inject({ url, headers: { ...person, ...headers } });
  const { etag } = (await open('/about')).headers;
  expect((await open('/about', { 'if-none-match': etag })).statusCode).toBe(304);
  await app.inject({ method: 'HEAD', url: '/about', headers: person });
  await open('/about/');
  await open('/nowhere');
  expect(await read()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  await expect.poll(read).toEqual([[href('about', 'pt'), 2]]);
  await open('/waitlist');
  await app.close();
  expect(await read()).toEqual([
    [href('about', 'pt'), 2],
    [href('waitlist', 'pt'), 1],
  ]);
});
