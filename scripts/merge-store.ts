import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { mergeCopy, type Merged } from '../server/database/sqlite/merge.ts';
import { openDatabase } from '../server/database/sqlite/store.ts';
import { yearsBefore } from '../server/database/retention.ts';
import { StartError } from '../server/start-error.ts';
import { messageOf } from './store-copy-file.ts';
import { openAlone } from './store-in-use.ts';

/**
 * Brings the submissions of a copy into the embedded store in one transaction, and prints what came of them.
 * @throws StartError where a server uses the store, or it could not be done; then nothing was changed
 */
export function mergeIntoStore(file: string, from: string): void {
  if (!existsSync(file)) {
    throw new StartError(
      `There is no store at ${file} to bring anything into. Put the copy in its place: npm run restore -- ${from}`,
    );
  }
  openAlone(file, 'merge').close();
  openDatabase(file).close(); // of this version, as its start would make it
  const store = openAlone(file, 'merge');
  const copy = new DatabaseSync(from, { readOnly: true });
  try {
    store.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; BEGIN IMMEDIATE');
    const merged = mergeCopy(store, copy, yearsBefore(new Date()).toISOString());
    store.exec('COMMIT');
    for (const line of report(merged, from)) console.log(line);
  } catch (error) {
    throw new StartError(
      `The submissions of ${from} could not be brought in (${messageOf(error)}). The store is as it was.`,
      { cause: error },
    );
  } finally {
    copy.close();
    store.close(); // rolls back what was not committed
  }
}

const report = ({ added, known, erased, tooOld, uncertain, deleted }: Merged, from: string) => [
  `${added} submissions of ${from} were brought in. ${known} were in the store already, ${erased} are of people who were erased, and ${tooOld} are too old to be kept.`,
  ...(deleted > 0
    ? [
        `${deleted} were deleted from the store, because the copy shows that their people were erased.`,
      ]
    : []),
  ...(uncertain > 0
    ? [
        `${uncertain} more stay in the copy: they came before somebody was erased from the store of whom the copy does not show which they are.`,
      ]
    : []),
];
