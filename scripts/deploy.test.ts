import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { toolsFolder } from '../server/db/postgres/tools.ts';
import { connectionTo } from '../server/db/postgres/connection.ts';
import { asRole, startPostgres } from '../server/db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../server/db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { ana } from '../server/db/samples.fixture.ts';
import { readConfig, variables } from '../server/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');

/** The lines of compose.yaml for the site. */
const site = /^ {2}site:\n((?: {4}.*\n|\n)+)/m.exec(read('deploy/compose.yaml'))?.[1] ?? '';

test('the Dockerfile uses the Node version that package.json pins', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const images = Array.from(dockerfile.matchAll(/^FROM node:([\d.]+)/gm), ([, tag]) => tag);
  expect(images.length).toBeGreaterThan(0);
  expect(new Set(images)).toEqual(new Set([dependencies['node']]));
});

test.each(['Dockerfile', 'deploy/raiz-do-vau.service'])(
  '%s starts Node with little memory',
  (file) => {
    expect(/NODE_OPTIONS="?([^"]+)"/.exec(read(file))?.[1]).toBe(
      '--max-semi-space-size=1 --max-old-space-size=256',
    );
    expect(read(file)).toContain('NODE_COMPILE_CACHE=');
    expect(read(file)).toContain('MALLOC_ARENA_MAX=2');
    expect(read(file)).toContain('NODE_ENV=production');
  },
);

test('the server listens where the Caddyfile looks for it', () => {
  const { host, port } = readConfig({});
  expect(read('deploy/Caddyfile')).toContain(`{$UPSTREAM:${host}:${port}}`);
});

test('compose.postgres.yaml leads to its database, and compose.yaml alone, where a password of Postgres is set, starts no empty store in its place', async () => {
  const [, url = ''] = /DATABASE_URL: \$\{OWNER_PASSWORD:\+(.*)\}/.exec(site) ?? [];
  const nowhere = url.replace('//database/', '//127.0.0.1:1/');
  const onTop = read('deploy/compose.postgres.yaml').replaceAll(/\$\{.*?\}/g, 'secret');
  expect(() => connectionTo(/postgres:\/\/\S+/.exec(onTop)?.[0] ?? '')).not.toThrow();
  expect(readConfig({ DATABASE_URL: url }).store).toEqual({ engine: 'postgres', url });
  await expect(openPostgresStore(nowhere)).rejects.toThrow(/compose\.postgres\.yaml-is-missing/);
});

test('the image or compose.yaml hands each variable that the server reads on to it', async () => {
  const ofImage = /^ENV NODE_ENV=(?:.*\\\n)*.*$/m.exec(dockerfile)?.[0] ?? '';
  const fromEnv = /^ {6}(\w+): \$\{\1:-\}\n/gm;
  const setHere = site.replaceAll(fromEnv, '');
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

describeWithPostgres('the SQL script that creates the role of the server', () => {
  test('it may make tables, and takes any password', async () => {
    const password = `it's "50%" \\ $HOME :password`;
    const postgres = await startPostgres({ passwords: true, superuser: 'raiz_do_vau' });
    onTestFinished(() => postgres.stop());
    const url = await postgres.newEmptyDatabase();
    // As the image of Postgres runs it.
    execFileSync(
      join(toolsFolder(), 'psql'),
      [
        '-v',
        'ON_ERROR_STOP=1',
        '--no-psqlrc',
        '-f',
        'deploy/postgres-owner.sql',
        asRole('raiz_do_vau', url),
      ],
      { cwd: root, env: { OWNER_PASSWORD: password }, stdio: 'pipe' },
    );
    const asOwner = asRole(`raiz_owner:${encodeURIComponent(password)}`, url);
    const { store } = await openPostgresStore(asOwner);
    onTestFinished(() => store.close());
    expect(await store.addSubmission(ana)).toBe('stored');
  });
});
