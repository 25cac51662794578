import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { brokenStore, now, startApp } from '../app.fixture.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { interestTextFields } from '../../domain/submission/fields.ts';
import { siteConfig } from '../../site.config.ts';

/** What a browser sends of a form: every text field, and of the boxes those that are ticked. */
const rui = {
  ...Object.fromEntries(interestTextFields.map((field) => [field, ''])),
  name: 'Rui Alves',
  email: 'rui@example.org',
};

const send = (fields: Record<string, string>, language: Language = 'en') => ({
  method: 'POST' as const,
  url: href('join', language),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

test.each(['en', 'pt'] as const)(
  'a form posted without JavaScript in %s is stored and redirects to the thank-you page',
  async (language) => {
    const { app, submissions } = await startApp();
    const answer = await app.inject(send({ ...rui, wants_updates: 'true' }, language));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(href('thankYou', language));
    expect(await submissions()).toMatchObject([
      { name: 'Rui Alves', country: null, wants_updates: true, language },
    ]);
  },
);

test('a form posted with the updates checkbox unticked stores no wish for updates', async () => {
  const { app, submissions } = await startApp();
  await app.inject(send(rui));
  expect(await submissions()).toMatchObject([{ wants_updates: false }]);
});

test('an invalid form is shown again with every value as it was typed', async () => {
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
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(shown).toEqual([
    {
      language: 'pt',
      values: { ...typed, message: ' a <b>\nc ', wants_updates: true },
      errors: [
        { problem: 'rule', field: 'name', rule: 'required' },
        { problem: 'rule', field: 'email', rule: 'invalid' },
      ],
      emailsAreOn: false,
    },
  ]);
  expect(await submissions()).toEqual([]);
});

test('a form whose box was not ticked is shown again, and nothing is stored', async () => {
  const { app, shown, submissions } = await startApp();
  const answer = await app.inject(send({ ...rui, email: 'rui@', consent_text: '' }));
  expect(answer.statusCode).toBe(422);
  expect((await app.inject(send({ ...rui, consent_text: '' }))).statusCode).toBe(422);
  const notAgreed = { problem: 'rule', field: 'consent', rule: 'required' };
  expect(shown.map(({ errors }) => errors)).toEqual([
    [{ problem: 'rule', field: 'email', rule: 'invalid' }, notAgreed],
    [notAgreed],
  ]);
  expect(await submissions()).toEqual([]);
});

test('the page of an invalid form allows its own inline script in the Content-Security-Policy', async () => {
  const { app } = await startApp();
  const answer = await app.inject(send({ ...rui, name: '' }));
  expect(answer.headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${hash('sha256', 'focus()', 'base64')}'`,
  );
});

test('text typed into a form cannot add a script hash to the Content-Security-Policy', async () => {
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

test.each(['en', 'pt'] as const)(
  'a form that a page of another site posts in %s is shown again with its values, and nothing is stored',
  async (language) => {
    const { app, shown, submissions } = await startApp();
    const request = send(rui, language);
    const sentBy = (origin: string, site: string) =>
      app.inject({ ...request, headers: { ...request.headers, origin, 'sec-fetch-site': site } });
    const answer = await sentBy('https://elsewhere.example', 'cross-site');
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown).toEqual([
      {
        language,
        values: { ...rui, wants_updates: false },
        errors: [],
        emailsAreOn: false,
        failure: 'crossSite',
        reference: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      },
    ]);
    expect((await sentBy('null', 'cross-site')).statusCode).toBe(403);
    const older = { ...request.headers, origin: 'https://elsewhere.example' };
    expect((await app.inject({ ...request, headers: older })).statusCode).toBe(403);
    expect(await submissions()).toEqual([]);
    expect((await sentBy(siteConfig.url, 'same-origin')).statusCode).toBe(303);
    expect(await submissions()).toHaveLength(1);
  },
);

test('a form posted from an allowed origin is stored', async () => {
  const { app, submissions } = await startApp({ allowedOrigins: ['https://partner.example'] });
  const request = send(rui);
  const headers = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };
  const answer = await app.inject({ ...request, headers: { ...request.headers, ...headers } });
  expect(answer.statusCode).toBe(303);
  expect(await submissions()).toHaveLength(1);
});

test('a CRLF line end in a posted message counts as one character', async () => {
  const { app, submissions } = await startApp();
  const message = 'a\r\n'.repeat(499) + 'bc';
  expect((await app.inject(send({ ...rui, message }))).statusCode).toBe(303);
  expect((await submissions())[0]?.message).toBe(message.replaceAll('\r\n', '\n'));
});

test('of a form posted without JavaScript only the fields of the page count', async () => {
  const { app, submissions } = await startApp();
  const own = { id: '1', created_at: '1', ip_address: '1' };
  expect((await app.inject(send({ ...rui, ...own }))).statusCode).toBe(303);
  const [stored] = await submissions();
  expect(stored).toMatchObject({ name: rui.name, created_at: now.toISOString() });
  expect(stored?.id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a form posted twice is stored once, and again after ten minutes', async () => {
  let time = now.getTime();
  const { app, submissions } = await startApp({ clock: () => new Date(time) });
  const stored = [];
  for (const minutes of [0, 9, 1]) {
    time += minutes * 60_000;
    expect((await app.inject(send(rui))).statusCode).toBe(303);
    stored.push((await submissions()).length);
  }
  expect(stored).toEqual([1, 1, 2]);
});

test('a form refused by the rate limit is shown again with its values', async () => {
  const { app, shown } = await startApp({ limits: { submissions: { points: 1, duration: 60 } } });
  await app.inject(send(rui));
  const answer = await app.inject(send({ ...rui, name: 'Other' }));
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(shown).toMatchObject([{ values: { name: 'Other' }, errors: [], failure: 'tooMany' }]);
});

test('a hundred invalid forms are all shown again, and the next valid form is stored', async () => {
  const { app, submissions } = await startApp();
  for (let count = 0; count < 100; count += 1) {
    expect((await app.inject(send({ ...rui, email: `rui@${count}` }))).statusCode).toBe(422);
  }
  expect((await app.inject(send(rui))).statusCode).toBe(303);
  expect(await submissions()).toHaveLength(1);
});

test.each([
  ['en', 'Too many attempts'],
  ['pt', 'Demasiadas tentativas'],
] as const)(
  'an IP address that floods the form in %s is answered with a short page that says: %s',
  async (language, words) => {
    const { app, shown } = await startApp();
    const statuses = [];
    for (let count = 0; count < 121; count += 1) {
      statuses.push((await app.inject(send({ ...rui, email: '' }, language))).statusCode);
    }
    expect(statuses.lastIndexOf(422)).toBe(119);
    const answer = await app.inject(send({ ...rui, email: '' }, language));
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain(words);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // Rendering the form is what a flood could make expensive.
    expect(shown).toHaveLength(120);
    // Invalid forms do not count towards the limit of submissions.
    expect((await app.inject(send(rui, language))).statusCode).toBe(303);
  },
);

test('a flood of valid forms does not render a page for each of them', async () => {
  const limits = {
    submissions: { points: 1, duration: 60 },
    refusals: { points: 2, duration: 60 },
  };
  const { app, shown } = await startApp({ limits });
  for (let count = 0; count < 10; count += 1) await app.inject(send({ ...rui, name: `${count}` }));
  expect(shown).toHaveLength(2);
});

test('a form that cannot be stored is shown again with its values', async () => {
  const { app, shown } = await startApp({ store: brokenStore });
  const answer = await app.inject(send(rui));
  expect(answer.statusCode).toBe(503);
  expect(shown).toMatchObject([{ values: rui, errors: [], failure: 'failure' }]);
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

test.each(['en', 'pt'] as const)(
  'a GET request to the path of the form endpoint in %s redirects to the waitlist page',
  async (language) => {
    const { app } = await startApp();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: href('join', language) });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(href('waitlist', language));
    }
  },
);

test('a form with too large a body or the wrong content type is answered with an HTML page', async () => {
  const { app } = await startApp();
  const large = await app.inject(send({ ...rui, message: 'a'.repeat(33_000) }));
  expect(large.statusCode).toBe(413);
  const wrong = await app.inject({ ...send(rui), headers: { 'content-type': 'text/plain' } });
  expect(wrong.statusCode).toBe(415);
  for (const answer of [large, wrong]) {
    expect(answer.headers['content-type']).toContain('text/html');
  }
  expect(large.body).toContain('That was too much text');
  const grande = await app.inject(send({ ...rui, message: 'a'.repeat(33_000) }, 'pt'));
  expect(grande.body).toContain('O texto é demasiado longo');
});

test('a bot that fills the honeypot field is redirected to the thank-you page, and nothing is stored', async () => {
  const { app, submissions } = await startApp();
  const answer = await app.inject(send({ ...rui, leave_blank: 'https://spam.example' }));
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/thank-you');
  expect(await submissions()).toEqual([]);
});

test('a bot that fills the honeypot field too often is answered with 429', async () => {
  const { app } = await startApp({ limits: { submissions: { points: 2, duration: 60 } } });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await app.inject(send({ ...rui, leave_blank: 'x' }))).statusCode);
  }
  expect(statuses).toEqual([303, 303, 429, 429]);
});

test('an unsupported method at the form endpoint is answered with 405 and the allowed methods', async () => {
  const { app } = await startApp();
  const answer = await app.inject({ ...send(rui), method: 'PUT' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD, POST');
});

test('a form without a body is answered with 422', async () => {
  const { app } = await startApp();
  expect((await app.inject({ method: 'POST', url: '/join' })).statusCode).toBe(422);
});
