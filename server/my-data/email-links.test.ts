import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../domain/language.ts';
import {
  linkPurposes,
  sendAgainField,
  testToken,
  type PagedPurpose,
} from '../../domain/email/link-pages.ts';
import { href } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { ana, exchange, post, startApp } from '../app.fixture.ts';
import { pressableLinks } from './pressable-links.fixture.ts';

const link = (purpose: PagedPurpose, language: Language, token: string) =>
  `${href(purpose, language)}?t=${token}`;

const both = linkPurposes.flatMap((purpose) =>
  languages.map((language) => ({ purpose, language })),
);

const oneClick = (url: string) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
});

describe.each(both)('the page behind a link to $purpose in $language', ({ purpose, language }) => {
  test('says how the link stands, and no cache and no other site learns the address it was read at', async () => {
    const { links, pressed } = pressableLinks();
    const { app } = await startApp({ links });
    for (const [url, words] of [
      [link(purpose, language, 'open'), `${purpose} open ${language}`],
      [link(purpose, language, 'made-up'), `${purpose} unknown ${language}`],
      [`${link(purpose, language, 'open')}&t=open`, `${purpose} unknown ${language}`],
      [href(purpose, language), `${purpose} unknown ${language}`],
    ] as const) {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(words);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
      // As scanners of mail do.
      await app.inject({ method: 'HEAD', url, headers: { accept: '*/*' } });
    }
    expect(pressed).toEqual([]);
  });

  test('a press acts, and a second one says the same', async () => {
    const { links, pressed } = pressableLinks();
    const { app } = await startApp({ links });
    const url = link(purpose, language, 'open');
    for (let press = 1; press <= 2; press += 1) {
      const answer = await app.inject({
        method: 'POST',
        url,
        // As a browser posts a page with `no-referrer`.
        headers: {
          origin: 'null',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: '',
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`${purpose} done ${language}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(pressed).toHaveLength(press);
    }
    expect((await app.inject({ url })).body).toContain(`${purpose} done ${language}`);
    expect(new Set(pressed)).toEqual(new Set([`${purpose} open`]));
  });

  test('a page of another site cannot press, and is shown the button', async () => {
    const { links, pressed } = pressableLinks();
    const { app } = await startApp({ links });
    const request = oneClick(link(purpose, language, 'open'));
    const answer = await app.inject({
      ...request,
      headers: { ...request.headers, 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain(`${purpose} open ${language}`);
    expect(pressed).toEqual([]);
  });

  test('other methods than GET, HEAD and POST are refused', async () => {
    const { app } = await startApp(pressableLinks());
    const answer = await app.inject({ method: 'DELETE', url: link(purpose, language, 'open') });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
  });

  test('the pages of its states are at no path of their own', async () => {
    const { app } = await startApp(pressableLinks());
    for (const state of ['open', 'done', 'expired', 'sentAgain', 'restricted', 'unknown']) {
      const { statusCode } = await app.inject({
        url: `${href(purpose, language)}/${state}?t=open`,
      });
      expect(statusCode).toBe(404);
    }
  });
});

describe('links in e-mails', () => {
  test('an expired link to confirm offers a new one, and only the button that asks for it sends one', async () => {
    const { links, pressed } = pressableLinks();
    const { app } = await startApp({ links });
    const url = link('confirm', 'pt', 'expired');
    expect((await app.inject({ url })).body).toContain('confirm expired pt');
    expect((await app.inject({ method: 'POST', url })).body).toContain('confirm expired pt');
    const answer = await app.inject({ ...oneClick(url), payload: `${sendAgainField}=yes` });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('confirm sentAgain pt');
    expect(pressed).toEqual(['confirm expired', 'send again expired']);
  });

  test('a link to leave that is too old says what an unknown one does, and cannot ask for an e-mail', async () => {
    const { links, pressed } = pressableLinks();
    const { app } = await startApp({ links });
    const url = link('unsubscribe', 'en', 'expired');
    expect((await app.inject({ url })).body).toContain('unsubscribe unknown en');
    await app.inject({ ...oneClick(url), payload: `${sendAgainField}=yes` });
    expect(pressed).toEqual(['unsubscribe expired']);
  });

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
    ['text/plain, application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/x-www-form-urlencoded; charset=iso-8859-1', Buffer.from([0xe9, 0xff])],
    ['application/json', '{'],
    ['text/plain', 'a'.repeat(32_000)],
  ])('a mail provider leaves for its reader with one click, as "%s"', async (type, payload) => {
    const { links, pressed } = pressableLinks();
    const { app } = await startApp({ links });
    const answer = await app.inject({
      ...oneClick(link('unsubscribe', 'pt', 'open')),
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('unsubscribe done');
    expect(pressed).toEqual(['unsubscribe open']);
  });

  test.each(['.', ',', '>', ')', '*', '%20', '?utm_source=x', '&utm_source=x', '&fbclid=y'])(
    'a link that is pasted with %s at its end works',
    async (end) => {
      const { links, pressed } = pressableLinks();
      const { app } = await startApp({ links });
      await app.inject(oneClick(link('confirm', 'en', `open${end}`)));
      expect(pressed).toEqual(['confirm open']);
    },
  );

  test.each(languages)(
    'the link to leave of a letter that was tried out says that it was a test, in %s',
    async (language) => {
      const { links, pressed } = pressableLinks();
      const { app } = await startApp({ links });
      const url = link('unsubscribe', language, testToken);
      expect((await app.inject({ url })).body).toContain(`unsubscribe test ${language}`);
      const answer = await app.inject(oneClick(url));
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`unsubscribe test ${language}`);
      expect(pressed).toEqual([]);
    },
  );

  test('a post that is too long, or no form at all, is answered without a failure', async () => {
    const { links, pressed } = pressableLinks();
    const { app } = await startApp({ links });
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
    const { app } = await startApp({
      ...pressableLinks(),
      limits: { emailLinks: { points: 2, duration: 60 } },
    });
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
    [true, 'joined, and an e-mail comes'],
    [false, 'joined<'],
  ])(
    'the page after joining without scripts promises an e-mail where they are on: %s',
    async (emailsAreOn, words) => {
      const { app } = await startApp({ emailsAreOn });
      for (const language of languages) {
        const answer = await app.inject({ url: href('thankYou', language) });
        expect(answer.body).toContain(words);
        expect(
          (await app.inject({ url: `${href('thankYou', language)}/with-email` })).statusCode,
        ).toBe(404);
      }
    },
  );

  test.each([
    [true, 'with e-mails'],
    [false, 'without e-mails'],
  ])('the legal pages say what holds with e-mails on: %s', async (emailsAreOn, words) => {
    const { app } = await startApp({ emailsAreOn });
    for (const language of languages) {
      for (const page of ['privacy', 'terms'] as const) {
        const answer = await app.inject({ url: href(page, language) });
        expect(answer.body).toContain(`${page} ${words}`);
      }
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
