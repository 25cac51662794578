// `npm run restore -- <file>`: puts a copy made by `npm run backup` in the place of the embedded
// store, or, with DATABASE_URL and DATABASE_OWNER_URL, into an empty database of Postgres;
// `--from <target> --key <file>` one that the server sent to another machine. The present embedded
// store is kept beside it under a dated name. A copy that is older than the first line of the
// mirror is refused without `--older`; `--older` alone accepts the store that is there.
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { partsOfCopy } from '../server/backup/make-copy.ts';
import { readConfig, readOwnerUrl, type Config } from '../server/config.ts';
import { checksumFileOf } from '../server/db/checksum.ts';
import { keepPrivate } from '../server/db/data-folder.ts';
import { lockFolder } from '../server/db/data-folder-lock.ts';
import type { StoreConfig } from '../server/db/engine.ts';
import { migrationsOf, tooNew } from '../server/db/migrations.ts';
import { StartError } from '../server/start-error.ts';
import { MirrorFile } from '../server/events/mirror/mirror-file.ts';
import { isTooOld, tooOld } from '../server/events/mirror/queries.ts';
import { openStore } from '../server/stores/open.ts';
import { reconcileAndReplay } from '../server/subscribers/replay/schedule-mirror.ts';
import { openCopy, putMirror, readKeyFile, writeSettings, type CopyAsked } from './restore-copy.ts';
import { embeddedPlace } from './restore-embedded.ts';
import { postgresPlace } from './restore-postgres.ts';
import { runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';

export const restore: OwnersCommand = (args, env) =>
  runOwnersCommand(async () => {
    const { file, copy, older } = readArguments(args);
    if (copy) {
      await restoreCopy(copy, env, older);
      return;
    }
    const config = readConfig(env);
    if (file === undefined) await reconcileStore(config.store, config.ledgerDir, true);
    else await putBack(file, config, env, older);
  });

/**
 * Puts back a copy from another machine, where the server's own settings say, unless the
 * environment says otherwise.
 */
export async function restoreCopy(asked: CopyAsked, env: NodeJS.ProcessEnv, older: boolean) {
  using copy = await openCopy(asked);
  const { DATA_DIR, LEDGER_DIR, DATABASE_URL } = copy.settings;
  const config = readConfig({ DATA_DIR, LEDGER_DIR, DATABASE_URL, ...env });
  const { store, dataDir } = config;
  const file = join(copy.folder, partsOfCopy[store.engine === 'sqlite' ? 'store' : 'dump']);
  if (!existsSync(file)) {
    throw new StartError(
      store.engine === 'sqlite'
        ? `${copy.copy.name} is of Postgres. Nothing was changed. Set DATABASE_URL and DATABASE_OWNER_URL.`
        : `${copy.copy.name} is of the embedded store. Nothing was changed. Leave DATABASE_URL out; \`npm run store:copy\` moves it into Postgres afterwards.`,
    );
  }
  const { mirrorFolder } = copy;
  await putBack(file, config, env, older, (ledgerDir) => {
    if (mirrorFolder !== undefined) putMirror(mirrorFolder, ledgerDir);
  });
  const settings =
    store.engine === 'sqlite' ? copy.settings : { ...copy.settings, DATABASE_URL: store.url };
  writeSettings({ ...copy, settings }, dataDir);
}

/**
 * Puts a copy in the place of the store, and does again what its mirror has known since.
 * @param prepare what is done before with the folder of the mirror
 */
async function putBack(
  from: string,
  { store, ledgerDir, dataDir }: Config,
  env: NodeJS.ProcessEnv,
  older: boolean,
  prepare?: (ledgerDir: string) => void,
): Promise<void> {
  const place =
    store.engine === 'sqlite'
      ? embeddedPlace(store.file, dataDir)
      : postgresPlace(store.url, readOwnerUrl(env));
  const { submissions, migrations, mirrors } = await place.check(from);
  if (!existsSync(checksumFileOf(from)) && !prepare) {
    console.log(
      `${checksumFileOf(from)} is not there, so only the structure of ${from} was checked.`,
    );
  }
  if (tooNew(migrations, migrationsOf(store.engine)) !== undefined) {
    throw new StartError(
      `${from} was made by a newer version of the site. Nothing was changed. Restore it with that version.`,
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir, 'Nothing was changed. Stop the server, then restore.');
  try {
    if (ledgerDir !== undefined) {
      prepare?.(ledgerDir);
      if (!older && isTooOld(mirrors, new MirrorFile(ledgerDir))) throw tooOld();
    }
    for (const line of keepPrivate(dataDir)) console.error(line);
    if ((await place.fill(from)) !== submissions) {
      throw new StartError(`${place.name} does not hold what ${from} does. Run this again.`);
    }
    console.log(`${place.name} holds the ${submissions} submissions of ${from}`);
    await reconcileStore(store, ledgerDir, older);
  } finally {
    unlock();
  }
}

function readArguments(args: string[]): {
  file: string | undefined;
  copy: CopyAsked | undefined;
  older: boolean;
} {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      older: { type: 'boolean', default: false },
      from: { type: 'string' },
      key: { type: 'string' },
      copy: { type: 'string' },
    },
  });
  const { from, key, copy: name, older } = values;
  const [file, ...rest] = positionals.map((name) => resolve(name));
  if (from !== undefined) {
    if (key === undefined || file !== undefined) {
      throw new StartError(
        'Name what BACKUP_TO was, and the file of the key: npm run restore -- --from <target> --key <file>',
      );
    }
    return { file: undefined, copy: { from, key: readKeyFile(resolve(key)), name }, older };
  }
  if ((file === undefined && !older) || rest.length > 0) {
    throw new StartError('Name the one file to put back: npm run restore -- <file>');
  }
  return { file, copy: undefined, older };
}

/**
 * Erases the people from the store whom the mirror names, and says how many; or says that there is
 * no mirror.
 */
async function reconcileStore(
  config: StoreConfig,
  ledgerDir: string | undefined,
  older: boolean,
): Promise<void> {
  const { store } = await openStore(config, false, ledgerDir);
  try {
    await reconcileAndReplay(store, () => new Date(), console.log, older);
    const stopped = await store.broadcasts.stopRestored(new Date());
    if (stopped > 0) {
      console.log(
        'A letter to the list was under way when the copy was made. It is stopped, because nobody knows who got it since; the dashboard says how far it was.',
      );
    }
  } finally {
    await store.close();
  }
  if (ledgerDir !== undefined) return;
  console.log(
    'LEDGER_DIR is not set, so whoever was erased since the copy was made may be in the store again: erase them once more. docs/operating.md says how to prevent that.',
  );
}

if (import.meta.main) process.exitCode = await restore(process.argv.slice(2), process.env);
