import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { passwordError } from './password-rule.ts';
import { cheapHash } from './passwords.fixture.ts';
import { hashPassword, isPasswordHash, verifyPassword } from './passwords.ts';

test('a password is verified against its hash, and every hash has its own salt', async () => {
  const [first, second] = await Promise.all([hashPassword('olá 🌱'), hashPassword('olá 🌱')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$=]{22}\$[^$=]{43}$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword('olá 🌱', first)).toBe(true);
  expect(await verifyPassword('olá 🌲', first)).toBe(false);
  expect(await verifyPassword('', first)).toBe(false);
});

test('a password is the same in whatever Unicode form it is typed, and one hashed as it was typed goes on working', async () => {
  const [composed, apart] = ['põe ﬁm', 'põe ﬁm'.normalize('NFD')];
  const hash = await hashPassword(apart);
  for (const form of [composed, apart, 'põe fim']) {
    expect(await verifyPassword(form, hash)).toBe(true);
    expect(await verifyPassword(form, await cheapHash('põe fim'))).toBe(true);
  }
  expect(await verifyPassword(apart, await cheapHash(apart))).toBe(true);
});

test('a password hash of the argon2 reference implementation is verified', async () => {
  // From the test vectors of phc-winner-argon2: password "password", salt "somesalt".
  const hash =
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword('password', hash)).toBe(true);
  expect(await verifyPassword('Password', hash)).toBe(false);
});

test.each([
  '',
  'plain text',
  '$2b$12$abcdefghijklmnopqrstuv',
  '$argon2id$v=19$m=0,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=0,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$',
])('no password matches a text that is not a valid password hash: %s', async (text) => {
  expect(isPasswordHash(text)).toBe(false);
  expect(await verifyPassword('', text)).toBe(false);
});

test.each([
  ['short', 'vau-tent-42'],
  ['short', '🌱'.repeat(11)],
  ['common', 'olga 20262026'],
  ['common', `${siteConfig.brand.toUpperCase().replaceAll('U', 'Ú')} 2026`],
  ['common', 'lagoon-tents 2026'],
  ['common', 'password1234'],
  ['common', 'Qwertyuiop123'],
  ['common', 'aaaaaaaaaaaaaaaa'],
  [undefined, 'uma lagoa sem vento'],
  [undefined, 'x'.repeat(3) + 'Wv9#kLq2mT'],
])('a new password is %s: %s', async (reason, password) => {
  const names = { siteUrl: 'https://www.lagoon-tents.example', username: 'olga' };
  expect(await passwordError(password, names)).toBe(reason);
});
