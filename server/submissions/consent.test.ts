import { expect, test } from 'vitest';
import { consentTextHash, consentTextNow } from '../../content/consent-texts.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { languages } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ana, now, post, startApp } from '../app.fixture.ts';
import { defaultQuery } from '../../domain/admin/list-query.ts';
import type { Store } from '../stores/store.ts';

const hashes = { en: consentTextHash(consentTextNow.en), pt: consentTextHash(consentTextNow.pt) };

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
  'a submission in %s that names the wording beside its boxes is kept with that wording, with scripts and without',
  async (language) => {
    const { app, store } = await startApp();
    const headers = { 'content-language': language, 'consent-text': hashes[language] };
    expect((await app.inject(post(ana, headers))).statusCode).toBe(201);
    await app.inject(plainForm(language, { consent_text: hashes[language] }));
    const receipt = {
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
    };
    expect(await receipts(store)).toEqual([
      receipt,
      { ...receipt, channel: 'form', wants_updates: false },
    ]);
  },
);

test.each([undefined, '0'.repeat(16), 'x', hashes.pt.toUpperCase(), `${hashes.pt}, ${hashes.pt}`])(
  'a wording that was never shown is kept as not known, with the policy of a site that sends e-mails: %j',
  async (text) => {
    const { app, store } = await startApp({ emailsAreOn: true });
    await app.inject(post(ana, text === undefined ? {} : { 'consent-text': text }));
    await app.inject(plainForm('pt', text === undefined ? {} : { consent_text: text }));
    const unknown = {
      text_hash: null,
      text: null,
      privacy_policy_version: privacyPolicy(true).version,
    };
    expect(await receipts(store)).toMatchObject([unknown, unknown]);
  },
);
