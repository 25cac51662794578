import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Transaction } from 'kysely';
import type { LedgerConfig } from '../server/database/ledger/ledger-config.ts';
import { isErasure, LedgerFile } from '../server/database/ledger/ledger-file.ts';
import { repeatDecisions } from '../server/database/ledger/repeat-decisions.ts';
import { erasedUntil, findAddresses } from '../server/database/ledger/repeat-ledger.ts';
import { bringUpToLedger } from '../server/database/ledger/schedule-ledger.ts';
import {
  idsOfAudit,
  mergeCopy,
  type Merged,
  type MergeLedger,
} from '../server/database/sqlite/merge.ts';
import { createKysely } from '../server/database/sqlite/kysely.ts';
import { openSqliteStore } from '../server/database/sqlite/store.ts';
import type { Tables } from '../server/database/tables.ts';
import { yearsBefore } from '../server/database/retention.ts';
import { StartError } from '../server/start-error.ts';
import { messageOf } from './store-copy-file.ts';
import { openAlone } from './store-in-use.ts';

/**
 * Brings the submissions of a copy into the embedded store in one transaction, and prints what came of them.
 * @throws StartError where a server uses the store, or it could not be done; then nothing was changed
 */
export async function mergeIntoStore(
  file: string,
  from: string,
  ledger: LedgerConfig | undefined,
): Promise<void> {
  if (!existsSync(file)) {
    throw new StartError(
      `There is no store at ${file} to bring anything into. Put the copy in its place: npm run restore -- ${from}`,
    );
  }
  openAlone(file, 'merge').close();
  await bringStoreUpToLedger(file, ledger); // and to this version, as its start would
  const store = openAlone(file, 'merge');
  const copy = new DatabaseSync(from, { readOnly: true });
  try {
    store.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    const notBefore = yearsBefore(new Date()).toISOString();
    const { decided, ...ofCopy } = ledgerOf(copy, ledger);
    const merged = await createKysely(store)
      .transaction()
      .execute(async (trx) => {
        const result = mergeCopy(store, copy, notBefore, ofCopy);
        await decided(trx);
        return result;
      });
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

/**
 * Erases from the store whom the erasure ledger names, and says so.
 * @param ledger undefined where there is none, which is said, too
 */
export async function bringStoreUpToLedger(
  file: string,
  ledger: LedgerConfig | undefined,
): Promise<void> {
  const store = openSqliteStore(file, false, ledger);
  try {
    await bringUpToLedger(
      store,
      () => new Date(),
      (line) => console.log(line),
    );
  } finally {
    await store.close();
  }
  if (ledger) return;
  console.log(
    'ERASURE_LEDGER is not set, so whoever was erased since the copy was made may be in the store again: erase them once more. docs/operating.md says how to prevent that.',
  );
}

/** What the erasure ledger says of a copy. What the copy holds of a person whose erasure it knows of came later. */
function ledgerOf(
  copy: DatabaseSync,
  config: LedgerConfig | undefined,
): MergeLedger & { decided: (trx: Transaction<Tables>) => Promise<void> } {
  if (!config) return { erases: () => false, names: new Set(), decided: async () => undefined };
  const ledger = new LedgerFile(config);
  const known = new Set(idsOfAudit(copy));
  const all = ledger.read();
  const entries = all.filter(({ id }) => !known.has(id));
  const erasures = entries.filter(isErasure);
  const until = erasedUntil(erasures);
  const ids = new Set(erasures.flatMap((entry) => entry.ids));
  return {
    erases: ({ id, person, created_at }) =>
      ids.has(id) || created_at <= (until.get(ledger.key.hashOf(person)) ?? ''),
    names: new Set(all.filter(isErasure).flatMap((entry) => [entry.id, ...entry.ids])),
    // The store did what was decided by whom it knew, and knows more people now.
    decided: async (trx) => {
      const decisions = entries.filter((entry) => !isErasure(entry));
      const addresses = await findAddresses(trx, ledger.key, decisions);
      await repeatDecisions(trx, decisions, addresses, erasedUntil(all));
    },
  };
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
