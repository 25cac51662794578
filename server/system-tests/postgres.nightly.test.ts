import { afterAll, beforeAll, expect, test } from 'vitest';
import { killPostgresAndCount } from './postgres-restart.fixture.ts';
import { startPostgres, type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';

const rounds = 30;

describeWithPostgres('killing Postgres under load', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres.stop());

  test(
    `no acknowledged submission is lost when Postgres is killed ${rounds} times under load`,
    { timeout: 600_000 },
    async () => {
      const { acknowledged, refused } = await killPostgresAndCount(postgres, rounds);
      console.log(`${acknowledged} acknowledged, ${refused} refused meanwhile`);
      expect(acknowledged).toBeGreaterThan(rounds);
    },
  );
});
