import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { ana, id, logEntry } from '../db/samples.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { now } from './checked.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const day = 24 * 60;

/** A store with e-mails on, and what writes into its file past it. */
async function newStore() {
  const file = newStoreFile();
  const store = await openSqliteStore(file, true);
  const database = new DatabaseSync(file);
  onTestFinished(async () => {
    database.close();
    await store.close();
  });
  return { store, checks: store.checks, run: (sql: string) => database.exec(sql) };
}

test('e-mails are stuck once they should have gone an hour ago; those of a letter take their time', async () => {
  const { store, checks, run } = await newStore();
  await store.addSubmission({ ...ana, created_at: at(-61) });
  expect(await checks.mailStuck(now)).toEqual({ count: 1, since: at(-61) });
  run(`UPDATE emails SET turn_at = due_at, due_at = '${at(-59)}'`);
  expect(await checks.mailStuck(now)).toBeUndefined();
  run(`INSERT INTO letters (id, audience, state, created_at, updated_at) VALUES ('b', 'dates', 'sending', '', '');
    UPDATE emails SET due_at = '${at(-61)}', letter_id = 'b'`);
  expect(await checks.mailStuck(now)).toBeUndefined();
});

test('confirmations that wait for their turn for more than an hour are stuck, but for those to who joined while e-mails were off', async () => {
  const { store, checks, run } = await newStore();
  for (let number = 1; number <= 3; number += 1) {
    const created_at = at(-62 + number);
    await store.addSubmission({ ...ana, id: id(number), email: `p${number}@a.pt`, created_at });
  }
  run(`UPDATE emails SET due_at = '${at(30)}'`);
  expect(await checks.mailStuck(now)).toEqual({ count: 1, since: at(-61) });
  run(`UPDATE emails SET priority = 2`);
  expect(await checks.mailStuck(now)).toBeUndefined();
});

test('what came back and who complained is counted for a day', async () => {
  const { store, checks, run } = await newStore();
  for (const number of [1, 2, 3]) {
    await store.addSubmission({ ...ana, id: id(number), email: `p${number}@a.pt` });
  }
  run(`UPDATE emails SET state = 'sent', ended_at = '${at(-day - 1)}';
    UPDATE emails SET ended_at = '${at(-1)}' WHERE email <> 'p1@a.pt';
    UPDATE emails SET state = 'bounced' WHERE email = 'p2@a.pt';
    UPDATE emails SET complained_at = '${at(-1)}' WHERE email = 'p1@a.pt'`);
  expect(await checks.returned(now)).toEqual({ tried: 2, bounced: 1, complained: 1 });
});

test('refused logins of the last quarter of an hour are counted', async () => {
  const { store, checks } = await newStore();
  expect(await checks.refusedLogins(now)).toBe(0);
  for (const [seq, minutes] of [16, 14, 1].entries()) {
    await store.addLogEntry({
      ...logEntry(seq + 1),
      at: at(-minutes),
      kind: 'refuse_login',
      count: 20,
    });
  }
  expect(await checks.refusedLogins(now)).toBe(40);
  expect(await checks.firstMoment()).toBe(at(-16));
  await store.addSubmission({ ...ana, created_at: at(-20) });
  expect(await checks.firstMoment()).toBe(at(-20));
});

test('the oldest technical data are those that are still there', async () => {
  const { store, checks, run } = await newStore();
  await store.addSubmission({ ...ana, created_at: at(-day) });
  await store.addSubmission({ ...ana, id: id(2), created_at: at(-1), ip_address: '192.0.2.1' });
  run(
    `UPDATE interest_submissions SET ip_address = NULL, user_agent = NULL WHERE id = '${ana.id}'`,
  );
  expect(await checks.oldest()).toEqual({ technicalData: at(-1), events: null });
});

test('open requests are due a week before their day', async () => {
  const { checks, run } = await newStore();
  const insert = (id: string, due: string, answered: string | null) =>
    run(`INSERT INTO data_subject_requests (id, kind, received_on, due_on, made_by, answered_on)
      VALUES ('${id}', 'access', '2026-01-01', '${due}', 'admin', ${answered === null ? 'NULL' : `'${answered}'`})`);
  insert('1', '2026-02-11', null);
  insert('2', '2026-02-01', '2026-01-20');
  expect(await checks.requestsDue(now)).toBeUndefined();
  insert('3', '2026-02-10', null);
  expect(await checks.requestsDue(now)).toEqual({ count: 1, first: '2026-02-10' });
});

test('whoever joined since a moment is counted, and the messages that wait', async () => {
  const { store, checks } = await newStore();
  await store.addSubmission({ ...ana, created_at: at(-day) });
  await store.addSubmission({ ...ana, id: id(2), email: 'rui@example.org', created_at: at(-1) });
  expect(await checks.figures(at(-60))).toEqual({
    joined: 1,
    messages: { count: 2, first: at(-day) },
  });
});

test('a store that is only read takes nothing', async () => {
  const { checks, run } = await newStore();
  await checks.expectWritable();
  run('DROP TABLE email_sender');
  await expect(checks.expectWritable()).rejects.toThrow();
});

describeWithPostgres('in Postgres', () => {
  const postgres = testDatabases();

  test('the server may ask all of this', async () => {
    const { store } = await openPostgresStore(await postgres.newDatabase(), true);
    onTestFinished(() => store.close());
    const { checks } = store;
    await store.addSubmission({ ...ana, created_at: at(-61) });
    await checks.expectWritable();
    expect({
      problem: await checks.mailProblem(),
      stuck: await checks.mailStuck(now),
      returned: await checks.returned(now),
      refused: await checks.refusedLogins(now),
      due: await checks.requestsDue(now),
      first: await checks.firstMoment(),
      events: (await checks.oldest()).events,
      joined: (await checks.figures(at(-62))).joined,
    }).toEqual({
      problem: null,
      stuck: { count: 1, since: at(-61) },
      returned: { tried: 0, bounced: 0, complained: 0 },
      refused: 0,
      due: undefined,
      first: at(-61),
      events: null,
      joined: 1,
    });
    await checks.keepTold(['disk'], { day: '2026-02-03', at: at(0) });
    expect(await checks.faultsTold()).toEqual(['disk']);
    await checks.forgetTold(['disk']);
    expect(await checks.faultsTold()).toEqual([]);
  });

  test('of several servers one tells the owner on a day', async () => {
    const url = await postgres.newDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => openPostgresStore(url)));
    onTestFinished(async () => {
      for (const { store } of servers) await store.close();
    });
    const claim = async (day: string) => {
      const claims = await Promise.all(
        servers.map(({ store }) =>
          store.checks.claimOwnerEmail(
            'day',
            { day, at: now.toISOString() },
            { column: 'day', before: day },
          ),
        ),
      );
      return claims.filter((each) => each !== undefined);
    };
    expect(await claim('2026-02-03')).toEqual([{ last: undefined }]);
    expect(await claim('2026-02-03')).toEqual([]);
    const last = { day: '2026-02-03', at: now.toISOString() };
    expect(await claim('2026-02-04')).toEqual([{ last }]);
    await servers[0]?.store.checks.giveBackOwnerEmail('day', last);
    expect(await claim('2026-02-04')).toEqual([{ last }]);
  });
});
