import { afterAll, beforeAll, test } from 'vitest';
import { measureDesk, submissions } from './desk-size.fixture.ts';
import { fillPostgres } from './store/many-submissions.fixture.ts';
import {
  describeWithPostgres,
  startPostgres,
  type TestPostgres,
} from './store/postgres.fixture.ts';
import { openPostgresStore } from './store/postgres.ts';

describeWithPostgres('in Postgres', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('a desk with 100,000 submissions does not hold up the visitors', async () => {
    const url = await postgres.newSchema();
    const { store } = await openPostgresStore(url, () => undefined);
    await fillPostgres(url, submissions);
    await measureDesk('Postgres', store);
  });
});
