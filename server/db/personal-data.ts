import { hash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { SubscriberData } from '../../domain/my-data/my-data.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import type { Tables } from './tables.ts';

/** For each limit the moment before which data is too old to keep. */
export interface RetentionLimits {
  /** Submissions, and requests by people's rights. */
  submissions: Date;
  /** People who did not confirm, counted from the end of their last link. */
  unconfirmed: Date;
  technicalData: Date;
  idempotencyKeys: Date;
  /** Names and addresses in the record of e-mails. */
  emailTexts: Date;
  /** Requests for links to people's data. */
  linkRequests: Date;
  /** New addresses that were not confirmed. */
  emailChanges: Date;
  /** Notices to people who were erased or have moved, which nobody may be left to send. */
  notices: Date;
}

/** A limit of a table: rows, or some of their columns, go once a moment of theirs is before it. */
interface Limit<Column> {
  limit: keyof RetentionLimits;
  since: Column;
  /** The columns that are cleared. Without them the row is deleted. */
  clears?: readonly Column[];
  /** Whether it is for rows alone that belong to no row of the parent. */
  ofNobody?: true;
}

interface PersonalTable<Column> {
  /** How a row names the address: by both columns, by the key alone, or by its hash alone. */
  address?: 'email' | 'email_key' | 'address_hash';
  /** Whose rows these are where that row has an `id`; the database deletes them with it. */
  parent?: { table: keyof Tables; column: Column };
  /** When a row was stored; `…_on` is a day. */
  since?: Column;
  /** How long it is kept, where not as long as what it belongs to. */
  kept?: readonly Limit<Column>[];
  /** What stays of the rows of an address that is erased; left out: nothing. */
  erased?: { clears: readonly Column[]; fills: (day: string) => Record<string, string> };
  /** The effect of a new address on the rows of the former one; left out: none. */
  moved?: 'follows' | 'forgotten';
  /** The place of the rows in the export of a person's data; false: they say nothing of them. */
  exported: keyof SubscriberData | false;
}

/**
 * Every table that holds something of a person; what a row refers to comes before it. Erasing,
 * moving, retention and the repetition of erasures walk it.
 */
const registry = {
  interest_submissions: {
    address: 'email',
    since: 'created_at',
    kept: [
      { limit: 'submissions', since: 'created_at' },
      { limit: 'technicalData', since: 'created_at', clears: ['ip_address', 'user_agent'] },
      { limit: 'idempotencyKeys', since: 'created_at', clears: ['idempotency_key'] },
    ],
    moved: 'follows',
    exported: 'submissions',
  },
  consents: {
    parent: { table: 'interest_submissions', column: 'submission_id' },
    exported: 'submissions',
  },
  message_answers: {
    parent: { table: 'interest_submissions', column: 'submission_id' },
    exported: 'submissions',
  },
  // Kept while they have a submission, or are owed an answer.
  subscribers: { address: 'email', since: 'created_at', moved: 'follows', exported: 'state' },
  // Who left the list keeps a place that they accepted.
  offers: { parent: { table: 'subscribers', column: 'subscriber_id' }, exported: 'offers' },
  // Their texts went to the former address, which the move takes out of them.
  emails: {
    address: 'email',
    parent: { table: 'subscribers', column: 'subscriber_id' },
    since: 'queued_at',
    kept: [
      { limit: 'notices', since: 'give_up_at', ofNobody: true },
      {
        limit: 'emailTexts',
        since: 'due_at',
        // The words of a mail server often name the address.
        clears: ['email', 'email_key', 'name', 'server_words'],
      },
    ],
    exported: 'emails',
  },
  // The hash of a token says nothing about who holds it.
  email_links: { parent: { table: 'emails', column: 'email_id' }, exported: false },
  // Which submission and which button, as the history of consent and the register say.
  event_details: { parent: { table: 'subscribers', column: 'subscriber_id' }, exported: false },
  notes: { parent: { table: 'subscribers', column: 'subscriber_id' }, exported: 'note' },
  email_changes: {
    address: 'email',
    parent: { table: 'subscribers', column: 'subscriber_id' },
    since: 'asked_at',
    kept: [{ limit: 'emailChanges', since: 'asked_at' }],
    exported: 'pendingEmail',
  },
  // It counts for a day who asked, whoever that was.
  link_requests: {
    address: 'address_hash',
    since: 'asked_at',
    kept: [{ limit: 'linkRequests', since: 'asked_at' }],
    moved: 'forgotten',
    exported: false,
  },
  // Kept while the address has a submission. A restriction does not move.
  restrictions: { address: 'email_key', since: 'since', exported: 'restrictedSince' },
  data_subject_requests: {
    address: 'email',
    since: 'received_on',
    kept: [{ limit: 'submissions', since: 'received_on' }],
    // Kind and days alone stay, as a proof. Nobody is left to answer the open ones.
    erased: {
      clears: ['email', 'email_key', 'reason'],
      fills: (day) => ({ outcome: 'done', answered_on: day }),
    },
    moved: 'follows',
    exported: 'requests',
  },
} as const satisfies { [Name in keyof Tables]?: PersonalTable<keyof Tables[Name] & string> };

/** The name of a table that holds something of a person. */
type PersonalTableName = keyof typeof registry;

/** The registry, in the order of its entries. */
export const personalTables = Object.entries(registry).map(([table, entry]) => ({
  table: table as PersonalTableName,
  ...(entry as PersonalTable<string>),
}));

type Write = Transaction<Tables>;

/** The hash by which requests name an address, so that no table names people who never joined. */
export const addressHash = (key: EmailKey): string => hash('sha256', key);

/** The id of the subscriber of an address; null where nobody is known. */
export async function subscriberIdOf(trx: Write, key: EmailKey | null): Promise<string | null> {
  if (key === null) return null;
  const found = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', key)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** The ids of the submissions of an address. */
export async function submissionsOf(db: Kysely<Tables>, key: EmailKey): Promise<string[]> {
  const rows = await db
    .selectFrom('interest_submissions')
    .select('id')
    .where('email_key', '=', key)
    .execute();
  return rows.map(({ id }) => id);
}

/** A moment as a column of this name holds it. */
const momentFor = (column: string, at: string): string =>
  column.endsWith('_on') ? at.slice(0, 10) : at;

/** The rows of an address in a table of the registry; none where it knows no addresses. */
function ofAddress(
  { address }: PersonalTable<string>,
  key: EmailKey,
): RawBuilder<SqlBool> | undefined {
  if (address === undefined) return undefined;
  return address === 'address_hash'
    ? sql`address_hash = ${addressHash(key)}`
    : sql`email_key = ${key}`;
}

/** Sets columns to null, and others to values where they are empty. */
const changed = (clears: readonly string[], fills: Record<string, string> = {}) =>
  sql.join([
    ...clears.map((column) => sql`${sql.ref(column)} = NULL`),
    ...Object.entries(fills).map(
      ([column, value]) => sql`${sql.ref(column)} = coalesce(${sql.ref(column)}, ${value})`,
    ),
  ]);

/**
 * Erases what is kept of an address, and with it what belongs to that; leaves what must stay
 * without anything of the person.
 * @param options `storedUntil` leaves what was stored later; `except` are tables whose rows the
 * caller erases
 */
export async function eraseRows(
  trx: Write,
  key: EmailKey,
  {
    at,
    storedUntil,
    except = [],
  }: { at: string; storedUntil?: string; except?: readonly PersonalTableName[] },
): Promise<void> {
  for (const entry of personalTables) {
    const { table, erased, since } = entry;
    const own = ofAddress(entry, key);
    if (own === undefined || except.includes(table)) continue;
    const erase = erased
      ? sql`UPDATE ${sql.table(table)} SET ${changed(erased.clears, erased.fills(at.slice(0, 10)))}`
      : sql`DELETE FROM ${sql.table(table)}`;
    const old =
      storedUntil === undefined || since === undefined
        ? sql``
        : sql`AND ${sql.ref(since)} <= ${momentFor(since, storedUntil)}`;
    await sql`${erase} WHERE ${own} ${old}`.execute(trx);
  }
}

/**
 * Gives what is kept of an address to another, or to another spelling of it, and forgets what does
 * not go along.
 * @returns how many submissions went along
 */
export async function moveRows(trx: Write, from: EmailKey, to: Address): Promise<number> {
  let submissions = 0;
  for (const entry of personalTables) {
    const { table, moved } = entry;
    const own = ofAddress(entry, from);
    if (own === undefined || moved === undefined) continue;
    if (moved === 'forgotten' && from === to.email_key) continue;
    const move =
      moved === 'follows'
        ? sql`UPDATE ${sql.table(table)} SET email = ${to.email}, email_key = ${to.email_key}`
        : sql`DELETE FROM ${sql.table(table)}`;
    const { numAffectedRows = 0n } = await sql`${move} WHERE ${own}`.execute(trx);
    if (table === 'interest_submissions') submissions = Number(numAffectedRows);
  }
  return submissions;
}

/**
 * Deletes rows and clears columns that are older than the limits of their tables. @returns how many
 * rows, by table and limit
 */
export async function deleteOldRows(db: Kysely<Tables>, before: RetentionLimits) {
  const written = new Map<`${PersonalTableName} by ${keyof RetentionLimits}`, number>();
  for (const { table, kept = [], parent } of personalTables) {
    for (const { limit, since, clears, ofNobody } of kept) {
      const isOld = sql`${sql.ref(since)} < ${momentFor(since, before[limit].toISOString())}`;
      const isFull = clears?.map((column) => sql`${sql.ref(column)} IS NOT NULL`);
      const old =
        isFull === undefined
          ? sql`DELETE FROM ${sql.table(table)} WHERE ${isOld}`
          : sql`UPDATE ${sql.table(table)} SET ${changed(clears ?? [])} WHERE ${isOld} AND (${sql.join(isFull, sql` OR `)})`;
      const whose = ofNobody && parent ? sql`AND ${sql.ref(parent.column)} IS NULL` : sql``;
      const { numAffectedRows = 0n } = await sql`${old} ${whose}`.execute(db);
      written.set(`${table} by ${limit}`, Number(numAffectedRows));
    }
  }
  return written;
}
