import { rm } from 'node:fs/promises';
import { startPostgres } from './cluster.fixture.ts';
import { findPostgres } from './find-postgres.ts';

/**
 * Starts one Postgres for all tests of a run that need no other, with the tables that their
 * databases are copies of.
 */
export default async function setup() {
  if (findPostgres() === undefined) return;
  const postgres = await startPostgres();
  await postgres.newDatabase();
  process.env['TEST_POSTGRES'] = postgres.host;
  return async () => {
    await postgres.stop();
    // The folder of the whole run is made after it.
    await rm(postgres.folder, { recursive: true, force: true });
  };
}
