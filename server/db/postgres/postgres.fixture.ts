import { afterAll, describe } from 'vitest';
import { databasesAt, type Databases } from './cluster.fixture.ts';
import { findPostgres } from './tools.ts';

/** Like `describe`, but skipped where no Postgres is installed. */
export const describeWithPostgres = findPostgres() === undefined ? describe.skip : describe;

/**
 * Databases of the one Postgres of the run, which are dropped after the tests that are described
 * beside this call.
 */
export function testDatabases(): Databases {
  // Where none is installed, nobody asks for a database.
  const host = process.env['TEST_POSTGRES'] ?? '';
  const databases = databasesAt(host, { hasTemplate: true });
  const made: string[] = [];
  const remember = async (creating: Promise<string>) => {
    const url = await creating;
    made.push(url);
    return url;
  };
  afterAll(async () => {
    const drop = made
      .splice(0)
      .map((url) => `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    if (drop.length) await databases.asSuperuser(`postgres://postgres@${host}/postgres`, ...drop);
    // One takes a moment, but a file may have made a hundred.
  }, 300_000);
  return {
    ...databases,
    newDatabase: () => remember(databases.newDatabase()),
    newEmptyDatabase: () => remember(databases.newEmptyDatabase()),
  };
}
