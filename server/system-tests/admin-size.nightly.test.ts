import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { measureDashboard, submissions } from './admin-size.fixture.ts';
import { fillPostgres, fillSqlite } from '../db/many-submissions.fixture.ts';
import {
  asRole,
  describeWithPostgres,
  startPostgres,
  type TestPostgres,
} from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';

const doesNotHoldUp = 'a dashboard with 100,000 submissions does not hold up the visitors';

test(doesNotHoldUp, { timeout: 120_000 }, async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'admin-')), 'store.sqlite');
  const store = openSqliteStore(file);
  fillSqlite(file, submissions);
  await measureDashboard('the embedded store', store);
});

describeWithPostgres('in Postgres', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test(doesNotHoldUp, async () => {
    const url = await postgres.newSchema();
    const { store } = await openPostgresStore(url);
    await fillPostgres(asRole('raiz_owner', url), submissions);
    await measureDashboard('Postgres', store);
  });
});
