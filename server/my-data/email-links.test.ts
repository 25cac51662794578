import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../domain/language.ts';
import {
  pressedPurposes,
  sendAgainField,
  testToken,
  type PagedPurpose,
} from '../../domain/email/link-pages.ts';
import { href } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { ana, exchange, post, startApp } from '../app.fixture.ts';
import { pressed as press } from './my-data.fixture.ts';
import { makeLinksPressable } from './pressable-links.fixture.ts';

const link = (purpose: PagedPurpose, language: Language, token: string) =>
  `${href(purpose, language)}?t=${token}`;

const both = pressedPurposes.flatMap((purpose) =>
  languages.map((language) => ({ purpose, language })),
);

const oneClick = (url: string) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
});

/** A server whose links only note that they were pressed. */
async function start(change: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp(change);
  return { ...started, pressed: makeLinksPressable(started.store) };
}

describe.each(both)('the page behind a link to $purpose in $language', ({ purpose, language }) => {
  const open = link(purpose, language, 'open');

  test('says how the link stands, and no cache and no other site learns the address it was read at', async () => {
    const { app, pressed } = await start();
    for (const [url, state] of [
      [open, 'open'],
      [link(purpose, language, 'made-up'), 'unknown'],
      [`${open}&t=open`, 'unknown'],
      [href(purpose, language), 'unknown'],
    ] as const) {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`${purpose} ${state} ${language}`);
      expect(answer.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("form-action 'self'") as string,
      });
      // As scanners of mail do.
      await app.inject({ method: 'HEAD', url, headers: { accept: '*/*' } });
    }
    expect(pressed).toEqual([]);
  });

  test('a press acts, a second one says the same, and no page of another site can press', async () => {
    const { app, pressed } = await start();
    const request = oneClick(open);
    const headers = { ...request.headers, 'sec-fetch-site': 'cross-site' };
    const strange = await app.inject({ ...request, headers });
    expect(strange.statusCode).toBe(403);
    expect(strange.body).toContain(`${purpose} open ${language}`);
    expect(pressed).toEqual([]);
    // The answer to a post is never the page that was there before.
    const own = { ...press({}).headers, 'if-none-match': '*' };
    for (const presses of [['open'], ['open', 'open']]) {
      const answer = await app.inject({ ...press({}), headers: own, url: open });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`${purpose} done ${language}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(pressed).toEqual(presses.map((token) => `${purpose} ${token}`));
    }
    expect((await app.inject({ url: open })).body).toContain(`${purpose} done ${language}`);
  });

  test('takes no other method, and the pages of its states are at no path of their own', async () => {
    const { app } = await start();
    const answer = await app.inject({ method: 'DELETE', url: open });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    for (const state of ['open', 'done', 'expired', 'sentAgain', 'restricted', 'unknown']) {
      const { statusCode } = await app.inject(`${href(purpose, language)}/${state}?t=open`);
      expect(statusCode).toBe(404);
    }
  });
});

describe('links in e-mails', () => {
  test.each<[PagedPurpose, string, string[]]>([
    ['confirm', 'confirm expired pt', ['confirm expired', 'send again expired']],
    // They say what an unknown one does, and cannot ask for an e-mail.
    ['unsubscribe', 'unsubscribe unknown pt', ['unsubscribe expired', 'unsubscribe expired']],
    ['rejoin', 'rejoin unknown pt', ['rejoin expired', 'rejoin expired']],
  ])(
    'an expired link to %s says %s, and only that to confirm sends a new one',
    async (purpose, words, presses) => {
      const { app, pressed } = await start();
      const url = link(purpose, 'pt', 'expired');
      expect((await app.inject({ url })).body).toContain(words);
      expect((await app.inject({ method: 'POST', url })).body).toContain(words);
      const again = await app.inject({ ...oneClick(url), payload: `${sendAgainField}=yes` });
      expect(again.body).toContain(purpose === 'confirm' ? 'confirm sentAgain pt' : words);
      expect(pressed).toEqual(presses);
    },
  );

  // RFC 8058, 3.2: the body is a form of either kind, and nothing of a browser comes with it. Some
  // providers send it with another type, or none.
  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['', 'List-Unsubscribe=One-Click'],
    ['garbage', 'List-Unsubscribe=One-Click'],
    ['application/x-www-form-urlencoded; charset=iso-8859-1', Buffer.from([0xe9, 0xff])],
    ['application/json', '{'],
    ['text/plain', 'a'.repeat(32_000)],
  ])('a mail provider leaves for its reader with one click, as "%s"', async (type, payload) => {
    const { app, pressed } = await start();
    const request = oneClick(link('unsubscribe', 'pt', 'open'));
    const answer = await app.inject({ ...request, headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('unsubscribe done');
    expect(pressed).toEqual(['unsubscribe open']);
  });

  test('a link that is pasted with what stands after it works', async () => {
    const { app, pressed } = await start();
    const ends = ['.', ',', '>', ')', '*', '%20', '?utm_source=x', '&utm_source=x', '&fbclid=y'];
    for (const end of ends) await app.inject(oneClick(link('confirm', 'en', `open${end}`)));
    expect(pressed).toEqual(ends.map(() => 'confirm open'));
  });

  test('the link to leave of a letter that was tried out says that it was a test', async () => {
    const { app, pressed } = await start();
    const url = link('unsubscribe', 'pt', testToken);
    expect((await app.inject({ url })).body).toContain('unsubscribe test pt');
    expect((await app.inject(oneClick(url))).body).toContain('unsubscribe test pt');
    expect(pressed).toEqual([]);
  });

  test('a post that is too long, or no form at all, is answered without a failure', async () => {
    const { app, pressed } = await start();
    const url = link('confirm', 'en', 'open');
    const long = await app.inject({ ...oneClick(url), payload: 'a'.repeat(40_000) });
    expect(long.statusCode).toBe(413);
    expect(pressed).toEqual([]);
    const text = await exchange(
      app,
      `POST ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc`,
    );
    expect(text.status).toBe(200);
    expect(pressed).toEqual(['confirm open']);
  });

  test('who asks too often is refused for a while, in the language of the link', async () => {
    const { app } = await start({ limits: { emailLinks: { points: 2, duration: 60 } } });
    const url = link('confirm', 'pt', 'open');
    expect((await app.inject({ url })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
    const refused = await app.inject({ url });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Demasiadas tentativas');
  });
});

describe('what pages and answers promise', () => {
  test.each([
    [true, 'joined, and an e-mail comes', 'with e-mails'],
    [false, 'joined<', 'without e-mails'],
  ])('pages say what holds with e-mails on: %s', async (emailsAreOn, joined, words) => {
    const { app } = await startApp({ emailsAreOn });
    for (const language of languages) {
      const read = async (path: string) => (await app.inject(path)).body;
      expect(await read(href('thankYou', language))).toContain(joined);
      for (const page of ['privacy', 'terms'] as const) {
        expect(await read(href(page, language))).toContain(`${page} ${words}`);
      }
      expect((await app.inject(`${href('thankYou', language)}/with-email`)).statusCode).toBe(404);
    }
  });

  test('the answer to a submission says that e-mails are on, to pages of allowed origins too, and is else the same', async () => {
    const answers = [];
    for (const emailsAreOn of [false, true]) {
      const { app } = await startApp({ emailsAreOn });
      const { headers, ...answer } = await app.inject(post(ana, { origin: siteConfig.url }));
      expect(headers['letters']).toBe(emailsAreOn ? 'on' : undefined);
      expect(String(headers['access-control-expose-headers']).toLowerCase()).toContain('letters');
      const refused = await app.inject(post({ ...ana, email: 'ana' }));
      expect(refused.headers['letters']).toBeUndefined();
      answers.push([answer.statusCode, answer.body, { ...headers, letters: '', date: '' }]);
    }
    expect(answers[1]).toEqual(answers[0]);
  });
});
