import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { begun, holder } from '../broadcasts/broadcasts.fixture.ts';
import { openStore } from '../stores/open.ts';
import type { Store } from '../stores/store.ts';
import { startPostgres, freePort } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';
import { listAll } from '../db/samples.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

const kills = Number(process.env['KILLS'] ?? '100');
const minutes = 60_000;
type Configured = Parameters<typeof openStore>[0];

/** Starts one of the programs of these tests; it is killed after the test. */
function run(program: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../email', program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

/**
 * Kills what sends e-mails, and the mail server, each at any moment; then lets both finish.
 * @param isJoined whether submissions come in all the time
 * @param isDone whether all that was queued has gone
 * @returns to whom e-mails came, and the ids of the submissions that were acknowledged
 */
async function killBoth(
  configured: Configured,
  isJoined: boolean,
  isDone: (store: Store) => Promise<boolean>,
  times = kills,
) {
  const port = await freePort();
  const takenFile = join(newFolder('sink'), 'taken');
  writeFileSync(takenFile, '');
  const acknowledged: string[] = [];
  const startSending = () => {
    const mailUrl = `smtp://127.0.0.1:${port}`;
    const child = run(
      'sending-process.fixture.ts',
      JSON.stringify({ store: configured, mailUrl, isJoined }),
    );
    createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(line));
    return child;
  };
  const startMailServer = () => run('sink-process.fixture.ts', String(port), takenFile);
  let mailServer = startMailServer();
  const killMailServer = async () => {
    await wait(Math.random() * 1200);
    await kill(mailServer);
    mailServer = startMailServer();
    await once(mailServer.stdout, 'data');
  };
  // It sends once the right of the one before has ended, and is killed in the midst of it.
  const somethingCame = async () => {
    const before = statSync(takenFile).size;
    await expect
      .poll(() => statSync(takenFile).size, { timeout: minutes, interval: 10 })
      .toBeGreaterThan(before);
  };
  const killSending = async () => {
    const child = startSending();
    await once(child.stdout, 'data');
    if (!isJoined) await somethingCame();
    await wait(Math.random() * (isJoined ? 1200 : 300));
    await kill(child);
  };
  for (let round = 0; round < times; round += 1) {
    await Promise.all([killSending(), killMailServer()]);
  }
  const finish = startSending(); // sends what is left
  await once(finish.stdout, 'data');
  const { store } = await openStore(configured);
  await expect.poll(() => isDone(store), { timeout: 5 * minutes }).toBe(true);
  await kill(finish);
  await kill(mailServer);
  return { store, taken: readFileSync(takenFile, 'utf8').split('\n').slice(0, -1), acknowledged };
}

/**
 * No submission may be without its e-mail, no e-mail without its submission, and none may have come
 * twice but those of unknown fate, each of which is listed.
 */
async function killMany(configured: Configured): Promise<void> {
  const { store, taken, acknowledged } = await killBoth(
    configured,
    true,
    async ({ emails }) => (await emails.admin.figures()).queued < 3,
  );

  const submissions = await listAll(store);
  const times = new Map<string, number>();
  for (const to of taken) times.set(to, (times.get(to) ?? 0) + 1);
  let [sent, twice, everUnknown, lost] = [0, 0, 0, 0];
  const listed: string[] = [];
  for (const { email } of submissions) {
    const { emails } = await store.emails.admin.ofSubscriber(email);
    expect(emails, email).toHaveLength(1);
    const [mail] = emails;
    if (!mail) continue;
    const came = times.get(email) ?? 0;
    times.delete(email);
    if (mail.state === 'sent') sent += 1;
    if (mail.times_unknown > 0) everUnknown += 1;
    if (came > 1) twice += 1;
    if (mail.state === 'sent' && came === 0) lost += 1;
    if (mail.state === 'unknown') listed.push(mail.id);
    expect(came, email).toBeLessThanOrEqual(1 + mail.times_unknown);
  }
  expect(lost).toBe(0);
  expect((await store.emails.admin.unknown()).map(({ id }) => id).sort()).toEqual(listed.sort());
  // No e-mail without its submission, and no acknowledged submission lost.
  expect([...times.keys()]).toEqual([]);
  const stored = new Set(submissions.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  console.log(
    `${kills} kills of each: ${submissions.length} submissions, ${sent} e-mails sent, ${everUnknown} of unknown fate at some time, ${twice} of which came twice, ${listed.length} left to the dashboard`,
  );
  await store.close();
}

const recipients = 5000;

/** Fills an embedded store with people who confirmed. */
function fillSubscribers(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('BEGIN');
  const insert = database.prepare(
    `INSERT INTO subscribers (id, email, email_key, created_at, state, state_since, name, language, wants_updates)
    VALUES (?, ?, ?, ?, 'confirmed', ?, 'Ana', 'pt', 1)`,
  );
  const at = new Date().toISOString();
  for (let i = 0; i < recipients; i += 1) {
    const email = `p${i}@example.org`;
    insert.run(`subscriber ${i}`, email, email, at, at);
  }
  database.exec('COMMIT');
  database.close();
}

test(
  'kills at any moment lose no e-mail of a broadcast to 5,000, send none twice, and list each of unknown fate',
  { timeout: 20 * minutes },
  async () => {
    const file = join(newFolder('kill'), 'store.sqlite');
    const configured = { engine: 'sqlite', file } as const;
    const { store: first } = await openStore(configured, true);
    fillSubscribers(file);
    const { id } = await begun(first, new Date(Date.now() - 5 * minutes));
    await first.emails.outbox.release(holder);
    await first.close();
    const times = 20;
    const { store, taken } = await killBoth(
      configured,
      false,
      async ({ broadcasts }) => (await broadcasts.read(id))?.state === 'sent',
      times,
    );
    const broadcast = await store.broadcasts.read(id);
    const { sent = 0, unknown = 0 } = broadcast?.emails ?? {};
    const listed = await store.emails.admin.unknown();
    console.log(
      `${times} kills of each: ${recipients} e-mails of a broadcast, ${sent} sent, ${taken.length} came, ${unknown} of unknown fate`,
    );
    expect(new Set(taken).size).toBe(taken.length);
    expect(broadcast?.emails).toEqual({ sent, ...(unknown > 0 && { unknown }) });
    expect(sent + unknown).toBe(recipients);
    const came = new Set(taken);
    const maybe = new Set(listed.map(({ email }) => email));
    expect(listed).toHaveLength(unknown);
    const lost = Array.from({ length: recipients }, (_, i) => `p${i}@example.org`).filter(
      (email) => !came.has(email) && !maybe.has(email),
    );
    expect(lost).toEqual([]);
    // Four connections, of the sender and of the mail server.
    expect(unknown).toBeLessThanOrEqual(2 * 4 * times);
    await store.close();
  },
);

test(
  'kills at any moment lose no e-mail and send none twice but those of unknown fate, in the embedded store',
  { timeout: 20 * minutes },
  () => killMany({ engine: 'sqlite', file: join(newFolder('kill'), 'store.sqlite') }),
);

describeWithPostgres('on Postgres', () => {
  test(
    'kills at any moment lose no e-mail and send none twice but those of unknown fate',
    { timeout: 20 * minutes },
    async () => {
      const postgres = await startPostgres({ durable: true });
      try {
        await killMany({ engine: 'postgres', url: await postgres.newDatabase() });
      } finally {
        await postgres.stop();
      }
    },
  );
});
