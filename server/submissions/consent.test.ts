import { expect, test } from 'vitest';
import { consentTextHash, consentTextNow } from '../../content/consent-texts.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { languages } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { ana, now, post, startApp } from '../app.fixture.ts';
import { defaultQuery } from '../../domain/admin/list-query.ts';
import type { Store } from '../stores/store.ts';

const hashes = { en: consentTextHash(consentTextNow.en), pt: consentTextHash(consentTextNow.pt) };
const unknown = ['0'.repeat(16), 'x', hashes.pt.toUpperCase(), `${hashes.pt}, ${hashes.pt}`];

async function receipts({ reads }: Store) {
  const ids = (await reads.listIds(defaultQuery)).flatMap((batch) => batch.split('\n'));
  return reads.consents({ ids });
}

const plainForm = (language: 'en' | 'pt', fields: Record<string, string>) => ({
  method: 'POST' as const,
  url: href('join', language),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ name: 'Rui', email: 'rui@example.org', ...fields }).toString(),
});

test.each(languages)(
  'a submission in %s that names the wording beside its boxes is kept with that wording',
  async (language) => {
    const { app, store } = await startApp();
    const headers = { 'content-language': language, 'consent-text': hashes[language] };
    expect((await app.inject(post(ana, headers))).statusCode).toBe(201);
    expect(await receipts(store)).toEqual([
      {
        submission_id: expect.any(String) as string,
        text_hash: hashes[language],
        text: consentTextNow[language],
        language,
        given_at: now.toISOString(),
        channel: 'script',
        confirmed_at: null,
        privacy_policy_version: privacyPolicy(false).version,
        wants_updates: ana.wants_updates,
        history: expect.any(Array) as unknown,
      },
    ]);
  },
);

test.each(languages)('a form in %s without scripts is kept with its wording', async (language) => {
  const { app, store } = await startApp();
  const form = plainForm(language, { consent_text: hashes[language] });
  expect((await app.inject(form)).statusCode).toBe(303);
  expect(await receipts(store)).toMatchObject([
    { text: consentTextNow[language], language, channel: 'form' },
  ]);
});

test.each([true, false])(
  'a submission is kept with the version of the policy that is shown, with e-mails on: %s',
  async (emailsAreOn) => {
    const { app, store } = await startApp({ emailsAreOn });
    expect((await app.inject(post(ana))).statusCode).toBe(201);
    expect((await app.inject(plainForm('en', {}))).statusCode).toBe(303);
    const { version } = privacyPolicy(emailsAreOn);
    const kept = await receipts(store);
    expect(kept.map((each) => each.privacy_policy_version)).toEqual([version, version]);
    // Neither names its wording, and the receipts say so.
    expect(kept.map(({ text }) => text)).toEqual([null, null]);
  },
);

test.each(unknown)('a wording that was never shown is kept as not known: %j', async (text) => {
  const { app, store } = await startApp();
  expect((await app.inject(post(ana, { 'consent-text': text }))).statusCode).toBe(201);
  expect((await app.inject(plainForm('pt', { consent_text: text }))).statusCode).toBe(303);
  const kept = await receipts(store);
  expect(kept.map(({ channel }) => channel).toSorted()).toEqual(['form', 'script']);
  for (const { text_hash, text: wording } of kept)
    expect([text_hash, wording]).toEqual([null, null]);
});

test('a page of an allowed origin may send the header', async () => {
  const { app } = await startApp();
  const { headers } = await app.inject({
    method: 'OPTIONS',
    url: post(ana).url ?? '',
    headers: {
      origin: new URL(siteConfig.url).origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'consent-text',
    },
  });
  expect(headers['access-control-allow-headers']).toContain('consent-text');
});
