import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from './postgres-store.ts';
import { purgeOldData } from '../retention/retention.ts';
import { ana } from '../db/samples.fixture.ts';
import type { Store } from './store.ts';

/** Opens a store that is closed after the test. */
async function open(url: string): Promise<Store> {
  const { store } = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

/** A separate connection, closed after the test. */
async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describeWithPostgres('in Postgres', () => {
  const postgres = testDatabases();

  test('a server leaves the purge to another server that is already purging', async () => {
    const url = await postgres.newDatabase();
    const store = await open(url);
    await store.addSubmission(ana);
    const all = () => purgeOldData(store, () => new Date('2039-01-01'));
    const other = await connect(url);
    await other.query('BEGIN');
    await other.query('SELECT pg_advisory_xact_lock(7241000002)');
    expect(await all()).toEqual({ deleted: 0, cleared: 0 });
    await other.query('COMMIT');
    expect(await all()).toEqual({ deleted: 1, cleared: 0 });
  });

  describe('a Postgres that cannot be used', () => {
    test('the start fails in one line when nobody listens', async () => {
      await expect(openPostgresStore('postgres://raiz:hunter2@127.0.0.1:1/raiz')).rejects.toThrow(
        /^(?!.*hunter2)DATABASE_URL leads to the database raiz at 127\.0\.0\.1:1, which cannot .*ECONNREFUSED.* mend DATABASE_URL\.$/,
      );
    });

    test('the start fails in one line when the database encoding is not UTF-8', async () => {
      const url = await postgres.newDatabase();
      await postgres.asSuperuser(url, "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
      const latin = url.replace(/test_\d+/, 'latin');
      await expect(openPostgresStore(latin)).rejects.toThrow(/LATIN1, not UTF8/);
    });
  });

  test('a Postgres error carries nothing that a visitor typed into the log', async () => {
    const url = await postgres.newDatabase();
    const store = await open(url);
    await postgres.asSuperuser(
      url,
      "ALTER TABLE interest_submissions ADD CHECK (name <> 'Ana Lopes')",
    );
    const error: unknown = await store.addSubmission(ana).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '23514' });
    expect(JSON.stringify(error)).not.toMatch(/Ana|ana@/);
  });

  test('Postgres connections that stopped answering are replaced after one failed query', async () => {
    const url = `${await postgres.newDatabase()}?query_timeout=500`;
    const store = await open(url);
    await store.ready();
    const connections = await postgres.asSuperuser(
      url,
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'raiz-do-vau' AND datname = current_database()",
    );
    const signal = (name: NodeJS.Signals) => {
      for (const { pid } of connections) process.kill(Number(pid), name);
    };
    signal('SIGSTOP');
    onTestFinished(() => signal('SIGCONT'));
    await expect(store.ready()).rejects.toThrow(/timeout/);
    await expect(store.ready()).resolves.toBeUndefined();
  });
});
