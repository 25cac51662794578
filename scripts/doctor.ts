// `npm run doctor`: makes the checks of the server, also where that is down, and prints each. Ends
// with 1 while one fails.
import { accessSync, constants, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ownerWords } from '../content/owner-words.ts';
import { checkNames } from '../domain/checks.ts';
import { fill } from '../domain/text.ts';
import { ownerLanguage } from '../site.config.ts';
import { lookAt, type Checked } from '../server/checks/checks.ts';
import { checkQueries, type CheckQueries } from '../server/checks/queries.ts';
import { wordsOf } from '../server/checks/words.ts';
import { checkedParts } from '../server/compose.ts';
import { readConfig } from '../server/config.ts';
import type { StoreConfig } from '../server/db/engine.ts';
import { createKysely } from '../server/db/sqlite/kysely.ts';
import { openError } from '../server/db/sqlite/open-error.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { runOwnersCommand, type OwnersCommand } from './owners-command.ts';

export const doctor: OwnersCommand = (_args, env) =>
  runOwnersCommand(async () => {
    const config = readConfig(env);
    const lines = await withQueries(config.store, (store) =>
      look({ ...checkedParts(config), now: new Date(), store }),
    );
    const text = lines.map(({ line }) => line).join('\n');
    if (lines.some(({ isWell }) => !isWell)) throw new StartError(text);
    console.log(text);
  });

/** Asks the store without changing it. @throws StartError where it cannot be read */
async function withQueries<Result>(
  store: StoreConfig,
  ask: (queries: CheckQueries) => Promise<Result>,
): Promise<Result> {
  if (store.engine === 'postgres') {
    const opened = await openPostgresStore(store.url);
    return ask(opened.store.checks).finally(() => opened.store.close());
  }
  const { file } = store;
  if (!existsSync(file)) {
    throw new StartError(`There is no store at ${file}. Set DATA_DIR to that of the server.`);
  }
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    return await ask({
      ...checkQueries(createKysely(database)),
      // Only the server writes.
      expectWritable: async () => accessSync(file, constants.W_OK),
    });
  } catch (error) {
    throw openError(error, file);
  }
}

/** A line of each check. */
const look = (given: Checked) =>
  Promise.all(
    checkNames.map(async (name) => {
      const { well, untold } = ownerWords[ownerLanguage].doctor;
      try {
        const values = await lookAt(name, given);
        if (!values) return { isWell: true, line: `${name}: ${well}` };
        const { fault, remedy } = wordsOf({ name, values }, ownerLanguage);
        return { isWell: false, line: `${name}: ${fault} ${remedy}` };
      } catch (error) {
        const line = `${name}: ${fill(untold, { reason: reasonOf(error) })}`;
        return { isWell: false, line };
      }
    }),
  );

if (import.meta.main) process.exitCode = await doctor(process.argv.slice(2), process.env);
