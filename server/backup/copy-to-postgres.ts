import type { Kysely } from 'kysely';
import { compareLetters, copyLetters } from './copy-letters.ts';
import { auditEntriesOf, copyAudit } from '../events/audit/copy.ts';
import { becomeVisitor } from '../submissions/postgres-submissions.ts';
import type { StoredSubmission, Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;

const pageSize = 1000;

export interface Copied {
  submissions: number;
  eventCounts: number;
  accounts: number;
  /** One line for every row that differs, with the names of its columns and never their values. */
  differences: string[];
}

/** Called after every page with how many of the submissions are copied, then how many are compared. */
export type CopyProgress = (step: 'copied' | 'compared', done: number, total: number) => void;

/**
 * Copies everything of an embedded store but its sessions into Postgres, and then compares every column of
 * every row. Rows that exist already are left as they are, so that an interrupted copy can be run again.
 */
export async function copyStore(
  from: Database,
  to: Database,
  progress: CopyProgress,
): Promise<Copied> {
  const counts = await from.selectFrom('event_counts').selectAll().execute();
  const accounts = await from.selectFrom('admin_account').selectAll().execute();
  if (accounts.length > 0) {
    await to
      .insertInto('admin_account')
      .values(accounts)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const count of counts) await copyEventCount(to, count);
  await copyAudit(from, to);
  const wordings = await from.selectFrom('consent_texts').selectAll().execute();
  for (const wording of wordings) {
    await to
      .insertInto('consent_texts')
      .values(wording)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await eachPage(from, 'copied', progress, async (rows) => {
    await copySubmissions(to, rows);
    await copyConsents(to, 'consents', await consentsOf(from, rows));
    await copyConsents(to, 'consent_changes', await changesOf(from, rows));
  });
  await copyLetters(from, to);

  const differences = [
    ...compare(
      'admin_account',
      accounts,
      await to.selectFrom('admin_account').selectAll().execute(),
      ({ id }) => String(id),
    ),
    ...compare(
      'event_counts',
      counts,
      await to.selectFrom('event_counts').selectAll().execute(),
      ({ day, event, properties }) => `${day} ${event} ${properties}`,
    ),
    ...compare(
      'admin_audit',
      await auditEntriesOf(from),
      await auditEntriesOf(to),
      (entry) => entry.id,
    ),
    ...compare(
      'consent_texts',
      wordings,
      await to.selectFrom('consent_texts').selectAll().execute(),
      (wording) => wording.hash,
    ),
    ...(await compareLetters(from, to, (table, rows, copies, key) =>
      compare(table, rows, copies, (row) => String(row[key])),
    )),
  ];
  const submissions = await eachPage(from, 'compared', progress, async (rows) => {
    const copies = await to
      .selectFrom('interest_submissions')
      .selectAll()
      .where('id', 'in', idsOf(rows))
      .execute();
    differences.push(
      ...compare('interest_submissions', rows, copies.map(withFlag), (row) => row.id),
      ...compare(
        'consents',
        await consentsOf(from, rows),
        await consentsOf(to, rows),
        (consent) => consent.submission_id,
      ),
      ...compare(
        'consent_changes',
        await changesOf(from, rows),
        await changesOf(to, rows),
        ({ submission_id, act, purpose }) => `${submission_id} ${act} ${purpose}`,
      ),
    );
  });
  return { submissions, eventCounts: counts.length, accounts: accounts.length, differences };
}

/** Whether a person was erased from Postgres who may still be in the embedded store. */
export async function erasedSince(from: Database, to: Database): Promise<boolean> {
  const erasures = (db: Database) =>
    db.selectFrom('admin_audit').select('id').where('kind', '=', 'erase').execute();
  const known = new Set((await erasures(from)).map(({ id }) => id));
  return (await erasures(to)).some(({ id }) => !known.has(id));
}

/** Adds a missing count; a count that was copied before and has grown since is updated. */
async function copyEventCount(to: Database, count: Tables['event_counts']): Promise<void> {
  await to
    .insertInto('event_counts')
    .values(count)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'event', 'properties'])
        .doUpdateSet({ count: count.count })
        .where('event_counts.count', '<', count.count),
    )
    .execute();
}

async function copySubmissions(to: Database, rows: StoredSubmission[]): Promise<void> {
  const there = await to
    .selectFrom('interest_submissions')
    .select('id')
    .where('id', 'in', idsOf(rows))
    .execute();
  const known = new Set(there.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  await to.transaction().execute(async (trx) => {
    await becomeVisitor(trx);
    await trx
      .insertInto('interest_submissions')
      .values(missing)
      // An idempotency key that another submission has there is found when the rows are compared.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function consentsOf(db: Database, rows: StoredSubmission[]): Promise<Tables['consents'][]> {
  const consents = db.selectFrom('consents').selectAll();
  return (await consents.where('submission_id', 'in', idsOf(rows)).execute()).map(withFlag);
}

async function changesOf(
  db: Database,
  rows: StoredSubmission[],
): Promise<Tables['consent_changes'][]> {
  const changes = db.selectFrom('consent_changes').selectAll();
  const found = await changes.where('submission_id', 'in', idsOf(rows)).execute();
  return found.map((change) => ({ ...change, given: Boolean(change.given) }));
}

/** Adds the missing rows of submissions that are there. */
async function copyConsents<Table extends 'consents' | 'consent_changes'>(
  to: Database,
  table: Table,
  consents: Tables[Table][],
): Promise<void> {
  if (consents.length === 0) return;
  const ids = consents.map((consent) => consent.submission_id);
  const there = await to
    .selectFrom('interest_submissions')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  const known = new Set(there.map(({ id }) => id));
  const rows = consents.filter((consent) => known.has(consent.submission_id));
  if (rows.length === 0) return;
  await to
    .insertInto(table as 'consents')
    .values(rows as Tables['consents'][])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reads all submissions in the order of their ids. @returns how many there were */
async function eachPage(
  from: Database,
  step: 'copied' | 'compared',
  progress: CopyProgress,
  use: (rows: StoredSubmission[]) => Promise<void>,
): Promise<number> {
  const { total } = await from
    .selectFrom('interest_submissions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let done = 0;
  let last = '';
  for (;;) {
    const rows = await from
      .selectFrom('interest_submissions')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    const end = rows.at(-1);
    if (!end) return done;
    await use(rows.map(withFlag));
    last = end.id;
    done += rows.length;
    progress(step, done, Math.max(done, total));
  }
}

/** Converts the flags, which the two engines store differently. */
const withFlag = <Row extends { wants_updates: number | boolean | null }>(row: Row): Row => ({
  ...row,
  wants_updates: row.wants_updates === null ? null : Boolean(row.wants_updates),
});

const idsOf = (rows: StoredSubmission[]): string[] => rows.map(({ id }) => id);

// A server that started on the database before the copy made it one.
const accountThatHolds =
  'the account in Postgres holds, with its password; `npm run admin:password -- --store` with DATABASE_URL sets another';

function compare<Row extends object>(
  table: keyof Tables,
  rows: Row[],
  copies: Row[],
  name: (row: Row) => string,
): string[] {
  const byName = new Map(copies.map((copy) => [name(copy), copy]));
  return rows.flatMap((row) => {
    const copy = byName.get(name(row));
    if (!copy) return [`${table} ${name(row)} is missing in Postgres`];
    const columns = (Object.keys(row) as (keyof Row & string)[]).filter(
      (column) => row[column] !== copy[column],
    );
    const holds = table === 'admin_account' ? `: ${accountThatHolds}` : '';
    return columns.length === 0
      ? []
      : [`${table} ${name(row)} differs in ${columns.join(', ')}${holds}`];
  });
}
