import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { cleanEmail, emailKey, type Address } from '../../../domain/submission/email.ts';
import { StartError } from '../../start-error.ts';
import { isPostgres } from '../engines.ts';

/** The last migration of version 1.0.0. */
const last = '202612060001_helpers_usable_from_202611280002.sql';

/** Whose rows are kept; what a row refers to comes before it. */
const kept = [
  'interest_submissions',
  'consent_texts',
  'consents',
  'message_answers',
  'subscribers',
  'notes',
  'restrictions',
  'email_changes',
  'letters',
  'letter_texts',
  'emails',
  'email_links',
  'email_sender',
  'owner_emails',
  'data_subject_requests',
  'link_requests',
  'events',
  'event_details',
  'event_counts',
  'page_views',
  'admin_account',
  'admin_accounts',
  'admin_passkeys',
];

/** What version 1.0.0 called tables and columns that have another name now. */
const formerNames: Record<string, string> = {
  letters: 'broadcasts',
  letter_texts: 'broadcast_texts',
  letter_id: 'broadcast_id',
  turn_at: 'counts_from',
  priority: 'lane',
};
const formerName = (name: string) => formerNames[name] ?? name;
const aside = (name: string) => `version_1_${name}`;

type Database = Kysely<unknown>;
/** The names of the columns of each table. */
type Columns = Map<string, string[]>;

async function columnsOf(db: Database): Promise<Columns> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

/**
 * Renames the tables of version 1.0.0, so that those of this version can take their names.
 * @returns what they hold; nothing where the store is new
 * @throws StartError where the store is of an earlier version
 */
export async function setAside(db: Database): Promise<Columns> {
  const tables = await columnsOf(db);
  // It stays, with a name that version 1.0.0 does not know: it refuses such a store.
  if (!tables.delete('migrations')) return new Map();
  const { rows } = await sql`SELECT name FROM migrations WHERE name = ${last}`.execute(db);
  if (rows.length === 0) {
    throw new StartError(
      'The store is of a version before 1.0.0. Start version 1.0.0 (commit a756fbf5) with it once, and then this one.',
    );
  }
  // Each name of an index or trigger is there once in a database.
  await (isPostgres(db) ? freeNamesInPostgres(db) : freeNamesInSqlite(db));
  for (const name of tables.keys()) {
    await db.schema.alterTable(name).renameTo(aside(name)).execute();
  }
  const now = new Date().toISOString();
  await sql`INSERT INTO migrations VALUES ('202612080001_version_2', ${now})`.execute(db);
  return tables;
}

async function freeNamesInSqlite(db: Database): Promise<void> {
  const { rows } = await sql<{ drop: string }>`
    SELECT 'DROP ' || type || ' ' || name AS "drop" FROM sqlite_schema
    WHERE type IN ('index', 'trigger') AND sql IS NOT NULL`.execute(db);
  for (const row of rows) await sql.raw(row.drop).execute(db);
}

async function freeNamesInPostgres(db: Database): Promise<void> {
  const { rows } = await sql<{ free: string }>`
    SELECT format('ALTER INDEX %I RENAME TO %I', indexname, left('version_1_' || indexname, 63))
      AS free
    FROM pg_indexes WHERE schemaname = current_schema() AND tablename <> 'migrations'
    UNION ALL
    -- Else the rows would be hidden from all but a role of that name.
    SELECT format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', tablename)
    FROM pg_tables WHERE schemaname = current_schema()`.execute(db);
  for (const row of rows) await sql.raw(row.free).execute(db);
}

/**
 * Takes second copies of a letter out of it: a subscriber who was two people once has one of each.
 * Letters that are under way stop; nothing goes out by itself.
 */
async function stopLetters(db: Database): Promise<void> {
  const emails = sql.table(aside('emails'));
  const letters = sql.table(aside('broadcasts'));
  await sql`UPDATE ${emails} SET broadcast_id = NULL WHERE state <> 'queued' AND EXISTS (
    SELECT 1 FROM ${emails} AS other WHERE other.broadcast_id = ${emails}.broadcast_id
      AND other.subscriber_id = ${emails}.subscriber_id
      AND (other.state = 'queued' OR other.id < ${emails}.id)
  )`.execute(db);
  await sql`UPDATE ${letters} SET state = 'draft', send_at = NULL WHERE state = 'held'`.execute(db);
  await sql`UPDATE ${letters} SET state = 'stopped' WHERE state IN ('sending', 'paused')`.execute(
    db,
  );
}

/** Copies the rows that were set aside into the tables of this version, and deletes the others. */
export async function carryOver(db: Database, earlier: Columns): Promise<void> {
  const now = await columnsOf(db);
  await stopLetters(db);
  for (const table of kept) {
    const had = earlier.get(formerName(table)) ?? [];
    const columns = (now.get(table) ?? []).filter(
      (name) => had.includes(formerName(name)) && !made.includes(name),
    );
    if (columns.length === 0) continue;
    const names = (of: string[]) => sql.join(of.map((name) => sql.ref(name)));
    await sql`INSERT INTO ${sql.table(table)} (${names(columns)})
      SELECT ${names(columns.map(formerName))} FROM ${sql.table(aside(formerName(table)))}`.execute(
      db,
    );
  }
  // What a rule of version 1.0.0 held waits for its turn like any other confirmation.
  await sql`UPDATE emails SET state = 'queued', turn_at = NULL WHERE state = 'held'`.execute(db);
  // A reminder asked to confirm an address, as the e-mail before it did. None goes any more.
  await sql`DELETE FROM emails WHERE kind = 'reminder' AND state IN ('queued', 'skipped', 'dropped')`.execute(
    db,
  );
  await sql`UPDATE emails SET kind = 'confirm' WHERE kind = 'reminder'`.execute(db);
  await sql`UPDATE emails SET kind = 'letter' WHERE kind = 'broadcast'`.execute(db);
  await renameKinds(db);
  await cleanAddresses(db);
  await forgetPasswordOff(db);
  await endChain(db);
  if (!earlier.has('page_views')) await addUpViews(db);
  for (const name of [...earlier.keys()].reverse()) {
    await sql`DROP TABLE ${sql.table(aside(name))} ${sql.raw(isPostgres(db) ? 'CASCADE' : '')}`.execute(
      db,
    );
  }
}

/** Names the entries of the log as this version does. */
async function renameKinds(db: Database): Promise<void> {
  const renamed = {
    settle_letter: 'settle_email',
    read_own_data: 'read_my_data',
    repeat_erasures: 'apply_erasures',
    repeat_decisions: 'apply_erasures',
    replay_erasures: 'apply_erasures',
    replay_decisions: 'apply_erasures',
  };
  for (const [earlier, kind] of Object.entries(renamed)) {
    await sql`UPDATE events SET kind = ${kind} WHERE kind = ${earlier}`.execute(db);
  }
  await sql`UPDATE events SET kind = replace(kind, 'broadcast', 'letter')`.execute(db);
}

/**
 * Writes addresses without what nobody sees at their ends and in their hosts. Where that would be
 * another mailbox they stay, so that nobody becomes somebody else.
 */
async function cleanAddresses(db: Database): Promise<void> {
  const tables = ['interest_submissions', 'subscribers', 'email_changes', 'emails'];
  for (const table of [...tables, 'data_subject_requests'].map((name) => sql.table(name))) {
    const { rows } = await sql<Address>`SELECT DISTINCT email, email_key FROM ${table}
      WHERE octet_length(email) > length(email)`.execute(db);
    for (const { email, email_key } of rows) {
      const clean = cleanEmail(email);
      if (emailKey(clean) !== email_key) continue;
      await sql`UPDATE ${table} SET email = ${clean} WHERE email = ${email}`.execute(db);
    }
  }
}

/** An owner who had switched the password off has none, until they set one. */
async function forgetPasswordOff(db: Database): Promise<void> {
  // Random, because sessions and challenges are sealed by this value.
  const none = `none ${randomBytes(32).toString('base64url')}`;
  await sql`UPDATE admin_account SET password_hash = ${none}
    WHERE id IN (SELECT id FROM ${sql.table(aside('admin_account'))}
      WHERE password_off_at IS NOT NULL)`.execute(db);
}

/** Columns that an engine makes of others. */
const made = ['searched', 'mailbox_key'];

/** Adds up the views of pages, which version 1.0.0 kept by day, language and source. */
async function addUpViews(db: Database): Promise<void> {
  const monday = sql.raw(
    isPostgres(db) ? "date_trunc('week', day)::date" : "date(day, '-6 days', 'weekday 1')",
  );
  await sql`INSERT INTO page_views (page, week, count)
    SELECT page, ${monday}, sum(count) FROM ${sql.table(aside('visits'))} GROUP BY 1, 2`.execute(
    db,
  );
}

/** Says in the log how many of its entries were chained by hashes, and until when. */
async function endChain(db: Database): Promise<void> {
  const chained = sql.table(aside('events'));
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM ${chained} WHERE seq IS NOT NULL`.execute(db);
  const entry = [uuidV7(), new Date().toISOString(), '', 'end_chain', rows[0]?.count ?? 0];
  await sql`INSERT INTO events (id, at, account, kind, count) VALUES (${sql.join(entry)})`.execute(
    db,
  );
}
