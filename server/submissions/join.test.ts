import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { brokenStore, now, startApp } from '../app.fixture.ts';
import { languages, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { interestTextFields } from '../../domain/submission/fields.ts';
import { siteConfig } from '../../site.config.ts';

/** What a browser sends of a form: every text field, and of the boxes those that are ticked. */
const rui = {
  ...Object.fromEntries(interestTextFields.map((field) => [field, ''])),
  name: 'Rui Alves',
  email: 'rui@example.org',
};

const send = (
  fields: Record<string, string>,
  language: Language = 'en',
  headers: Record<string, string> = {},
) => ({
  method: 'POST' as const,
  url: href('join', language),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  payload: new URLSearchParams(fields).toString(),
});

test.each(languages)(
  'a form posted without JavaScript in %s is stored and redirects to the thank-you page; what is no field of the page does not count',
  async (language) => {
    const { app, submissions } = await startApp();
    const message = 'a\r\n'.repeat(499) + 'bc';
    const typed = { ...rui, message, id: '1', created_at: '1', wants_updates: 'true' };
    const answer = await app.inject(send(typed, language));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, href('thankYou', language)]);
    await app.inject(send(rui, language));
    const stored = await submissions();
    expect(stored.map(({ wants_updates }) => wants_updates)).toEqual([true, false]);
    expect(stored[0]).toMatchObject({
      name: 'Rui Alves',
      country: null,
      message: message.replaceAll('\r\n', '\n'),
      language,
      created_at: now.toISOString(),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.inject({ method, url: href('join', language) });
      expect([statusCode, headers.location]).toEqual([303, href('waitlist', language)]);
    }
  },
);

test('an invalid form is shown again with every value as it was typed, and nothing is stored', async () => {
  const { app, shown, submissions } = await startApp();
  const typed = {
    ...rui,
    name: '  ',
    email: 'rui@',
    message: ' a <b>\r\nc ',
    wants_updates: 'true',
  };
  const answer = await app.inject(send(typed, 'pt'));
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  const name = { problem: 'rule', field: 'name', rule: 'required' };
  const email = { problem: 'rule', field: 'email', rule: 'invalid' };
  const notAgreed = { problem: 'rule', field: 'consent', rule: 'required' };
  expect(shown).toEqual([
    {
      language: 'pt',
      values: { ...typed, message: ' a <b>\nc ', wants_updates: true },
      errors: [name, email],
      emailsAreOn: false,
    },
  ]);
  await app.inject(send({ ...rui, email: 'rui@', consent_text: '' }));
  expect((await app.inject(send({ ...rui, consent_text: '' }))).statusCode).toBe(422);
  expect((await app.inject({ method: 'POST', url: '/join' })).statusCode).toBe(422);
  expect(shown.slice(1).map(({ errors }) => errors)).toEqual([
    [email, notAgreed],
    [notAgreed],
    [name, email],
  ]);
  expect(await submissions()).toEqual([]);
});

test('the page of an invalid form allows its own inline script, and none that is typed into it', async () => {
  const blank = '<script>focus()</script>';
  const { app } = await startApp({
    renderFormWithErrors: async ({ values }) => `${blank}<p data-form="${values.name}"></p>`,
  });
  const policies = new Set<unknown>();
  for (const name of ['', '<script>alert(1)</script>', '<script>', '</script><style>*{}</style>']) {
    const answer = await app.inject(send({ ...rui, name, email: '' }));
    policies.add(answer.headers['content-security-policy']);
  }
  expect(policies.size).toBe(1);
  expect([...policies][0]).toContain(
    `script-src 'self' 'sha256-${hash('sha256', 'focus()', 'base64')}'; style-src 'self';`,
  );
});

test.each([
  ['https://elsewhere.example', 'cross-site', 403],
  ['null', 'cross-site', 403],
  ['https://elsewhere.example', undefined, 403],
  ['null', undefined, 303],
  [siteConfig.url, 'same-origin', 303],
  ['https://partner.example', 'cross-site', 303],
])(
  'a form from a page of %s, of which the browser says %s, is answered with %i',
  async (origin, site, status) => {
    const { app, shown, submissions } = await startApp({
      allowedOrigins: ['https://partner.example'],
    });
    const headers = { origin, ...(site && { 'sec-fetch-site': site }) };
    expect((await app.inject(send(rui, 'pt', headers))).statusCode).toBe(status);
    expect(await submissions()).toHaveLength(status === 403 ? 0 : 1);
    if (status === 303) return;
    expect(shown).toEqual([
      {
        language: 'pt',
        values: { ...rui, wants_updates: false },
        errors: [],
        emailsAreOn: false,
        failure: 'crossSite',
        reference: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      },
    ]);
  },
);

test('a form posted twice is stored once, and again after ten minutes or from another IP address', async () => {
  let time = now.getTime();
  const { app, submissions } = await startApp({ clock: () => new Date(time) });
  const stored = [];
  for (const minutes of [0, 9, 1]) {
    time += minutes * 60_000;
    expect((await app.inject(send(rui))).statusCode).toBe(303);
    stored.push((await submissions()).length);
  }
  expect(stored).toEqual([1, 1, 2]);
  await app.inject({ ...send(rui), remoteAddress: '192.0.2.9' });
  expect(await submissions()).toHaveLength(3);
});

test.each([
  [
    'is refused by the rate limit',
    429,
    'tooMany',
    { limits: { submissions: { points: 0, duration: 60 } } },
  ],
  ['cannot be stored', 503, 'failure', { store: brokenStore }],
] as const)(
  'a form that %s is shown again with its values',
  async (_what, status, failure, change) => {
    const { app, shown } = await startApp(change);
    const answer = await app.inject(send(rui));
    expect(answer.statusCode).toBe(status);
    expect(Number(answer.headers['retry-after'] ?? 0) > 0).toBe(status === 429);
    expect(shown).toMatchObject([{ values: rui, errors: [], failure }]);
  },
);

test('an IP address that floods the form is answered with a short page, and may still join', async () => {
  const { app, shown } = await startApp();
  const statuses = [];
  for (let count = 0; count < 120; count += 1) {
    statuses.push((await app.inject(send({ ...rui, email: '' }, 'pt'))).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([422]));
  const answer = await app.inject(send({ ...rui, email: '' }, 'pt'));
  expect(answer.statusCode).toBe(429);
  expect(answer.body).toContain('Demasiadas tentativas');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  // Rendering the form is what a flood could make expensive.
  expect(shown).toHaveLength(120);
  // Invalid forms do not count towards the limit of submissions.
  expect((await app.inject(send(rui))).statusCode).toBe(303);
});

test.each([
  ['of valid ones', {}],
  ['from another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
])('a flood of forms %s does not render a page for each of them', async (_what, headers) => {
  const limits = {
    submissions: { points: 0, duration: 60 },
    refusals: { points: 2, duration: 60 },
  };
  const { app, shown } = await startApp({ limits });
  for (let count = 0; count < 5; count += 1) await app.inject(send(rui, 'en', headers));
  expect(shown).toHaveLength(2);
});

test('the error page is shown when the form cannot be rendered again', async () => {
  const { app } = await startApp({
    renderFormWithErrors: async () => {
      throw new Error('secret detail');
    },
  });
  const answer = await app.inject(send({ ...rui, name: '' }, 'pt'));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('Pedimos desculpa');
  expect(answer.body).not.toContain('secret');
});

const large = { ...rui, message: 'a'.repeat(33_000) };

test.each([
  ['too large', send(large), 413, 'That was too much text'],
  ['too large in Portuguese', send(large, 'pt'), 413, 'O texto é demasiado longo'],
  ['of another content type', send(rui, 'en', { 'content-type': 'text/plain' }), 415, ''],
  ['sent by another method', { ...send(rui), method: 'PUT' as const }, 405, ''],
])('a form that is %s is answered with a page', async (_what, request, status, words) => {
  const { app } = await startApp();
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain(words);
  if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD, POST');
});

test('a bot that fills the honeypot field is thanked, and nothing is stored, until it comes too often', async () => {
  const { app, submissions } = await startApp({
    limits: { submissions: { points: 2, duration: 60 } },
  });
  const answers = [];
  for (let count = 0; count < 3; count += 1) {
    answers.push(await app.inject(send({ ...rui, leave_blank: 'https://spam.example' })));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 429]);
  expect(answers[0]?.headers.location).toBe('/thank-you');
  expect(await submissions()).toEqual([]);
});
