import { describe, expect, test } from 'vitest';
import { siteConfig } from '../site.config.ts';
import { readConfig } from './config.ts';
import { hashPassword } from './admin/passwords.ts';
import { StartError } from './start-error.ts';

const passwordHash = await hashPassword('x');

/** A hash as another tool would have created it. */
const withWork = (parameters: string) => passwordHash.replace(/m=\d+,t=\d+,p=\d+/, parameters);

describe('the configuration', () => {
  test('the default configuration listens on localhost only and uses the embedded store', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      store: { engine: 'sqlite', file: `${process.cwd()}/data/raiz-do-vau.sqlite` },
      admin: undefined,
      allowedOrigins: [siteConfig.url],
      trustedProxies: [],
      logLevel: 'info',
    });
  });

  test('empty environment variables count as unset', () => {
    const empty = { PORT: '', DATABASE_URL: ' ', ADMIN_USERNAME: '', ALLOWED_ORIGINS: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test('every environment variable is read into the configuration', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/data',
        ADMIN_USERNAME: 'olga',
        ADMIN_PASSWORD_HASH: passwordHash,
        ALLOWED_ORIGINS: 'https://a.example, http://localhost:4321',
        TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16, 2001:db8::/32',
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/data',
      store: { engine: 'sqlite', file: '/srv/data/raiz-do-vau.sqlite' },
      admin: { username: 'olga', passwordHash },
      allowedOrigins: ['https://a.example', 'http://localhost:4321'],
      trustedProxies: ['10.0.0.1', '192.168.0.0/16', '2001:db8::/32'],
      logLevel: 'warn',
    });
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
});
