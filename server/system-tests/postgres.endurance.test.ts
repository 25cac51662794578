import { afterAll, beforeAll, expect, test } from 'vitest';
import { killPostgresAndCount } from './postgres-restart.fixture.ts';
import {
  describeWithPostgres,
  startPostgres,
  type TestPostgres,
} from '../database/postgres/postgres.fixture.ts';

const rounds = 30;

describeWithPostgres('when Postgres is killed', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres.stop());

  test(
    `${rounds} times under load, nothing acknowledged is lost`,
    { timeout: 600_000 },
    async () => {
      const { acknowledged, refused } = await killPostgresAndCount(postgres, rounds);
      console.log(`${acknowledged} acknowledged, ${refused} refused meanwhile`);
      expect(acknowledged).toBeGreaterThan(rounds);
    },
  );
});
