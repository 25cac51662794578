import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteConfig } from '../site.config.ts';
import { keepsAuditHead, readConfig } from './config.ts';
import { hashPassword } from './admin/login/passwords.ts';
import { StartError } from './start-error.ts';
import { newFolder } from './new-folder.fixture.ts';

const passwordHash = await hashPassword('x');

/** A hash as another tool would have created it. */
const withWork = (parameters: string) => passwordHash.replace(/m=\d+,t=\d+,p=\d+/, parameters);

const mail = { MAIL_URL: 'smtp://localhost' };
const dkim = { DKIM_DOMAIN: 'raizdovau.example', DKIM_SELECTOR: 'letters' };

/** A file with a new private key. */
function keyFile(type: 'rsa' | 'ed25519', modulusLength = 2048): string {
  const { privateKey } =
    type === 'rsa' ? generateKeyPairSync(type, { modulusLength }) : generateKeyPairSync(type);
  const file = join(newFolder('dkim'), 'dkim.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return file;
}

test('the default configuration listens on localhost only and uses the embedded store', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    store: { engine: 'sqlite', file: `${process.cwd()}/data/raiz-do-vau.sqlite` },
    admin: undefined,
    siteUrl: siteConfig.url,
    allowedOrigins: [siteConfig.url],
    trustedProxies: [],
    healthToken: undefined,
    inheritedSocket: undefined,
    log: { level: 'info', format: 'json' },
  });
});

test('empty environment variables count as unset', () => {
  const empty = { PORT: '', DATABASE_URL: ' ', ADMIN_USERNAME: '', ALLOWED_ORIGINS: '' };
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('environment variables are read into the configuration', () => {
  expect(
    readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      ADMIN_USERNAME: 'olga',
      ADMIN_PASSWORD_HASH: passwordHash,
      SITE_URL: 'https://retreat.example',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:4321',
      TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16, 2001:db8::/32',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'pretty',
      HEALTH_TOKEN: 'of-twenty-characters-at-least',
    }),
  ).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/data',
    store: { engine: 'sqlite', file: '/srv/data/raiz-do-vau.sqlite' },
    admin: { username: 'olga', passwordHash },
    siteUrl: 'https://retreat.example',
    allowedOrigins: ['https://retreat.example', 'https://a.example', 'http://localhost:4321'],
    trustedProxies: ['10.0.0.1', '192.168.0.0/16', '2001:db8::/32'],
    healthToken: 'of-twenty-characters-at-least',
    log: { level: 'warn', format: 'pretty' },
  });
});

test('how e-mails are sent is read where MAIL_URL is set', () => {
  const file = keyFile('rsa');
  const env = {
    MAIL_URL: 'smtps://olga:p%40ss@mail.example',
    MAIL_FROM: 'Olga <olga@a.example>',
    ...dkim,
    DKIM_KEY_FILE: file,
    MAIL_RATE: '5',
    OWNER_EMAIL: 'owner@a.example',
    SITE_URL: 'https://a.example',
  };
  expect(readConfig(env)).toMatchObject({
    emails: {
      target: {
        kind: 'smtp',
        host: 'mail.example',
        port: 465,
        secure: true,
        auth: { user: 'olga', pass: 'p@ss' },
      },
      from: { name: 'Olga', address: 'olga@a.example' },
      dkim: { domainName: 'raizdovau.example', keySelector: 'letters' },
      ratePerMinute: 5,
      siteUrl: 'https://a.example',
    },
    ownerEmail: 'owner@a.example',
  });
  expect(readConfig({ ...env, MAIL_URL: '' }).emails).toBeUndefined();
  expect([env, { ...env, MAIL_URL: '' }].map((each) => keepsAuditHead(readConfig(each)))).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['m=19456,t=2,p=1', true],
  ['m=65536,t=3,p=4', true],
  ['m=47104,t=1,p=1', true],
  ['m=7168,t=5,p=1', true],
  ['m=19455,t=2,p=1', false],
  ['m=19456,t=1,p=1', false],
  ['m=4096,t=99,p=1', false],
])(
  'whether ADMIN_PASSWORD_HASH accepts an argon2id hash with the parameters %s: %s',
  (parameters, mayStart) => {
    const env = { ADMIN_USERNAME: 'olga', ADMIN_PASSWORD_HASH: withWork(parameters) };
    if (mayStart) expect(readConfig(env).admin?.username).toBe('olga');
    else expect(() => readConfig(env)).toThrow(StartError);
  },
);

test.each(['postgres://olga:secret@db:5432/raiz', 'postgresql:///raiz?host=/run/postgresql'])(
  'DATABASE_URL %s selects the Postgres store',
  (url) => {
    const { store, dataDir } = readConfig({ DATABASE_URL: url, DATA_DIR: '/srv/data' });
    expect({ store, dataDir }).toEqual({
      store: { engine: 'postgres', url },
      // Backups are kept there.
      dataDir: '/srv/data',
    });
  },
);

test.each([
  [{ PORT: 'abc' }, /^PORT "abc" is not a port\. Set it/],
  [{ PORT: '70000' }, /^PORT "70000"/],
  [{ PORT: '-1' }, /^PORT "-1"/],
  [{ HOST: 'http://x' }, /^HOST "http:\/\/x"/],
  [{ DATABASE_URL: 'mysql://olga:hunter2@db/raiz' }, /^DATABASE_URL is not the address of/],
  [{ DATABASE_URL: 'postgres://olga:hunter2@db' }, /^DATABASE_URL .*host:5432\/database/],
  [{ DATABASE_URL: 'postgres://olga:hunter2#@db/raiz' }, /^DATABASE_URL .*percent-encoded/],
  [{ DATABASE_URL: 'postgres://olga:12/hunter2@db/raiz' }, /^DATABASE_URL .*percent-encoded/],
  [{ DATABASE_URL: 'hunter2' }, /^DATABASE_URL/],
  [{ ADMIN_USERNAME: 'olga' }, /^ADMIN_USERNAME is set without ADMIN_PASSWORD_HASH/],
  [{ ADMIN_PASSWORD_HASH: passwordHash }, /^ADMIN_PASSWORD_HASH is set without ADMIN_USERNAME/],
  [
    { ADMIN_USERNAME: 'olga', ADMIN_PASSWORD_HASH: 'hunter2' },
    /^ADMIN_PASSWORD_HASH is not a hash/,
  ],
  [
    { ADMIN_USERNAME: 'olga', ADMIN_PASSWORD_HASH: withWork('m=8,t=1,p=1') },
    /^ADMIN_PASSWORD_HASH was made with less work .* `npm run admin:password`\.$/,
  ],
  [{ ALLOWED_ORIGINS: 'https://a.example/' }, /^ALLOWED_ORIGINS .* without a path/],
  [{ ALLOWED_ORIGINS: '*' }, /^ALLOWED_ORIGINS/],
  [{ TRUSTED_PROXIES: '10.0.0.1/33' }, /^TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: 'true' }, /^TRUSTED_PROXIES/],
  [{ MAIL_URL: 'hunter2' }, /^MAIL_URL is not the address of a mail server, .*smtp:\/\//],
  [{ MAIL_URL: 'http://olga:hunter2@mail.example' }, /^MAIL_URL /],
  [{ MAIL_URL: 'smtp://olga:hunter2%@mail.example' }, /^MAIL_URL .*percent-encoded/],
  [{ MAIL_URL: 'smtp://:hunter2@mail.example' }, /^MAIL_URL /],
  [{ MAIL_URL: 'smtp://olga:hunter2@mail.example:0x19' }, /^MAIL_URL /],
  [{ MAIL_URL: 'smtp://mail.example/?password=hunter2' }, /^MAIL_URL /],
  [{ MAIL_URL: 'file:' }, /^MAIL_URL .*file:<folder>/],
  [{ MAIL_FROM: 'Olga' }, /^MAIL_FROM "Olga" is not one e-mail address/],
  [{ MAIL_FROM: 'a@example.org, b@example.org' }, /^MAIL_FROM .*Write it as Name </],
  [{ MAIL_RATE: '0' }, /^MAIL_RATE "0" is not a number of e-mails a minute/],
  [{ MAIL_RATE: '1.5' }, /^MAIL_RATE "1\.5"/],
  [{ MAIL_RATE: '100000' }, /^MAIL_RATE .* from 1 to 99999/],
  [{ OWNER_EMAIL: 'olga' }, /^OWNER_EMAIL "olga" is not an e-mail address/],
  [{ SITE_URL: 'raizdovau.example' }, /^SITE_URL "raizdovau\.example" is not the public address/],
  [{ SITE_URL: 'https://raizdovau.example/pt' }, /^SITE_URL .* without a path/],
  [
    { ...mail, DKIM_DOMAIN: 'a.example' },
    /^DKIM_DOMAIN is set without DKIM_SELECTOR and DKIM_KEY_FILE, so/,
  ],
  [
    { ...mail, DKIM_KEY_FILE: '/dev/null' },
    /^DKIM_KEY_FILE is set without DKIM_DOMAIN and DKIM_SELECTOR, so/,
  ],
  [{ ...mail, ...dkim, DKIM_KEY_FILE: '/nowhere/dkim.pem' }, /^DKIM_KEY_FILE .*ENOENT.*openssl/],
  [{ ...mail, ...dkim, DKIM_KEY_FILE: '/dev/null' }, /^DKIM_KEY_FILE \/dev\/null holds no private/],
  [{ ...mail, ...dkim, DKIM_KEY_FILE: '.' }, /^DKIM_KEY_FILE \. holds no private key/],
  [{ ...mail, ...dkim, DKIM_KEY_FILE: keyFile('ed25519') }, /^DKIM_KEY_FILE .* no RSA key/],
  [{ ...mail, ...dkim, DKIM_KEY_FILE: keyFile('rsa', 768) }, /^DKIM_KEY_FILE .* 1024 bits/],
  [{ ...mail, ...dkim, DKIM_KEY_FILE: import.meta.filename }, /^DKIM_KEY_FILE .*config\.test\.ts/],
  [{ HEALTH_TOKEN: 'short' }, /^HEALTH_TOKEN is too short/],
  [{ LOG_FORMAT: 'xml' }, /^LOG_FORMAT "xml" is no form of the log/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL "loud" is not a level\. Set it to one of/],
])(
  'the invalid environment variable %o stops the start with one line that says how to fix it',
  (env, line) => {
    const read = () => readConfig(env);
    expect(read).toThrow(StartError);
    expect(read).toThrow(line);
    expect(read).not.toThrow(/\n|hunter2/);
  },
);
