import { join } from 'node:path';
import { test } from 'vitest';
import { measureDashboard, submissions } from './admin-size.fixture.ts';
import { fillPostgres, fillSqlite } from '../db/many-submissions.fixture.ts';
import { asRole } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { newFolder } from '../new-folder.fixture.ts';

const doesNotHoldUp = 'a dashboard with 100,000 submissions does not hold up the visitors';

test(doesNotHoldUp, { timeout: 120_000 }, async () => {
  const file = join(newFolder('admin'), 'store.sqlite');
  const store = openSqliteStore(file);
  fillSqlite(file, submissions);
  await measureDashboard('the embedded store', store);
});

describeWithPostgres('in Postgres', { timeout: 120_000 }, () => {
  const postgres = testDatabases();

  test(doesNotHoldUp, async () => {
    const url = await postgres.newDatabase();
    const { store } = await openPostgresStore(url);
    await fillPostgres(asRole('raiz_owner', url), submissions);
    await measureDashboard('Postgres', store);
  });
});
