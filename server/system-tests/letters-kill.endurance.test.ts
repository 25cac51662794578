import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../database/open.ts';
import { describeWithPostgres, startPostgres } from '../database/postgres/postgres.fixture.ts';
import { listAll } from '../database/samples.fixture.ts';
import { startSink, type SmtpSink } from '../letters/smtp-sink.fixture.ts';

const kills = Number(process.env['KILLS'] ?? '100');
const minutes = 60_000;
type Configured = Parameters<typeof openStore>[0];

/**
 * Kills what takes submissions and sends letters, and now and then drops every connection of the mail server, at any moment;
 * then lets it finish. No submission may be without its letter, no letter without its submission, and none may have come twice
 * but those of unknown fate, each of which is listed.
 */
async function killMany(configured: Configured): Promise<void> {
  let sink: SmtpSink = await startSink();
  const { port } = sink;
  const taken: string[] = [];
  const collect = () => taken.push(...sink.taken.splice(0).map(({ to }) => to[0] ?? ''));
  const acknowledged: string[] = [];
  const start = () => {
    const setup = JSON.stringify({ store: configured, mailUrl: `smtp://127.0.0.1:${port}` });
    const script = join(import.meta.dirname, '../letters/sending-process.fixture.ts');
    const child = spawn(process.execPath, [script, setup], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(line));
    return child;
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const child = start();
    await once(child.stdout, 'data');
    await wait(Math.random() * 900);
    if (kill % 4 === 3) {
      await sink.stop();
      collect();
      sink = await startSink({ port });
      await wait(Math.random() * 300);
    }
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  const last = start();
  const { store } = await openStore(configured);
  await once(last.stdout, 'data');
  await wait(1000);
  last.kill('SIGKILL');
  await once(last, 'close');
  const finish = start(); // sends what is left, and takes some more
  await expect
    .poll(async () => (await store.letters.desk.figures()).queued, { timeout: minutes })
    .toBeLessThan(3);
  finish.kill('SIGKILL');
  await once(finish, 'close');
  await sink.stop();
  collect();

  const submissions = await listAll(store);
  const times = new Map<string, number>();
  for (const to of taken) times.set(to, (times.get(to) ?? 0) + 1);
  let [sent, twice, everUnknown, lost] = [0, 0, 0, 0];
  for (const { email } of submissions) {
    const { letters } = await store.letters.desk.ofPerson(email);
    expect(letters, email).toHaveLength(1);
    const [letter] = letters;
    if (!letter) continue;
    const came = times.get(email) ?? 0;
    times.delete(email);
    if (letter.state === 'sent') sent += 1;
    if (letter.times_unknown > 0) everUnknown += 1;
    if (came > 1) twice += 1;
    if (letter.state === 'sent' && came === 0) lost += 1;
    if (letter.state !== 'sending')
      expect(came, email).toBeLessThanOrEqual(1 + letter.times_unknown);
  }
  expect(lost).toBe(0);
  // No letter without its submission, and no acknowledged submission lost.
  expect([...times.keys()]).toEqual([]);
  const stored = new Set(submissions.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  console.log(
    `${kills} kills: ${submissions.length} submissions, ${sent} letters sent, ${everUnknown} of unknown fate at some time, ${twice} of which came twice`,
  );
  await store.close();
}

test(
  'kills at any moment lose no letter and send none twice but those of unknown fate, in the embedded store',
  { timeout: 20 * minutes },
  () =>
    killMany({
      engine: 'sqlite',
      file: join(mkdtempSync(join(tmpdir(), 'kill-')), 'store.sqlite'),
    }),
);

describeWithPostgres('on Postgres', () => {
  test(
    'kills at any moment lose no letter and send none twice but those of unknown fate',
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
