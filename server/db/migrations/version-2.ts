import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { builderOf, isPostgres, type Builder } from '../engines.ts';
import { appendOnly } from './append-only.ts';
import { createFolded, searched } from './searched.ts';
import { carryOver, setAside } from './version-1.ts';

/** Makes the tables of version 2.0.0, with the rows of version 1.0.0 where the store has some. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const earlier = await setAside(db);
  const builder = builderOf(db);
  await createSubmissions(builder);
  await createSubscribers(builder);
  await createLetters(builder);
  await createEmails(builder);
  await createRequests(builder);
  await createLog(builder);
  await createAccounts(builder);
  await createIndexes(db);
  if (earlier.size > 0) await carryOver(db, earlier);
  else {
    await sql`INSERT INTO email_sender (id, holder, held_until)
      VALUES (1, 'nobody', '1970-01-01T00:00:00.000Z')`.execute(db);
  }
  await appendOnly(db);
}

type Column = ColumnDefinitionBuilder;
const required = (column: Column) => column.notNull();
const key = (column: Column) => column.notNull().primaryKey();
const onlyRow = (column: Column) => column.primaryKey().check(sql`id = 1`);
/** Belongs to a row of another table, and is deleted with it. */
const of = (target: string) => (column: Column) =>
  column.notNull().references(target).onDelete('cascade');
/** As `of`, for one row at most. */
const oneOf = (target: string) => (column: Column) => of(target)(column).primaryKey();

async function createSubmissions({ db, table, types }: Builder): Promise<void> {
  const { text, moment, flag } = types;
  const submissions = table('interest_submissions')
    .addColumn('id', text, key)
    .addColumn('created_at', moment, required)
    .addColumn('name', text, required)
    .addColumn('email', text, required)
    .addColumn('email_key', text, required)
    .addColumn('country', text)
    .addColumn('profession', text)
    .addColumn('message', text)
    .addColumn('wants_updates', flag, required)
    .addColumn('language', text, required)
    .addColumn('ip_address', text)
    .addColumn('user_agent', text)
    .addColumn('privacy_policy_version', text, required)
    .addColumn('idempotency_key', text);
  if (isPostgres(db)) {
    await createFolded(db);
    await submissions.addColumn('searched', text, searched).execute();
  } else await submissions.execute();
  await table('consent_texts')
    .addColumn('hash', text, key)
    .addColumn('language', text, required)
    .addColumn('text', text, required)
    .execute();
  await table('consents')
    .addColumn('submission_id', text, of('interest_submissions.id'))
    // For the consents of a form this is the id of the submission.
    .addColumn('act', text, required)
    // list: the box that must be ticked; updates: the other.
    .addColumn('purpose', text, required)
    .addColumn('given', flag, required)
    .addColumn('at', moment, required)
    // Null where it was not kept.
    .addColumn('channel', text)
    // What the person was shown, where that was more than the button of an e-mail.
    .addColumn('text_hash', text, (column) => column.references('consent_texts.hash'))
    .addColumn('language', text)
    .addColumn('privacy_policy_version', text)
    .addPrimaryKeyConstraint('consents_key', ['submission_id', 'act', 'purpose'])
    .execute();
  await table('message_answers')
    .addColumn('submission_id', text, oneOf('interest_submissions.id'))
    .addColumn('answered_at', moment)
    .execute();
}

async function createSubscribers({ table, types }: Builder): Promise<void> {
  const { text, moment, flag } = types;
  await table('subscribers')
    .addColumn('id', text, key)
    .addColumn('email', text, required)
    .addColumn('email_key', text, required)
    .addColumn('created_at', moment, required)
    // Null while nobody asked to confirm the address, as where no e-mail is sent.
    .addColumn('state', text)
    .addColumn('state_since', moment, required)
    // The latest submission that its own e-mail confirmed, and what it said.
    .addColumn('submission_id', text)
    .addColumn('name', text)
    .addColumn('language', text)
    .addColumn('wants_updates', flag)
    .execute();
  await table('notes')
    .addColumn('subscriber_id', text, oneOf('subscribers.id'))
    .addColumn('text', text, required)
    .addColumn('changed_at', moment, required)
    .execute();
  await table('restrictions')
    .addColumn('email_key', text, key)
    .addColumn('since', moment, required)
    .execute();
  await table('email_changes')
    .addColumn('subscriber_id', text, oneOf('subscribers.id'))
    .addColumn('email', text, required)
    .addColumn('email_key', text, required)
    .addColumn('asked_at', moment, required)
    .execute();
}

async function createLetters({ db, table, types }: Builder): Promise<void> {
  const { text, moment, flag } = types;
  const no = isPostgres(db) ? false : 0;
  await table('letters')
    .addColumn('id', text, key)
    .addColumn('audience', text, required)
    .addColumn('state', text, required)
    .addColumn('created_at', moment, required)
    .addColumn('updated_at', moment, required)
    // The hash of audience and texts that the owner was sent.
    .addColumn('tested_hash', text)
    .addColumn('tested_at', moment)
    .addColumn('send_at', moment)
    .addColumn('ended_at', moment)
    .addColumn('is_public', flag, (column) => column.notNull().defaultTo(no))
    .execute();
  await table('letter_texts')
    .addColumn('letter_id', text, of('letters.id'))
    .addColumn('language', text, required)
    .addColumn('subject', text, required)
    .addColumn('body', text, required)
    // Of its page in the archive; null until it is sent.
    .addColumn('slug', text)
    .addPrimaryKeyConstraint('letter_texts_key', ['letter_id', 'language'])
    .execute();
}

async function createEmails({ db, table, types }: Builder): Promise<void> {
  const { text, moment, flag, number } = types;
  const startingAt = (value: number) => (column: Column) => column.notNull().defaultTo(value);
  await table('emails')
    .addColumn('id', text, key)
    .addColumn('kind', text, required)
    // Null for what belongs to nobody any more.
    .addColumn('subscriber_id', text, (column) =>
      column.references('subscribers.id').onDelete('cascade'),
    )
    // The submission that an e-mail confirms, or that it answers.
    .addColumn('submission_id', text)
    .addColumn('letter_id', text, (column) => column.references('letters.id'))
    // Whom it is for; cleared when the record is older than its text may be.
    .addColumn('email', text)
    .addColumn('email_key', text)
    .addColumn('mailbox_key', text, (column) => column.generatedAlwaysAs(mailboxKey(db)).stored())
    .addColumn('name', text)
    .addColumn('language', text, required)
    .addColumn('wants_updates', flag, required)
    .addColumn('state', text, required)
    // Why it is not due, or was dropped.
    .addColumn('reason', text)
    .addColumn('priority', number, startingAt(1))
    // What the mail server said last.
    .addColumn('server_words', text)
    .addColumn('queued_at', moment, required)
    .addColumn('due_at', moment, required)
    .addColumn('give_up_at', moment, required)
    // When the turn of a first confirmation came.
    .addColumn('turn_at', moment)
    // Its Date, set when its body first began to flow.
    .addColumn('dated_at', moment)
    .addColumn('ended_at', moment)
    .addColumn('complained_at', moment)
    .addColumn('attempts', number, startingAt(0))
    // How often its connection ended after the body had begun to flow: nobody knows whether it
    // arrived.
    .addColumn('times_unknown', number, startingAt(0))
    // The sender on whose connection the body flows.
    .addColumn('sender', text)
    .execute();
  await table('email_links')
    .addColumn('token_hash', text, key)
    .addColumn('purpose', text, required)
    .addColumn('email_id', text, of('emails.id'))
    // Null for a link that lives as long as its e-mail's record.
    .addColumn('expires_at', moment)
    .addColumn('used_at', moment)
    .execute();
  await table('email_sender')
    .addColumn('id', number, onlyRow)
    .addColumn('holder', text, required)
    .addColumn('held_until', moment, required)
    .addColumn('problem', text)
    .addColumn('problem_since', moment)
    .execute();
  await table('owner_emails')
    .addColumn('kind', text, key)
    .addColumn('day', types.day, required)
    .addColumn('at', moment, required)
    .execute();
}

/**
 * One mailbox for all spellings of an address, for caps alone: what is after a plus goes, and dots
 * at Gmail.
 */
function mailboxKey(db: Kysely<unknown>) {
  const indexOf = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  const host = sql`substr(email_key, ${indexOf}(email_key, '@'))`;
  const name = sql`substr(email_key, 1, ${indexOf}(replace(email_key, '@', '+'), '+') - 1)`;
  return sql`CASE WHEN ${host} IN ('@gmail.com', '@googlemail.com')
    THEN replace(${name}, '.', '') || '@gmail.com' ELSE ${name} || ${host} END`;
}

async function createRequests({ table, types }: Builder): Promise<void> {
  const { text, moment, day } = types;
  await table('data_subject_requests')
    .addColumn('id', text, key)
    .addColumn('kind', text, required)
    // Null once the person is erased.
    .addColumn('email', text)
    .addColumn('email_key', text)
    .addColumn('received_on', day, required)
    .addColumn('due_on', day, required)
    .addColumn('made_by', text, required)
    .addColumn('answered_on', day)
    .addColumn('outcome', text)
    // Why it was refused; cleared with the address.
    .addColumn('reason', text)
    .execute();
  await table('link_requests')
    .addColumn('address_hash', text, key)
    .addColumn('asked_at', moment, required)
    // Why the last one was not due; null where it was.
    .addColumn('reason', text)
    // The last five that were due, the newest first.
    .addColumn('due_1', moment)
    .addColumn('due_2', moment)
    .addColumn('due_3', moment)
    .addColumn('due_4', moment)
    .addColumn('due_5', moment)
    .execute();
}

async function createLog({ table, types }: Builder): Promise<void> {
  const { text, moment, day, number } = types;
  await table('events')
    .addColumn('id', text, key)
    .addColumn('at', moment, required)
    .addColumn('account', text, required)
    .addColumn('kind', text, required)
    .addColumn('count', number, required)
    // The subscriber's random number; null where it is about nobody, or about many.
    .addColumn('subject', text)
    .execute();
  await table('event_details')
    .addColumn('event_id', text, key)
    .addColumn('subscriber_id', text, of('subscribers.id'))
    .addColumn('details', text, required)
    .execute();
  await table('event_counts')
    .addColumn('day', day, required)
    .addColumn('event', text, required)
    .addColumn('properties', text, required)
    .addColumn('count', number, required)
    .addPrimaryKeyConstraint('event_counts_key', ['day', 'event', 'properties'])
    .execute();
  await table('page_views')
    .addColumn('page', text, required)
    // The Monday on which it begins.
    .addColumn('week', day, required)
    .addColumn('count', number, required)
    .addPrimaryKeyConstraint('page_views_key', ['page', 'week'])
    .execute();
}

async function createAccounts({ db, table, types }: Builder): Promise<void> {
  const { text, moment, number } = types;
  await table('admin_account')
    .addColumn('id', number, onlyRow)
    .addColumn('username', text, required)
    .addColumn('password_hash', text, required)
    .addColumn('created_at', moment, required)
    .addColumn('password_changed_at', moment)
    .execute();
  await table('admin_accounts')
    .addColumn('id', text, key)
    .addColumn('username', text, required)
    .addColumn('role', text, required)
    .addColumn('created_at', moment, required)
    // Of the link by which the first passkey is made, not the link itself; null once it was used.
    .addColumn('invitation_hash', text, (column) => column.unique())
    .addColumn('ended_at', moment)
    .execute();
  await table('admin_sessions')
    .addColumn('id', text, key)
    // Not the token itself: whoever reads this table cannot use it.
    .addColumn('token_hash', text, (column) => column.notNull().unique())
    .addColumn('account', text, required)
    .addColumn('begun_at', moment, required)
    .addColumn('last_used_at', moment, required)
    .addColumn('address', text, required)
    .addColumn('passkey', text)
    .execute();
  await table('admin_passkeys')
    .addColumn('credential_id', text, key)
    .addColumn('account', text, required)
    // The host that it is for: on another one no browser offers it.
    .addColumn('rp_id', text, required)
    .addColumn('public_key', text, required)
    .addColumn('counter', types.large, required)
    .addColumn('transports', text, required)
    .addColumn('backed_up', number, required)
    .addColumn('name', text, required)
    .addColumn('created_at', moment, required)
    .addColumn('last_used_at', moment)
    .execute();
  await table('admin_networks')
    .addColumn('network', text, key)
    .addColumn('last_login_at', moment, required)
    .execute();
  if (!isPostgres(db)) return;
  // The counts of several servers (rate-limiter-flexible), which a crash may lose.
  await db.schema
    .createTable('rate_limits')
    .modifyFront(sql`UNLOGGED`)
    .addColumn('key', 'varchar(255)', key)
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const plain = {
    interest_submissions_in_order: ['interest_submissions', 'created_at', 'id'],
    interest_submissions_of_email: ['interest_submissions', 'email_key', 'created_at', 'id'],
    subscribers_by_state: ['subscribers', 'state', 'state_since'],
    email_changes_to: ['email_changes', 'email_key'],
    emails_of_subscriber: ['emails', 'subscriber_id', 'kind', 'queued_at'],
    emails_of_submission: ['emails', 'submission_id'],
    emails_to: ['emails', 'email_key', 'queued_at'],
    emails_to_mailbox: ['emails', 'mailbox_key', 'queued_at'],
    emails_by_state: ['emails', 'state', 'priority', 'due_at'],
    email_links_of_email: ['email_links', 'email_id'],
    data_subject_requests_of_email: ['data_subject_requests', 'email_key'],
    events_of_at: ['events', 'at', 'id'],
    event_details_of_subscriber: ['event_details', 'subscriber_id'],
  };
  for (const [name, [table = '', ...columns]] of Object.entries(plain)) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
  const unique = (name: string, table: string, ...columns: string[]) =>
    db.schema.createIndex(name).unique().on(table).columns(columns);
  await unique('subscribers_of_email', 'subscribers', 'email_key').execute();
  await unique('letter_texts_by_slug', 'letter_texts', 'language', 'slug').execute();
  const names = unique('admin_accounts_by_username', 'admin_accounts', 'username');
  await names.where(sql.ref('ended_at'), 'is', null).execute();
  const filled = (name: string, table: string, first: string, ...columns: string[]) => {
    const index = db.schema
      .createIndex(name)
      .on(table)
      .columns([first, ...columns]);
    return index.where(sql.ref(first), 'is not', null);
  };
  const keys = 'interest_submissions_idempotency_key';
  await filled(keys, 'interest_submissions', 'idempotency_key').unique().execute();
  await filled('emails_of_letter', 'emails', 'letter_id', 'subscriber_id').unique().execute();
  await filled('emails_by_turn', 'emails', 'turn_at').execute();
  await filled('emails_complained_about', 'emails', 'complained_at').execute();
}
