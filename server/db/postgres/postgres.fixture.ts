import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import { databasesAt, type Databases } from './cluster.fixture.ts';
import { findPostgres } from './tools.ts';

/** Like `describe`, but skipped where no Postgres is installed. */
export const describeWithPostgres = findPostgres() === undefined ? describe.skip : describe;

interface TestDatabases extends Databases {
  /**
   * Empties a database that a test before had of here, which is quicker than a new one, for tests
   * that change nothing but rows.
   */
  emptyDatabase: () => Promise<string>;
}

/**
 * Databases of the one Postgres of the run, which are dropped after the tests that are described
 * beside this call.
 */
export function testDatabases(): TestDatabases {
  // Where none is installed, nobody asks for a database.
  const host = process.env['TEST_POSTGRES'] ?? '';
  const databases = databasesAt(host, { hasTemplate: true });
  const made: string[] = [];
  const ofTestsBefore: string[] = [];
  const remember = async (creating: Promise<string>) => {
    const url = await creating;
    made.push(url);
    return url;
  };
  afterAll(async () => {
    ofTestsBefore.length = 0;
    const drop = made
      .splice(0)
      .map((url) => `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    if (drop.length) await databases.asSuperuser(`postgres://postgres@${host}/postgres`, ...drop);
    // One takes a moment, but a file may have made a hundred.
  }, 300_000);
  const newDatabase = () => remember(databases.newDatabase());
  let emptying: string | undefined;
  let ofThisTest: string[] = [];
  beforeEach(() => void (ofThisTest = []));
  afterEach(() => void ofTestsBefore.push(...ofThisTest));
  return {
    ...databases,
    newDatabase,
    emptyDatabase: async () => {
      let url = ofTestsBefore.pop();
      if (url !== undefined && emptying) await databases.asSuperuser(url, emptying);
      url ??= await newDatabase();
      emptying ??= await emptyingOf(url);
      ofThisTest.push(url);
      return url;
    },
    newEmptyDatabase: () => remember(databases.newEmptyDatabase()),
  };

  /** Statements that bring the rows of such a database back to those that it has when it is new. */
  async function emptyingOf(url: string): Promise<string> {
    const tables = await databases.asSuperuser(
      url,
      "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    const statements = ['SET session_replication_role = replica'];
    for (const { name } of tables) {
      const table = String(name);
      statements.push(`DELETE FROM ${table}`);
      const rows = `SELECT json_agg(${table})::text AS rows FROM ${table}`;
      const [kept] = await databases.asSuperuser(url, rows);
      if (typeof kept?.['rows'] !== 'string') continue;
      const json = kept['rows'].replaceAll("'", "''");
      statements.push(
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, '${json}')`,
      );
    }
    return statements.join(';');
  }
}
