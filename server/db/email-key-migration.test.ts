import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { migrationsBefore } from './earlier-migrations.fixture.ts';
import { migrateAsOwner, migratePostgres } from './postgres/migrate.ts';
import { asRole } from './postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from './postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { id } from './samples.fixture.ts';
import { migrate } from './sqlite/migrate.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';

const at = (hour: number) => `2026-02-03T${String(hour).padStart(2, '0')}:00:00.000Z`;
const soon = new Date(Date.now() + 7 * 86_400_000).toISOString();

/** One of the people that one mailbox was, by the hours of that day. */
interface Spelling {
  state: string;
  since: number;
  /** When the submission that speaks for them was confirmed. */
  confirmed?: number;
  wants?: boolean;
  language?: Language;
  restricted?: number;
}

interface Case {
  people: [Spelling, Spelling];
  /** Which of the two spellings stays, and what is known then. */
  expected: { spelling: 0 | 1; state: string; since: number; wants: boolean | null };
  restrictedSince?: string;
}

const joined: Record<string, Case> = {
  'nobody ever confirmed': {
    people: [
      { state: 'unconfirmed', since: 1 },
      { state: 'unconfirmed', since: 2 },
    ],
    expected: { spelling: 1, state: 'unconfirmed', since: 2, wants: null },
  },
  'one of them confirmed': {
    people: [
      { state: 'confirmed', since: 3, confirmed: 3, wants: true },
      { state: 'unconfirmed', since: 4 },
    ],
    expected: { spelling: 0, state: 'confirmed', since: 3, wants: true },
  },
  'both confirmed and want updates': {
    people: [
      { state: 'confirmed', since: 3, confirmed: 3, wants: true, language: 'en' },
      { state: 'confirmed', since: 4, confirmed: 4, wants: true, language: 'pt' },
    ],
    expected: { spelling: 1, state: 'confirmed', since: 4, wants: true },
  },
  'both confirmed and one wants no updates': {
    people: [
      { state: 'confirmed', since: 3, confirmed: 3, wants: false },
      { state: 'confirmed', since: 4, confirmed: 4, wants: true },
    ],
    expected: { spelling: 1, state: 'confirmed', since: 4, wants: false },
  },
  'one left after the last confirmation': {
    people: [
      { state: 'left', since: 5, confirmed: 3, wants: true },
      { state: 'confirmed', since: 4, confirmed: 4, wants: true },
    ],
    expected: { spelling: 1, state: 'unsubscribed', since: 5, wants: true },
  },
  'one left before the last confirmation': {
    people: [
      { state: 'left', since: 4, confirmed: 3, wants: true },
      { state: 'confirmed', since: 5, confirmed: 5, wants: true },
    ],
    expected: { spelling: 1, state: 'confirmed', since: 5, wants: true },
  },
  'one left before a later submission of the other was confirmed': {
    people: [
      { state: 'left', since: 4, confirmed: 3, wants: true },
      { state: 'confirmed', since: 2, confirmed: 5, wants: true },
    ],
    expected: { spelling: 1, state: 'confirmed', since: 2, wants: true },
  },
  'one left who never confirmed': {
    people: [
      { state: 'unconfirmed', since: 1 },
      { state: 'left', since: 4 },
    ],
    expected: { spelling: 1, state: 'unsubscribed', since: 4, wants: null },
  },
  'e-mails to one came back after the last confirmation': {
    people: [
      { state: 'confirmed', since: 3, confirmed: 3, wants: true },
      { state: 'bounced', since: 5, confirmed: 4, wants: true },
    ],
    expected: { spelling: 0, state: 'bounced', since: 5, wants: true },
  },
  'e-mails to one came back before the last confirmation': {
    people: [
      { state: 'bounced', since: 4 },
      { state: 'confirmed', since: 5, confirmed: 5, wants: true },
    ],
    expected: { spelling: 1, state: 'confirmed', since: 5, wants: true },
  },
  'one left and e-mails to the other came back': {
    people: [
      { state: 'left', since: 4, confirmed: 2, wants: true },
      { state: 'bounced', since: 5, confirmed: 3, wants: true },
    ],
    expected: { spelling: 1, state: 'unsubscribed', since: 4, wants: true },
  },
  'the data of one is restricted': {
    people: [
      { state: 'confirmed', since: 3, confirmed: 3, wants: true, restricted: 6 },
      { state: 'confirmed', since: 4, confirmed: 4, wants: true, restricted: 5 },
    ],
    expected: { spelling: 1, state: 'confirmed', since: 4, wants: true },
    restrictedSince: at(5),
  },
};

/** The spellings of a mailbox that a version before took for two. */
const spellings = (number: number) =>
  [`Ana@casa${number}.ÓBIDOS.pt`, `ana@casa${number}.xn--bidos-zta.pt`] as const;

/** What a version before kept of somebody: a submission, a person, an e-mail with its links, a change of address, a request. */
function rowsOf(
  email: string,
  serial: number,
  { state, since, confirmed, wants = false, language = 'en', restricted }: Spelling,
): string[] {
  const [person, submission] = [`person ${serial}`, id(serial)];
  const said =
    confirmed === undefined
      ? 'NULL, NULL, NULL, NULL'
      : `'${submission}', 'Ana ${serial}', '${language}', ${wants}`;
  return [
    `INSERT INTO interest_submissions (id, created_at, name, email, wants_updates, language, privacy_policy_version)
     VALUES ('${submission}', '${at(0)}', 'Ana ${serial}', '${email}', ${wants}, '${language}', '2025-01')`,
    `INSERT INTO people (id, email, created_at, state, state_since, submission_id, name, language, wants_updates)
     VALUES ('${person}', '${email}', '${at(serial % 2)}', '${state}', '${at(since)}', ${said})`,
    `INSERT INTO letters (id, kind, person_id, submission_id, email, name, language, wants_updates, state, queued_at, due_at, give_up_at)
     VALUES ('${person}', 'confirm', '${person}', '${submission}', '${email}', 'Ana', 'en', FALSE, 'sent', '${at(0)}', '${at(0)}', '${at(9)}'),
       ('${person} new', 'newAddress', '${person}', NULL, 'new@example.org', 'Ana', 'en', FALSE, 'queued', '${at(0)}', '${at(0)}', '${at(9)}')`,
    `INSERT INTO letter_links (token_hash, purpose, letter_id, expires_at)
     VALUES ('${person} confirm', 'confirm', '${person}', '${soon}'), ('${person} data', 'ownData', '${person}', '${soon}'),
       ('${person} leave', 'unsubscribe', '${person}', NULL)`,
    `INSERT INTO email_changes (person_id, email, asked_at) VALUES ('${person}', 'new@example.org', '${at(1)}')`,
    `INSERT INTO rights_requests (id, kind, email, received_on, due_on, made_by)
     VALUES ('${person}', 'access', '${email}', '2026-02-03', '2026-03-05', 'self')`,
    ...(confirmed === undefined
      ? []
      : [
          `INSERT INTO consent_changes (submission_id, act, purpose, given, at, way)
           VALUES ('${submission}', 'act', 'list', TRUE, '${at(confirmed)}', 'letter')`,
        ]),
    ...(restricted === undefined
      ? []
      : [`INSERT INTO restrictions (email, since) VALUES ('${email}', '${at(restricted)}')`]),
  ];
}

const before = Object.values(joined).flatMap(({ people }, number) =>
  people.flatMap((person, which) =>
    rowsOf(spellings(number)[which === 0 ? 0 : 1], 2 * number + which, person),
  ),
);
/** Whose mailbox only looks like that of others. */
const alike = ['ana@casa0.obidos.pt', 'ana+0@casa0.óbidos.pt', 'José@casa0.óbidos.pt'];
const others = alike.flatMap((email, number) =>
  rowsOf(email, 90 + number, { state: 'confirmed', since: 3, confirmed: 3 }),
);

async function expectJoined(store: Store): Promise<void> {
  const now = new Date();
  for (const [number, [what, { people, expected, restrictedSince = null }]] of Object.entries(
    joined,
  ).entries()) {
    const { spelling, state, since, wants } = expected;
    const { submissions, emails, requests, ...person } = await store.reads.subscriber({
      email: spellings(number)[spelling === 0 ? 1 : 0],
    });
    expect(person, what).toEqual({
      email: spellings(number)[spelling],
      state,
      stateSince: at(since),
      language: wants === null ? null : (people[spelling].language ?? 'en'),
      wantsUpdates: wants,
      restrictedSince,
      pendingEmail: null,
    });
    expect(submissions.map((each) => each.email).toSorted(), what).toEqual(
      [...spellings(number)].toSorted(),
    );
    expect(
      emails.map(({ kind }) => kind),
      what,
    ).toEqual(['confirm', 'confirm']);
    expect(requests, what).toHaveLength(2);
    for (const each of [`person ${2 * number}`, `person ${2 * number + 1}`]) {
      const { links } = store.emails;
      expect(await links.look('confirm', `${each} confirm`, now), what).not.toBe('open');
      expect(await store.myData.look(`${each} data`, now), what).toBe('expired');
      expect(await links.look('unsubscribe', `${each} leave`, now), what).not.toBe('unknown');
    }
  }
  for (const [number, email] of alike.entries()) {
    const { links } = store.emails;
    const person = await store.reads.subscriber({ email });
    expect(person).toMatchObject({
      state: 'confirmed',
      pendingEmail: { email: 'new@example.org' },
    });
    expect(person.submissions).toHaveLength(1);
    expect(await links.look('unsubscribe', `person ${90 + number} leave`, now)).toBe('open');
    expect(await store.myData.look(`person ${90 + number} data`, now)).toBe('open');
  }
  await store.close();
}

test('an embedded store in which one mailbox was several people has one of each, and loses no submission', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'email-key-')), 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database, migrationsBefore('202611270001', 'sqlite'));
  for (const statement of [...before, ...others]) database.exec(statement);
  database.close();
  await expectJoined(openSqliteStore(file));
});

describeWithPostgres('the migration to keys of addresses in Postgres', () => {
  const postgres = testDatabases();

  test('a Postgres store in which one mailbox was several people has one of each, and loses no submission', async () => {
    const url = await postgres.newEmptyDatabase();
    const owner = asRole('raiz_owner', url);
    const client = new Client(owner);
    await client.connect();
    await migratePostgres(client, { folder: migrationsBefore('202611270001', 'postgres') });
    for (const statement of [...before, ...others]) await client.query(statement);
    await client.end();
    await migrateAsOwner(owner);
    await expectJoined((await openPostgresStore(url)).store);
  });
});
