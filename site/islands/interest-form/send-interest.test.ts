import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkInterest } from '../../../domain/submission/rules.ts';
import { sendInterest } from './send-interest.ts';

// That our own server gets it is seen in a browser: e2e/journeys/join/join.test.ts.
test('a backend elsewhere is not sent the header of our own that names the wording', async () => {
  let headers: IncomingHttpHeaders = {};
  const backend = createServer((request, response) => {
    ({ headers } = request);
    response.writeHead(201).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void backend.close());
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const sent = { language: 'pt', consentText: '9a561988ea228323', idempotencyKey: 'key' } as const;
  const check = checkInterest({ name: 'Ana', email: 'ana@example.org' });
  if (check.outcome !== 'valid') throw new Error('the sample breaks a rule');
  expect(await sendInterest(check.interest, sent, `http://127.0.0.1:${port}`)).toMatchObject({
    ok: true,
  });
  expect(headers).toHaveProperty('idempotency-key', 'key');
  expect(headers).not.toHaveProperty('consent-text');
});
