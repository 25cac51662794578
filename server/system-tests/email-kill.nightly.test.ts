import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../stores/open.ts';
import { startPostgres, freePort } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';
import { listAll } from '../db/samples.fixture.ts';

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
 * Kills what takes submissions and sends e-mails, and the mail server, each at any moment; then lets both finish. No
 * submission may be without its e-mail, no e-mail without its submission, and none may have come twice but those of unknown
 * fate, each of which is listed.
 */
async function killMany(configured: Configured): Promise<void> {
  const port = await freePort();
  const takenFile = join(mkdtempSync(join(tmpdir(), 'sink-')), 'taken');
  writeFileSync(takenFile, '');
  const acknowledged: string[] = [];
  const startSending = () => {
    const setup = JSON.stringify({ store: configured, mailUrl: `smtp://127.0.0.1:${port}` });
    const child = run('sending-process.fixture.ts', setup);
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
  const killSending = async () => {
    const child = startSending();
    await once(child.stdout, 'data');
    await wait(Math.random() * 1200);
    await kill(child);
  };
  for (let round = 0; round < kills; round += 1) {
    await Promise.all([killSending(), killMailServer()]);
  }
  const finish = startSending(); // sends what is left, and takes some more
  await once(finish.stdout, 'data');
  const { store } = await openStore(configured);
  await expect
    .poll(async () => (await store.emails.admin.figures()).queued, { timeout: 2 * minutes })
    .toBeLessThan(3);
  await kill(finish);
  await kill(mailServer);
  const taken = readFileSync(takenFile, 'utf8').split('\n').slice(0, -1);

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

test(
  'kills at any moment lose no e-mail and send none twice but those of unknown fate, in the embedded store',
  { timeout: 20 * minutes },
  () =>
    killMany({
      engine: 'sqlite',
      file: join(mkdtempSync(join(tmpdir(), 'kill-')), 'store.sqlite'),
    }),
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
