import { expect, test, vi } from 'vitest';
import { checkInterest } from '../../../domain/submission/rules.ts';
import { sendInterest } from './send-interest.ts';

// That our own server gets it is seen in a browser: e2e/journeys/join/join.test.ts.
test('a backend elsewhere is not sent the header of our own that names the wording', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: 201 }));
  const sent = { language: 'pt', consentText: '9a561988ea228323', idempotencyKey: 'key' } as const;
  const check = checkInterest({ name: 'Ana', email: 'ana@example.org' });
  if (check.outcome !== 'valid') throw new Error('the sample breaks a rule');
  expect(await sendInterest(check.interest, sent, 'https://elsewhere.example')).toMatchObject({
    ok: true,
  });
  const headers = new Headers(fetched.mock.lastCall?.[1]?.headers);
  fetched.mockRestore();
  expect(headers.get('idempotency-key')).toBe('key');
  expect(headers.has('consent-text')).toBe(false);
});
