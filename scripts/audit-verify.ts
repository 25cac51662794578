// `npm run audit:verify`: says whether an entry of the audit log is missing or was changed, while
// the server runs. `-- --head "<line>"`, once or more, compares it with heads that came by e-mail,
// too.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { readConfig, type Config } from '../server/config.ts';
import { parseHead, type DatedHead } from '../server/events/audit/chain.ts';
import { headsOf, MirrorFile } from '../server/events/mirror/mirror-file.ts';
import { mirrorFaults } from '../server/events/mirror/queries.ts';
import { verifyAuditLog } from '../server/events/audit/verify.ts';
import { createKysely as createPostgresKysely } from '../server/db/postgres/connection.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { createKysely as createSqliteKysely } from '../server/db/sqlite/kysely.ts';
import { openError } from '../server/db/sqlite/open-error.ts';
import type { Tables } from '../server/db/tables.ts';
import { StartError } from '../server/start-error.ts';
import { runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';

const faultsShown = 20;

export const verify: OwnersCommand = (args, env) =>
  runOwnersCommand(async () => {
    const { store, ledgerDir } = readConfig(env);
    const given = readGivenHeads(args);
    const mirror = ledgerDir === undefined ? undefined : new MirrorFile(ledgerDir, false);
    const heads = mirror ? headsOf(mirror.read().lines) : [];
    const { chained, older, faults, ofMirror } = await reading(store, async (db) => ({
      ...(await verifyAuditLog(
        db,
        [...heads, ...given].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
        mirror?.key,
      )),
      ofMirror: mirror ? await mirrorFaults(db, mirror) : [],
    }));
    if (older > 0) {
      console.log(
        `${older} entries are older than the chain, which began with a later version of the site: whether they were whole before they were counted cannot be told.`,
      );
    }
    if (given.length > 0) console.log(compared('--head', given));
    if (ledgerDir !== undefined) console.log(compared(ledgerDir, heads));
    else if (given.length === 0) {
      console.log(
        'LEDGER_DIR is not set, so a log cut short at its end, or written anew, looks whole. Name a head from a message to OWNER_EMAIL with `-- --head "<line>"`.',
      );
    }
    ofMirror.forEach((line) => console.error(line));
    if (faults.length + ofMirror.length === 0) {
      console.log(`The audit log is whole: ${chained} entries, each chained to the one before.`);
      return;
    }
    for (const fault of faults.slice(0, faultsShown)) {
      console.error(`The audit log is broken: ${fault}.`);
    }
    if (faults.length > faultsShown)
      console.error(`Of ${faults.length} faults the first are shown.`);
    throw new StartError(
      'Before anything else, copy the store, its backups and the heads to where nobody changes them; docs/operating.md, "The audit log", says what may have happened.',
    );
  });

function compared(where: string, heads: DatedHead[]): string {
  return `Heads in ${where} that the log was compared with: ${heads.length}, from ${heads[0]?.at ?? '-'} to ${heads.at(-1)?.at ?? '-'}.`;
}

/** The heads of the command line. @throws StartError where one is none */
function readGivenHeads(args: string[]): DatedHead[] {
  const { head = [] } = parseArgs({
    args,
    options: { head: { type: 'string', multiple: true } },
  }).values;
  return head.map((line) => {
    const parsed = parseHead(line);
    if (parsed) return parsed;
    throw new StartError(
      `--head "${line}" is not a head of the log. Copy the whole line of the message, in quotes: its day, its number and its 64 digits.`,
    );
  });
}

/**
 * Reads the store without changing it. @throws StartError where it cannot be read, or is of another
 * version
 */
export async function reading<Result>(
  config: Config['store'],
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (config.engine === 'postgres') {
    const { store, pool } = await openPostgresStore(config.url);
    return read(createPostgresKysely(pool)).finally(() => store.close());
  }
  if (!existsSync(config.file)) {
    throw new StartError(
      `There is no store at ${config.file}. Set DATA_DIR to that of the server.`,
    );
  }
  try {
    using database = new DatabaseSync(config.file, { readOnly: true, timeout: 5000 });
    const [chain] = database
      .prepare("SELECT name FROM sqlite_schema WHERE name = 'event_head'")
      .all();
    if (chain) return await read(createSqliteKysely(database));
  } catch (error) {
    throw openError(error, config.file);
  }
  throw new StartError(
    `${config.file} is of an older version, whose log has no chain. Start the server once, which begins it.`,
  );
}

if (import.meta.main) process.exitCode = await verify(process.argv.slice(2), process.env);
