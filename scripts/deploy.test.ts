import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findPostgres } from '../server/db/postgres/tools.ts';
import { connectionTo } from '../server/db/postgres/connection.ts';
import { migrateAsOwner } from '../server/db/postgres/migrate.ts';
import { asRole, startPostgres, type TestPostgres } from '../server/db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../server/db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { ana, listAll } from '../server/db/samples.fixture.ts';
import { readConfig, variables } from '../server/config.ts';
import { nodeOptions } from '../tools/benchmark/processes.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');

const embedded = 'deploy/compose.yaml';
const onPostgres = 'deploy/compose.postgres.yaml';

/** The lines of a compose file for one service. */
const service = (name: string, file = embedded): string =>
  new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(read(file))?.[1] ?? '';

/** The names of the services of a compose file. */
const servicesOf = (file: string): string[] =>
  Array.from(
    /^services:\n((?: +.*\n|\n)+)/m.exec(read(file))?.[1]?.matchAll(/^ {2}(\w+):$/gm) ?? [],
  ).flatMap(([, name]) => name ?? []);

test('the Dockerfile uses the Node version that package.json pins', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const images = Array.from(dockerfile.matchAll(/^FROM node:([\d.]+)/gm), ([, tag]) => tag);
  expect(images.length).toBeGreaterThan(0);
  expect(new Set(images)).toEqual(new Set([dependencies['node']]));
});

test.each(['Dockerfile', 'deploy/raiz-do-vau.service'])(
  '%s starts Node with the options that the benchmark measured',
  (file) => {
    expect(/NODE_OPTIONS="?([^"]+)"/.exec(read(file))?.[1]).toBe(nodeOptions);
    expect(read(file)).toContain('NODE_COMPILE_CACHE=');
    expect(read(file)).toContain('MALLOC_ARENA_MAX=2');
    expect(read(file)).toContain('NODE_ENV=production');
  },
);

test('the socket unit listens where the server would by itself, and where the Caddyfile looks for it', () => {
  const { host, port } = readConfig({});
  expect(read('deploy/raiz-do-vau.socket')).toContain(`\nListenStream=${host}:${port}\n`);
  expect(read('deploy/Caddyfile')).toContain(`{$UPSTREAM:${host}:${port}}`);
});

test('the Dockerfile copies only files that exist', () => {
  const copied = Array.from(dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm), ([, names]) =>
    (names ?? '').split(' '),
  );
  expect(copied.flat().length).toBeGreaterThan(5);
  for (const name of copied.flat()) expect(existsSync(join(root, name)), name).toBe(true);
});

test('compose.yaml begins with the site and Caddy, for which one needs to know the address alone', () => {
  expect(servicesOf(embedded)).toEqual(['site', 'proxy']);
  const needed = Array.from(read(embedded).matchAll(/\$\{(\w+):\?/g), ([, variable]) => variable);
  expect(needed).toEqual(['DOMAIN']);
  expect(servicesOf(onPostgres)).toEqual(['migrate', 'site', 'database']);
});

test('compose.yaml alone, where a password of Postgres is set, starts no empty store in its place', async () => {
  const [, url = ''] = /DATABASE_URL: \$\{SERVER_PASSWORD:\+(.*)\}/.exec(service('site')) ?? [];
  const nowhere = url.replace('//database/', '//127.0.0.1:1/');
  expect(readConfig({ DATABASE_URL: url }).store).toEqual({ engine: 'postgres', url });
  await expect(openPostgresStore(nowhere)).rejects.toThrow(/compose\.postgres\.yaml-is-missing/);
});

test('compose.postgres.yaml gives the password of the table owner only to the database and to the migration', () => {
  const given = servicesOf(onPostgres).map((name) => [
    name,
    Array.from(
      service(name, onPostgres).matchAll(/\$\{(\w+_PASSWORD)\b/g),
      ([, variable]) => variable,
    ),
  ]);
  expect(Object.fromEntries(given)).toEqual({
    migrate: ['OWNER_PASSWORD'],
    site: ['SERVER_PASSWORD'],
    database: ['POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'SERVER_PASSWORD'],
  });
  const migrate = service('migrate', onPostgres);
  expect(migrate).toContain('DATABASE_OWNER_URL: postgres://raiz_owner:');
  expect(migrate).not.toContain('DATABASE_URL:');
  expect(migrate).toContain('command: [node, scripts/migrate.ts]');
  expect(service('site', onPostgres)).toContain('DATABASE_URL: postgres://raiz_server:');
});

test('compose.postgres.yaml leads to its own database by addresses that the programs take', () => {
  const compose = read(onPostgres).replaceAll(/\$\{.*?\}/g, 'secret');
  const urls = compose.match(/postgres:\/\/\S+/g) ?? [];
  expect(urls).toHaveLength(2);
  for (const url of urls) expect(() => connectionTo(url)).not.toThrow();
});

test('the image or compose.yaml hands each variable that the server reads on to it', async () => {
  const ofImage = /^ENV NODE_ENV=(?:.*\\\n)*.*$/m.exec(dockerfile)?.[0] ?? '';
  const fromEnv = /^ {6}(\w+): \$\{\1:-\}\n/gm;
  const setHere = service('site').replaceAll(fromEnv, '');
  const others = variables.filter(
    (name) =>
      !new RegExp(`^      ${name}: \\S`, 'm').test(setHere) &&
      !new RegExp(`\\b${name}=`).test(`${ofImage} ${/^ENV SITE_URL=.*$/m.exec(dockerfile)?.[0]}`),
  );
  expect(others.length).toBeGreaterThan(8);
  const lines = others.map((name) => `      ${name}: \${${name}:-}\n`).join('');
  const derived = read('deploy/compose.yaml')
    .replaceAll(fromEnv, '')
    .replace(/^.* writes these lines\.\n/m, (comment) => `${comment}${lines}`);
  expect(derived).toContain(lines);
  await expect(derived).toMatchFileSnapshot('../deploy/compose.yaml');
});

test('compose.yaml makes a backup every day, where the server deletes the old ones', () => {
  expect(service('site')).toMatch(
    /- while .*node scripts\/backup\.ts .*; sleep 86400;.*& exec node/,
  );
  expect(service('site')).toContain("'data:/data'");
  // On Postgres, too, and where the migration makes its copy.
  expect(service('site', onPostgres)).not.toContain('command:');
  expect(service('migrate', onPostgres)).toContain("volumes: ['data:/data']");
});

test('server unit and compose.yaml keep the mirror where neither backups nor their restoring reach', () => {
  const unit = read('deploy/raiz-do-vau.service');
  const folder = /^StateDirectory=raiz-do-vau (\S+)$/m.exec(unit)?.[1] ?? 'none';
  expect(unit).toContain(`Environment=LEDGER_DIR=/var/lib/${folder}\n`);
  expect(service('site')).toContain('LEDGER_DIR: /erasures\n');
  expect(service('site')).toContain("'erasures:/erasures'");
  // A new volume gets the owner that the folder has in the image.
  expect(dockerfile).toMatch(/install -d -o node .* \/erasures /);
});

test('compose.postgres.yaml starts the site only after the migration, and the migration only after the roles were created', () => {
  const [site, migrate, database] = ['site', 'migrate', 'database'].map((name) =>
    service(name, onPostgres),
  );
  expect(site).toContain('migrate: { condition: service_completed_successfully }');
  expect(migrate).toContain('database: { condition: service_healthy }');
  // While the image runs the scripts of an empty volume, Postgres listens on its socket only.
  expect(database).toContain('pg_isready, --host=127.0.0.1,');
  const [, script = '', target] =
    /- (\.\/\S+):(\/docker-entrypoint-initdb\.d\/\S+\.sql):ro/.exec(database ?? '') ?? [];
  expect(existsSync(join(root, 'deploy', script))).toBe(true);
  expect(target).toBe('/docker-entrypoint-initdb.d/postgres-roles.sql');
});

describeWithPostgres('the SQL script that creates the Postgres roles', () => {
  const ownerPassword = `it's "50%" \\ $HOME :owner_password`;
  const serverPassword = `'; DROP ROLE raiz_owner; --`;
  const role = (name: string, password: string, url: string) =>
    asRole(`${name}:${encodeURIComponent(password)}`, url);

  const path = [process.env['PATH'], findPostgres()].join(delimiter);

  /** Runs the script as the image of Postgres does. */
  const runScript = (url: string, env: Record<string, string>) =>
    execFileSync(
      'psql',
      [
        '-v',
        'ON_ERROR_STOP=1',
        '--no-password',
        '--no-psqlrc',
        '-f',
        'deploy/postgres-roles.sql',
        url,
      ],
      { cwd: root, env: { ...env, PATH: path }, stdio: 'pipe' },
    );

  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ roles: false, passwords: true, superuser: 'raiz_do_vau' });
  });
  afterAll(() => postgres.stop());
  const emptyVolume = async () => asRole('raiz_do_vau', await postgres.newEmptyDatabase());
  /** A database with its roles and tables. `run` runs the script again. */
  const madeReady = async (OWNER_PASSWORD = ownerPassword, SERVER_PASSWORD = serverPassword) => {
    const url = await emptyVolume();
    const run = () => runScript(url, { OWNER_PASSWORD, SERVER_PASSWORD });
    run();
    await migrateAsOwner(role('raiz_owner', OWNER_PASSWORD, url));
    return { url, run };
  };

  test('the script of the Postgres roles creates none without passwords', async () => {
    const url = await emptyVolume();
    expect(() => runScript(url, {})).toThrow(/Command failed/);
    expect(await postgres.asSuperuser(url, "SELECT to_regrole('raiz_owner')")).toEqual([
      { to_regrole: null },
    ]);
  });

  test('the Postgres roles log in with any passwords and have the rights they need', async () => {
    const { url } = await madeReady();
    const { store } = await openPostgresStore(role('raiz_server', serverPassword, url));
    onTestFinished(() => store.close());
    expect(await store.addSubmission(ana)).toBe('stored');
    await expect(migrateAsOwner(role('raiz_owner', serverPassword, url))).rejects.toThrow(
      /password authentication failed/,
    );
    await expect(migrateAsOwner(role('raiz_visitor', ownerPassword, url))).rejects.toThrow(/fail/);
    const members = await postgres.asSuperuser(
      url,
      `SELECT roleid::regrole::text AS role, member::regrole::text FROM pg_auth_members
        WHERE roleid::regrole::text LIKE 'raiz%'`,
    );
    expect(members).toEqual([{ role: 'raiz_visitor', member: 'raiz_server' }]);
    await postgres.asSuperuser(url, "CREATE ROLE stranger LOGIN PASSWORD 'x'");
    await expect(openPostgresStore(role('stranger', 'x', url))).rejects.toThrow(
      /permission denied for database/,
    );
  });

  test('the script of the Postgres roles hands over every table and function, as of a copy restored without owners', async () => {
    const { url, run } = await madeReady();
    await postgres.asSuperuser(url, 'REASSIGN OWNED BY raiz_owner TO CURRENT_USER');
    run();
    const notHandedOver = await postgres.asSuperuser(
      url,
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relowner <> 'raiz_owner'::regrole
        UNION ALL
        SELECT proname FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace AND proowner <> 'raiz_owner'::regrole`,
    );
    expect(notHandedOver).toEqual([]);
  });

  test('the script of the Postgres roles takes back what a server that was broken into set for its role', async () => {
    const { url, run } = await madeReady();
    const server = role('raiz_server', serverPassword, url);
    const client = new Client(server);
    await client.connect();
    const database = new URL(url).pathname.slice(1);
    await client.query("ALTER ROLE raiz_server SET search_path = 'nowhere'");
    await client.query(
      `ALTER ROLE raiz_server IN DATABASE ${database} SET local_preload_libraries = 'x'`,
    );
    await client.query("ALTER ROLE raiz_server PASSWORD 'another'");
    await client.end();
    await expect(openPostgresStore(server)).rejects.toThrow(/postgres-roles\.sql/);
    run();
    const { store } = await openPostgresStore(server);
    onTestFinished(() => store.close());
    expect(await store.addSubmission(ana)).toBe('stored');
  });

  test('the script of the Postgres roles can run again with other passwords and keeps every row', async () => {
    const { url } = await madeReady('one', 'two');
    const { store } = await openPostgresStore(role('raiz_server', 'two', url));
    onTestFinished(() => store.close());
    await store.addSubmission(ana);
    runScript(url, { OWNER_PASSWORD: ownerPassword, SERVER_PASSWORD: serverPassword });
    expect(await migrateAsOwner(role('raiz_owner', ownerPassword, url))).toEqual([]);
    const { store: again } = await openPostgresStore(role('raiz_server', serverPassword, url));
    onTestFinished(() => again.close());
    expect(await listAll(again)).toHaveLength(1);
  });
});
