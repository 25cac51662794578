import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { siteConfig } from '../site.config.ts';
import { readConfig } from './config.ts';
import { hashPassword } from './admin/login/passwords.ts';
import { StartError } from './start-error.ts';
import { newFolder } from './new-folder.fixture.ts';

const passwordHash = await hashPassword('x');
const recipient = await identityToRecipient(await generateIdentity());

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
    log: { level: 'info', format: 'json' },
  });
});

test('spaces around a setting, as a file of settings keeps them, are not part of it, and an empty one is none', () => {
  const env = { PORT: ' 4000', LOG_LEVEL: 'error ', SITE_URL: '\thttps://retreat.example \n' };
  const trimmed = { PORT: '4000', LOG_LEVEL: 'error', SITE_URL: 'https://retreat.example' };
  const empty = { DATABASE_URL: ' ', ADMIN_USERNAME: '', ALLOWED_ORIGINS: '' };
  expect(readConfig({ ...env, ...empty, DATA_DIR: ' /var/lib/raiz ' })).toEqual(
    readConfig({ ...trimmed, DATA_DIR: '/var/lib/raiz' }),
  );
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
    CONFIRMATIONS_PER_HOUR: '7',
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
      confirmationsPerHour: 7,
      siteUrl: 'https://a.example',
    },
    ownerEmail: 'owner@a.example',
  });
  expect(readConfig({ ...env, MAIL_URL: '' }).emails).toBeUndefined();
});

test.each([
  ['m=19456,t=2,p=1', true],
  ['m=7168,t=5,p=1', true],
  ['m=7167,t=6,p=1', false],
  ['m=4096,t=99,p=1', false],
])(
  'whether ADMIN_PASSWORD_HASH accepts an argon2id hash with the parameters %s: %s',
  (parameters, mayStart) => {
    const env = { ADMIN_USERNAME: 'olga', ADMIN_PASSWORD_HASH: withWork(parameters) };
    if (mayStart) expect(readConfig(env).admin?.username).toBe('olga');
    else expect(() => readConfig(env)).toThrow(StartError);
  },
);

test.each([
  '/mnt/disk/backups',
  'ssh://backups@[2001:db8::1]:2222',
  'rclone:bucket:retreat/backups',
])('BACKUP_TO %s is a place for sealed backups', (BACKUP_TO) => {
  const { backups } = readConfig({ BACKUP_TO, BACKUP_RECIPIENT: recipient, LOG_LEVEL: 'error' });
  expect(backups).toEqual({
    to: BACKUP_TO,
    recipient,
    settings: { BACKUP_TO, BACKUP_RECIPIENT: recipient, LOG_LEVEL: 'error' },
  });
});

test.each([
  [{ BACKUP_TO: '/mnt/disk' }, /^BACKUP_TO is set without BACKUP_RECIPIENT, so whoever/],
  [{ BACKUP_TO: 'ssh -i hunter2 copies@host' }, /^BACKUP_TO .* Version 1\.0\.0 took a command/],
  [{ BACKUP_TO: 'ssh://-oProxyCommand=hunter2@host' }, /^BACKUP_TO/],
  [{ BACKUP_TO: 'ssh://olga:hunter2@host' }, /^BACKUP_TO/],
  [{ BACKUP_TO: 'rclone:--hunter2:x' }, /^BACKUP_TO/],
  [{ BACKUP_RECIPIENT: await generateIdentity() }, /^BACKUP_RECIPIENT is a secret key, .* age1\.$/],
  [{ BACKUP_RECIPIENT: recipient.replace(/.$/, '') }, /^BACKUP_RECIPIENT is no public key of age/],
  [{ BACKUP_RECIPIENT: 'ssh-ed25519 AAAA' }, /^BACKUP_RECIPIENT is no public key of age/],
])('%o stops the start in one line without the secret', (env: Record<string, string>, line) => {
  const given = { BACKUP_RECIPIENT: env['BACKUP_TO'] === '/mnt/disk' ? '' : recipient, ...env };
  expect(() => readConfig(given)).toThrow(line);
  expect(() => readConfig(given)).not.toThrow(/\n|hunter2|AGE-SECRET-KEY/);
});

test.each(['postgres://olga:secret@db:5432/raiz', 'postgresql:///raiz?host=/run/postgresql'])(
  'DATABASE_URL %s selects the Postgres store',
  (url) => expect(readConfig({ DATABASE_URL: url }).store).toEqual({ engine: 'postgres', url }),
);

test.each([
  [{ PORT: 'abc' }, /^PORT "abc" is not a port\. Set it/],
  [{ PORT: '70000' }, /^PORT "70000"/],
  [{ HOST: 'http://x' }, /^HOST "http:\/\/x"/],
  [{ DATABASE_URL: 'mysql://olga:hunter2@db/raiz' }, /^DATABASE_URL is not the address of/],
  [{ DATABASE_URL: 'postgres://olga:hunter2@db' }, /^DATABASE_URL .*host:5432\/database/],
  [{ DATABASE_URL: 'postgres://olga:12/hunter2@db/raiz' }, /^DATABASE_URL .*percent-encoded/],
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
  [{ TRUSTED_PROXIES: '10.0.0.1/33' }, /^TRUSTED_PROXIES/],
  [{ MAIL_URL: 'hunter2' }, /^MAIL_URL is not the address of a mail server, .*smtp:\/\//],
  [{ MAIL_URL: 'smtp://olga:hunter2%@mail.example' }, /^MAIL_URL .*percent-encoded/],
  [{ MAIL_URL: 'smtp://olga:hunter2@mail.example:0x19' }, /^MAIL_URL /],
  [{ MAIL_URL: 'smtp://mail.example/?password=hunter2' }, /^MAIL_URL /],
  [{ MAIL_URL: 'file:' }, /^MAIL_URL .*file:<folder>/],
  [{ MAIL_FROM: 'Olga' }, /^MAIL_FROM "Olga" is not one e-mail address/],
  [{ MAIL_FROM: 'a@example.org, b@example.org' }, /^MAIL_FROM .*Write it as Name </],
  [{ MAIL_RATE: '0' }, /^MAIL_RATE "0" is not a number of e-mails a minute/],
  [
    { CONFIRMATIONS_PER_HOUR: '0' },
    /^CONFIRMATIONS_PER_HOUR "0" is not a number of e-mails an hour/,
  ],
  [{ OWNER_EMAIL: 'olga' }, /^OWNER_EMAIL "olga" is not an e-mail address/],
  [{ SITE_URL: 'raizdovau.example' }, /^SITE_URL "raizdovau\.example" is not the public address/],
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
  [{ ...mail, ...dkim, DKIM_KEY_FILE: keyFile('ed25519') }, /^DKIM_KEY_FILE .* no RSA key/],
  [{ ...mail, ...dkim, DKIM_KEY_FILE: keyFile('rsa', 768) }, /^DKIM_KEY_FILE .* 1024 bits/],
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
