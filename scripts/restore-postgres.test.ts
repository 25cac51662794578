import { existsSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dayMs } from '../domain/time.ts';
import { newPlaces } from '../server/backup/copies.fixture.ts';
import { asRole } from '../server/db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { ana, id, listAll } from '../server/db/samples.fixture.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const gone = { ...ana, name: 'Zulmira', email: 'zulmira@quental.example', id: id(7) };

describeWithPostgres('npm run restore with Postgres', { timeout: 120_000 }, () => {
  const postgres = testDatabases();

  const open = async (url: string, ledgerDir?: string) => {
    const { store } = await openPostgresStore(url, false, ledgerDir);
    onTestFinished(() => store.close());
    return store;
  };
  const peopleIn = async (url: string) => (await listAll(await open(url))).map(({ name }) => name);

  /** An empty database with the roles, and what the command needs to know of it. */
  async function elsewhere() {
    const url = await postgres.newEmptyDatabase();
    const env = {
      DATABASE_URL: url,
      DATABASE_OWNER_URL: asRole('raiz_owner', url),
      DATA_DIR: newFolder('data'),
      LEDGER_DIR: newFolder('mirror'),
    };
    const tables = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace";
    return {
      url,
      env,
      isEmpty: async () => (await postgres.asSuperuser(url, tables)).length === 0,
    };
  }

  /** A copy with two people of a month ago, and one of now, when one of them was erased. */
  async function copiesElsewhere() {
    const url = await postgres.newDatabase();
    const now = new Date(Math.floor(Date.now() / 1000) * 1000);
    const monthAgo = new Date(now.getTime() - 30 * dayMs);
    const places = newPlaces(url);
    const store = await open(url, places.settings.LEDGER_DIR);
    await store.reconcileMirror(monthAgo);
    for (const each of [ana, gone]) {
      await store.addSubmission({ ...each, created_at: monthAgo.toISOString() });
    }
    const older = await places.send(monthAgo);
    const entry = { id: id(70), at: now.toISOString(), account: 'olga' };
    expect(await store.rights.erase(gone.email, entry)).toBe(1);
    await store.keepMirror(now);
    const newer = await places.send(now);
    return { ...places, url, older, newer };
  }

  const args = ({ to, keyFile }: { to: string; keyFile: string }, ...more: string[]) => [
    ...['--from', to, '--key', keyFile],
    ...more,
  ];

  test('puts a copy from another machine into an empty database, with its mirror and its settings, and the erased stay erased', async () => {
    const places = await copiesElsewhere();
    const { url, env } = await elsewhere();
    const put = await ownersCommandHere(restore, env, args(places, '--copy', places.older));
    expect(put).toMatchObject({ status: 0, stderr: '' });
    expect(put.stdout).toMatch(/Postgres holds the 2 submissions/);
    expect(put.stdout).toMatch(/The store did not know of 1 erasures/);
    expect(await peopleIn(url)).toEqual([ana.name]);
    expect(existsSync(join(env.LEDGER_DIR, 'mirror'))).toBe(true);
    const restored = readFileSync(join(env.DATA_DIR, 'raiz-do-vau.restored.env'), 'utf8');
    expect(restored).toContain(`DATABASE_URL="${url}"\n`);
    // It serves as before: another one joins.
    const store = await open(url, env.LEDGER_DIR);
    expect(await store.addSubmission({ ...ana, id: id(2) })).toBe('stored');
  });

  test('puts back a dump of `npm run backup`', async () => {
    const from = await postgres.newDatabase();
    await (await open(from)).addSubmission(ana);
    const { url, env } = await elsewhere();
    const made = await ownersCommandHere(backup, { ...env, DATABASE_URL: from });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const folder = join(env.DATA_DIR, 'backups');
    const dump = readdirSync(folder).find((name) => name.endsWith('.dump')) ?? '';
    const put = await ownersCommandHere(restore, env, [join(folder, dump)]);
    expect(put).toMatchObject({ status: 0, stderr: '' });
    expect(await peopleIn(url)).toEqual([ana.name]);
  });

  test('a copy is never put over tables or elsewhere than an empty database of the owner, and nothing is changed', async () => {
    const from = await postgres.newDatabase();
    await (await open(from)).addSubmission(ana);
    const places = newPlaces(from);
    await (await open(from, places.settings.LEDGER_DIR)).reconcileMirror(new Date());
    await places.send(new Date());
    const { env, isEmpty } = await elsewhere();
    for (const [wrong, said] of [
      [
        { DATABASE_OWNER_URL: asRole('raiz_owner', from) },
        /^DATABASE_OWNER_URL leads to .* which is not empty/,
      ],
      [{ DATABASE_URL: from }, /^DATABASE_URL leads to .* and DATABASE_OWNER_URL to /],
      [{ DATABASE_OWNER_URL: '' }, /^DATABASE_OWNER_URL is not set/],
      [{ DATABASE_URL: '' }, /is of Postgres\. Nothing was changed/],
    ] as const) {
      const put = await ownersCommandHere(restore, { ...env, ...wrong }, args(places));
      expect(put.status).toBe(1);
      expect(put.stderr).toMatch(said);
      expect(put.stderr.trim().split('\n')).toHaveLength(1);
      expect(await isEmpty()).toBe(true);
      expect(readdirSync(env.LEDGER_DIR)).toEqual([]);
    }
    expect(await peopleIn(from)).toEqual([ana.name]);
  });

  test('a dump that was cut is refused, and the database stays empty', async () => {
    const from = await postgres.newDatabase();
    const { env, isEmpty } = await elsewhere();
    await ownersCommandHere(backup, { ...env, DATABASE_URL: from });
    const folder = join(env.DATA_DIR, 'backups');
    const name = readdirSync(folder).find((each) => each.endsWith('.dump')) ?? '';
    rmSync(join(folder, `${name}.sha256`));
    truncateSync(join(folder, name), 20_000);
    const put = await ownersCommandHere(restore, env, [join(folder, name)]);
    expect(put.stderr).toMatch(/is not a whole copy of the store .* Nothing was changed/);
    expect(await isEmpty()).toBe(true);
  });
});
