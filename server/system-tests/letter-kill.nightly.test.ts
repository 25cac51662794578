import { once } from 'node:events';
import { join } from 'node:path';
import fc from 'fast-check';
import { v7 as uuidV7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { ana, byOwner } from '../db/samples.fixture.ts';
import type { MailStep } from '../email/mail-server-process.fixture.ts';
import { begun, subscribe } from '../letters/letters.fixture.ts';
import { kill, run as runProgram } from '../killed-process.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { openStore } from '../stores/open.ts';
import { erase } from '../subscribers/erase.ts';
import { restrict } from '../subscribers/restrict.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

const minuteMs = 60_000;
const run = (program: string, argument: string) =>
  runProgram(join(import.meta.dirname, '../email', program), argument);
const people = Array.from({ length: 300 }, (_, index) => `p${index}@example.org`);
const ways = ['unsubscribe', 'restrict', 'erase'] as const;

/** The lives of the sender: each ends at a step of the mail server, which is the seed's choice. */
const lives = fc.sample(
  fc.record({
    /** In which step it is killed, and whether the mail server still goes on with that one. */
    steps: fc.integer({ min: 3, max: 40 }),
    goesOn: fc.boolean(),
    /** In which step somebody joins, and somebody else leaves, is restricted or is erased. */
    change: fc.integer({ min: 1, max: 3 }),
    who: fc.nat(),
  }),
  { seed: Number(process.env['SEED'] ?? 65), numRuns: 20 },
);
/** The lives in which the mail server is killed as well, two steps after it began. */
const mailServerDies = [6, 13];

/** Only here do two processes write into an embedded store: what finds it locked is done again. */
async function asOneProcess(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof Error && error.message === 'database is locked')) throw error;
    }
  }
}

/** Each gets one letter, or is listed; nobody who must not have it any more gets it. */
async function killMany(configured: Parameters<typeof openStore>[0]): Promise<void> {
  const { store } = await openStore(configured, true);
  onTestFinished(() => store.close());
  const begin = new Date(Date.now() - 5 * minuteMs);
  await subscribe(store, people, begin);
  const { id } = await begun(store, begin);

  const port = await freePort();
  const arrived: { to: string; subject: string; identity: string }[] = [];
  const reached = new Set<string>();
  const gone = new Map<string, string>();
  const joined: string[] = [];
  const allKilled = Promise.withResolvers<undefined>();
  let [killed, steps] = [0, 0];
  const makeSender = () =>
    run(
      'sending-process.fixture.ts',
      JSON.stringify({ store: configured, mailUrl: `smtp://127.0.0.1:${port}` }),
    );
  let answers = Promise.resolve();
  const startMailServer = () => {
    const child = run('mail-server-process.fixture.ts', String(port));
    child.on('message', (asked: MailStep | 'ready') => {
      if (asked === 'ready') return;
      const goOn = () => {
        if (child.connected) child.send(asked.number);
      };
      answers = answers.then(() => take(asked, goOn));
      answers.catch(allKilled.reject);
    });
    return child;
  };
  let mailServer = startMailServer();
  await once(mailServer, 'message');
  // One is made ready while another lives.
  let next = makeSender();
  const startSender = () => {
    const started = next;
    started.send('start');
    next = makeSender();
    return started;
  };
  let sender = startSender();

  async function take({ step, to, head = '' }: MailStep, goOn: () => void): Promise<void> {
    const line = (name: string) => new RegExp(`^${name}: (.*)`, 'm').exec(head)?.[1] ?? '';
    reached.add(to);
    if (step === 'taken') {
      const identity = line('Message-ID') + line('Date');
      arrived.push({ to, subject: line('Subject'), identity });
    }
    const life = lives[killed];
    if (!life) {
      goOn();
      return;
    }
    steps += 1;
    if (steps === life.change) await change(life.who);
    if (steps === 2 && mailServerDies.includes(killed)) {
      await kill(mailServer);
      mailServer = startMailServer();
    }
    if (steps < life.steps || life.goesOn) goOn();
    if (steps < life.steps) return;
    await kill(sender);
    killed += 1;
    steps = 0;
    if (killed === lives.length) allKilled.resolve(undefined);
    sender = startSender();
    goOn();
  }

  async function change(who: number): Promise<void> {
    const email = `joins${killed}@example.org`;
    const at = new Date();
    await asOneProcess(() =>
      store.addSubmission({ ...ana, id: uuidV7(), created_at: at.toISOString(), email }),
    );
    joined.push(email);
    const waiting = people.filter((each) => !reached.has(each) && !gone.has(each));
    const [way = 'erase', leaver = ''] = [
      ways[killed % ways.length],
      waiting[who % waiting.length],
    ];
    await asOneProcess(() =>
      byOwner<unknown>(store, { erase, unsubscribe, restrict }[way], leaver, at),
    );
    gone.set(leaver, way);
  }

  await allKilled.promise;
  await expect
    .poll(async () => (await store.letters.read(id))?.state, { timeout: 5 * minuteMs })
    .toBe('sent');
  await expect
    .poll(async () => (await store.emails.admin.figures()).queued, { timeout: minuteMs })
    .toBe(0);
  await Promise.all([kill(sender), kill(mailServer)]);

  const letters = Map.groupBy(
    arrived.filter(({ subject }) => subject === 'letter'),
    ({ to }) => to,
  );
  const others = Map.groupBy(
    arrived.filter(({ subject }) => subject.startsWith('confirm')),
    ({ to }) => to,
  );
  const unknown = new Set(
    (await store.letters.returns(id))
      .filter(({ state }) => state === 'unknown')
      .map(({ email }) => email),
  );
  const times = (each: string) => letters.get(each)?.length ?? 0;
  const twice = people.filter((each) => times(each) > 1);
  const lost = people.filter((each) => times(each) === 0 && !unknown.has(each) && !gone.has(each));
  const unwanted = [...gone].filter(([each]) => times(each) > 0 || unknown.has(each));
  console.table({
    [configured.engine]: {
      recipients: people.length,
      arrived: letters.size,
      twice: twice.length,
      unknown: unknown.size,
      'of which arrived': [...unknown].filter((email) => times(email ?? '')).length,
      lost: lost.length,
      gone: gone.size,
      'to the gone': unwanted.length,
      confirmations: others.size,
      'copies of them': [...others.values()].flat().length,
    },
  });
  expect({ twice, lost, unwanted }).toEqual({ twice: [], lost: [], unwanted: [] });
  expect(gone.size).toBe(lives.length);
  // Four connections; and each death is one of the sender or of the mail server.
  expect(unknown.size).toBeLessThanOrEqual(4 * (lives.length + mailServerDies.length));
  // A confirmation may come twice: mail programs show the two as one.
  for (const each of joined) {
    expect(new Set(others.get(each)?.map(({ identity }) => identity)).size, each).toBe(1);
  }
}

const description =
  'twenty deaths of the sender and two of the mail server lose no letter, send none twice, and list those of unknown fate';

test(description, { timeout: 10 * minuteMs }, () =>
  killMany({ engine: 'sqlite', file: join(newFolder('kill'), 'store.sqlite') }),
);

describeWithPostgres('on Postgres', () => {
  const postgres = testDatabases();
  test(description, { timeout: 10 * minuteMs }, async () =>
    killMany({ engine: 'postgres', url: await postgres.newDatabase() }),
  );
});
