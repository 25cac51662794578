import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { ana, id } from '../db/samples.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { entry } from '../events/audit/audit-log.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { now } from './checked.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const day = 24 * 60;

/** A store with e-mails on, and what writes into its file past it. */
function newStore() {
  const file = newStoreFile();
  const store = openSqliteStore(file, true);
  const database = new DatabaseSync(file);
  onTestFinished(async () => {
    database.close();
    await store.close();
  });
  return { store, checks: store.checks, run: (sql: string) => database.exec(sql) };
}

test('e-mails wait once they should have gone an hour ago; those of a broadcast take their time', async () => {
  const { store, checks, run } = newStore();
  await store.addSubmission({ ...ana, created_at: at(-61) });
  expect(await checks.mailWaiting(now)).toEqual({ count: 1, since: at(-61) });
  expect(await checks.mailProblem()).toBeNull();
  await store.emails.outbox.setProblem('535 account suspended', now);
  expect(await checks.mailProblem()).toBe('535 account suspended');
  run(`UPDATE emails SET due_at = '${at(-59)}'`);
  expect(await checks.mailWaiting(now)).toBeUndefined();
  run(`INSERT INTO broadcasts (id, audience, state, created_at, updated_at) VALUES ('b', 'dates', 'sending', '', '');
    UPDATE emails SET due_at = '${at(-61)}', broadcast_id = 'b'`);
  expect(await checks.mailWaiting(now)).toBeUndefined();
});

test('confirmations are held by a rule, and not where a host alone takes no e-mails', async () => {
  const { store, checks, run } = newStore();
  await store.addSubmission(ana);
  run(`UPDATE emails SET state = 'held', held_by = 'no_mail'`);
  expect(await checks.heldConfirmations()).toBe(0);
  run(`UPDATE emails SET held_by = 'unanswered'`);
  expect(await checks.heldConfirmations()).toBe(1);
});

test('a broadcast waits that nobody paused', async () => {
  const { checks, run } = newStore();
  run(
    `INSERT INTO broadcasts (id, audience, state, created_at, updated_at) VALUES ('b', 'dates', 'paused', '', '')`,
  );
  expect(await checks.waitingBroadcasts()).toBe(0);
  run(`UPDATE broadcasts SET reason = 'bounces'`);
  expect(await checks.waitingBroadcasts()).toBe(1);
  run(`UPDATE broadcasts SET state = 'draft', reason = 'late'`);
  expect(await checks.waitingBroadcasts()).toBe(1);
});

test('refused logins of the last quarter of an hour are counted, and a broken log is found', async () => {
  const { store, checks, run } = newStore();
  expect(await checks.refusedLogins(now)).toBe(0);
  for (const [seq, minutes] of [16, 14, 1].entries()) {
    await store.addAuditEntry({
      ...entry(seq + 1),
      at: at(-minutes),
      kind: 'refuse_login',
      count: 20,
    });
  }
  expect(await checks.refusedLogins(now)).toBe(40);
  expect([await checks.firstMoment(), await checks.latestMoment()]).toEqual([at(-16), at(-1)]);
  expect(await checks.auditFaults()).toEqual([]);
  run(`DROP TRIGGER IF EXISTS events_are_not_changed`);
  run(`UPDATE event_head SET hash = 'x'`);
  expect(await checks.auditFaults()).toEqual(['the last entry is not the one that was added last']);
});

test('open requests are due a week before their day', async () => {
  const { checks, run } = newStore();
  const insert = (id: string, due: string, answered: string | null) =>
    run(`INSERT INTO data_subject_requests (id, kind, received_on, due_on, made_by, answered_on)
      VALUES ('${id}', 'access', '2026-01-01', '${due}', 'admin', ${answered === null ? 'NULL' : `'${answered}'`})`);
  insert('1', '2026-02-11', null);
  insert('2', '2026-02-01', '2026-01-20');
  expect(await checks.requestsDue(now)).toBeUndefined();
  insert('3', '2026-02-10', null);
  expect(await checks.requestsDue(now)).toEqual({ count: 1, first: '2026-02-10' });
});

test('nobody is expected to confirm what went out today', async () => {
  const { store, checks, run } = newStore();
  await store.addSubmission(ana);
  run(`UPDATE emails SET state = 'sent', ended_at = '${at(-day + 1)}'`);
  expect(await checks.confirmations(now)).toEqual({ asked: 0, confirmed: 0 });
  run(`UPDATE emails SET ended_at = '${at(-day - 1)}'`);
  expect(await checks.confirmations(now)).toEqual({ asked: 1, confirmed: 0 });
  run(`UPDATE subscribers SET submission_id = '${ana.id}'`);
  expect(await checks.confirmations(now)).toEqual({ asked: 1, confirmed: 1 });
});

test('what has happened since a moment is counted, and what waits', async () => {
  const { store, checks, run } = newStore();
  await store.addSubmission({ ...ana, created_at: at(-day) });
  await store.addSubmission({ ...ana, id: id(2), email: 'rui@example.org', created_at: at(-1) });
  run(`UPDATE subscribers SET state = 'confirmed', state_since = '${at(-2)}' WHERE email = '${ana.email}';
    UPDATE emails SET state = 'unknown' WHERE email = '${ana.email}'`);
  expect(await checks.figures(at(-60))).toEqual({
    happened: { joined: 1, confirmed: 1, unsubscribed: 0, bounced: 0, broadcasts: 0 },
    waits: {
      messages: { count: 2, first: at(-day) },
      requests: { count: 0, first: null },
      unknown: 1,
      held: 0,
    },
  });
});

test('a store that is only read takes nothing', async () => {
  const { checks, run } = newStore();
  await checks.expectWritable();
  run('DROP TABLE event_head');
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
      waiting: await checks.mailWaiting(now),
      held: await checks.heldConfirmations(),
      broadcasts: await checks.waitingBroadcasts(),
      refused: await checks.refusedLogins(now),
      due: await checks.requestsDue(now),
      confirmations: await checks.confirmations(now),
      first: await checks.firstMoment(),
      latest: await checks.latestMoment(),
      account: await checks.firstAccount(),
      faults: await checks.auditFaults(),
    }).toEqual({
      problem: null,
      waiting: { count: 1, since: at(-61) },
      held: 0,
      broadcasts: 0,
      refused: 0,
      due: undefined,
      confirmations: { asked: 0, confirmed: 0 },
      first: null,
      latest: at(-61),
      account: undefined,
      faults: [],
    });
    expect(await checks.figures(at(-62))).toMatchObject({
      happened: { joined: 1, confirmed: 0 },
      waits: { requests: { count: 0, first: null } },
    });
  });

  test('of several servers one tells the owner on a day', async () => {
    const url = await postgres.newDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => openPostgresStore(url)));
    onTestFinished(async () => {
      for (const { store } of servers) await store.close();
    });
    const claim = async (day: string) => {
      const claims = await Promise.all(
        servers.map(({ store }) => store.checks.claimOwnerEmail('disk', day, now)),
      );
      return claims.filter((each) => each !== undefined);
    };
    expect(await claim('2026-02-03')).toEqual([{ last: undefined }]);
    expect(await claim('2026-02-03')).toEqual([]);
    const last = { day: '2026-02-03', at: now.toISOString() };
    expect(await claim('2026-02-04')).toEqual([{ last }]);
    await servers[0]?.store.checks.giveBackOwnerEmail('disk', last);
    expect(await claim('2026-02-04')).toEqual([{ last }]);
  });
});
