import { expect, onTestFinished, test } from 'vitest';
import { ana, id, logEntry } from '../db/samples.fixture.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import { now } from './checked.fixture.ts';

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const day = 24 * 60;

/** A store with e-mails on, which people joined so many minutes ago, and what writes past it. */
async function newStore(...joined: number[]) {
  const open = await newDatabase();
  const store = await open();
  onTestFinished(() => store.close());
  for (const [index, minutes] of joined.entries()) {
    const person = { id: id(index + 1), email: `p${index + 1}@a.pt` };
    await store.addSubmission({ ...ana, ...person, created_at: at(-minutes) });
  }
  return { store, checks: store.checks, run: open.run };
}

test('e-mails are stuck once they should have gone an hour ago; those of a letter take their time', async () => {
  const { checks, run } = await newStore(61);
  expect(await checks.mailStuck(now)).toEqual({ count: 1, since: at(-61) });
  await run(`UPDATE emails SET turn_at = due_at, due_at = '${at(-59)}'`);
  expect(await checks.mailStuck(now)).toBeUndefined();
  await run(`INSERT INTO letters (id, audience, state, created_at, updated_at)
    VALUES ('b', 'dates', 'sending', '${at(0)}', '${at(0)}')`);
  await run(`UPDATE emails SET due_at = '${at(-61)}', letter_id = 'b'`);
  expect(await checks.mailStuck(now)).toBeUndefined();
});

test('confirmations that wait for their turn for more than an hour are stuck, but for those to who joined while e-mails were off', async () => {
  const { checks, run } = await newStore(61, 60, 59);
  await run(`UPDATE emails SET due_at = '${at(30)}'`);
  expect(await checks.mailStuck(now)).toEqual({ count: 1, since: at(-61) });
  await run(`UPDATE emails SET priority = 2`);
  expect(await checks.mailStuck(now)).toBeUndefined();
});

test('what came back and who complained is counted for a day', async () => {
  const { checks, run } = await newStore(9, 9, 9);
  await run(`UPDATE emails SET state = 'sent', ended_at = '${at(-day - 1)}'`);
  await run(`UPDATE emails SET ended_at = '${at(-1)}' WHERE email <> 'p1@a.pt'`);
  await run(`UPDATE emails SET state = 'bounced' WHERE email = 'p2@a.pt'`);
  await run(`UPDATE emails SET complained_at = '${at(-1)}' WHERE email = 'p1@a.pt'`);
  expect(await checks.returned(now)).toEqual({ tried: 2, bounced: 1, complained: 1 });
});

test('refused logins of the last quarter of an hour are counted', async () => {
  const { store, checks } = await newStore();
  expect(await checks.refusedLogins(now)).toBe(0);
  for (const minutes of [16, 14, 1]) {
    const change = { at: at(-minutes), kind: 'refuse_login', count: 20 } as const;
    await store.addLogEntry(logEntry(minutes, change));
  }
  expect(await checks.refusedLogins(now)).toBe(40);
});

test('the first moment is that of the first entry or submission, and the oldest technical data are those that are still there', async () => {
  const { store, checks, run } = await newStore(day);
  await store.addLogEntry(logEntry(1, { at: at(-16) }));
  await store.addSubmission({ ...ana, created_at: at(-1), ip_address: '192.0.2.1', id: id(9) });
  await run(
    `UPDATE interest_submissions SET ip_address = NULL, user_agent = NULL WHERE id = '${id(1)}'`,
  );
  expect(await checks.firstMoment()).toBe(at(-day));
  expect(await checks.oldest()).toEqual({ technicalData: at(-1), events: at(-16) });
});

test('open requests are due a week before their day', async () => {
  const { checks, run } = await newStore();
  const insert = (id: string, due: string, answered: string) =>
    run(`INSERT INTO data_subject_requests (id, kind, received_on, due_on, made_by, answered_on)
      VALUES ('${id}', 'access', '2026-01-01', '${due}', 'admin', ${answered})`);
  await insert('1', '2026-02-11', 'NULL');
  await insert('2', '2026-02-01', "'2026-01-20'");
  expect(await checks.requestsDue(now)).toBeUndefined();
  await insert('3', '2026-02-10', 'NULL');
  expect(await checks.requestsDue(now)).toEqual({ count: 1, first: '2026-02-10' });
});

test('a store that cannot be written takes nothing', async () => {
  const { checks, run } = await newStore();
  await checks.expectWritable();
  await run('DROP TABLE email_sender');
  await expect(checks.expectWritable()).rejects.toThrow();
});
