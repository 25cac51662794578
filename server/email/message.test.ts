import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { emailConfig, plainEmails } from './emails.fixture.ts';
import { createMakeMessage, type Addressed } from './message.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const date = new Date('2026-01-01T10:00:00.000Z');
const unsubscribeUrl = 'https://raizdovau.example/unsubscribe?t=abcdefghijklmnopqrstuv';
const myDataUrl = 'https://raizdovau.example/pt/os-meus-dados';

const addressed = (change: Partial<Addressed> = {}): Addressed => ({
  id,
  name: 'Ana Lopes',
  email: 'ana@example.org',
  date,
  unsubscribeUrl,
  mail: plainEmails('already', 'pt', {
    name: 'Ana',
    buttonUrl: '',
    unsubscribeUrl,
    myDataUrl,
    policyUrl: '',
  }),
  ...change,
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const dkim = { domainName: 'raizdovau.example', keySelector: 'letters', privateKey };
const make = createMakeMessage(emailConfig('file:unused', { dkim }));

test('an e-mail has the headers that mail servers and mail programs look for', async () => {
  const { envelope, message } = await make(addressed());
  expect(envelope).toEqual({
    from: `hello+b-${id.replaceAll('-', '')}@raizdovau.example`,
    to: 'ana@example.org',
  });
  const { headers, ...parsed } = await PostalMime.parse(message);
  expect(parsed).toMatchObject({
    from: { name: 'Raiz do Vau', address: 'hello@raizdovau.example' },
    to: [{ name: 'Ana Lopes', address: 'ana@example.org' }],
    messageId: `<${id}@raizdovau.example>`,
    date: date.toISOString(),
    subject: 'already pt Ana',
  });
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('content-language')).toBe('pt-PT');
  expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(message.toString('latin1')).not.toMatch(/[^\r]\n|[\x80-\xff]/);
  const { message: toConfirm } = await make(addressed({ unsubscribeUrl: undefined }));
  expect(toConfirm.toString()).not.toMatch(/^List-Unsubscribe/im);
});

test('the signature covers sender and one-click leaving, and verifies', async () => {
  const { message } = await make(addressed());
  const p = publicKey.replace(/-----.*-----|\n/g, '');
  const resolver = async (name: string, type: string) => {
    expect([name, type]).toEqual(['letters._domainkey.raizdovau.example', 'TXT']);
    return [[`v=DKIM1; k=rsa; p=${p}`]];
  };
  const { results } = await dkimVerify(message, { resolver });
  expect(results.map(({ status }) => status.result)).toEqual(['pass']);
  const signature = /DKIM-Signature:[^]*?\r\n(?=\S)/.exec(message.toString())?.[0] ?? '';
  const [, signed = ''] = /\bh=([^;]*)/.exec(signature) ?? [];
  const names = signed.toLowerCase().replace(/\s/g, '').split(':');
  const needed = 'from to subject date message-id list-unsubscribe list-unsubscribe-post';
  expect(names).toEqual(expect.arrayContaining(needed.split(' ')));
  const forged = Buffer.from(message.toString().replace('One-Click', 'Two-Clicks'));
  const { results: refused } = await dkimVerify(forged, { resolver });
  expect(refused.map(({ status }) => status.result)).toEqual(['fail']);
});

test.each([
  ['ana@café.example', 'ana@xn--caf-dma.example'],
  ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
])('the address %s is written as mail servers read it', async (email, to) => {
  const { envelope, message } = await make(addressed({ email }));
  expect(envelope.to).toBe(to);
  expect((await PostalMime.parse(message)).to?.[0]?.address).toBe(to);
});

test.each([
  ['Ana\r\nBcc: eve@example.org', 'Ana Bcc: eve@example.org'],
  ['"<Ana>", ;@', '"<Ana>", ;@'],
  ['أنا', 'أنا'],
  ['x'.repeat(100), 'x'.repeat(100)],
])('the name %j is folded to one line in the headers, and injects none', async (name, folded) => {
  const { headers, to } = await PostalMime.parse((await make(addressed({ name }))).message);
  expect(to).toEqual([{ name: folded, address: 'ana@example.org' }]);
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
});
