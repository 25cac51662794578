import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submissionsPath } from '../../domain/endpoints.ts';
import { siteConfig } from '../../site.config.ts';
import { openStore } from '../stores/open.ts';
import { startPostgres, type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';
import {
  embedded,
  inPostgres,
  newVisitor,
  quantile,
  shuffled,
  stallingSink,
  startWithEmails,
  type Engine,
} from './email-timing.fixture.ts';

const submissions = 1000;
const minutes = 60_000;
const groups = ['new', 'known', 'confirmed', 'unsubscribed'] as const;

/**
 * Submits as a visitor with an IP address of their own. @returns the answer, and how many
 * milliseconds it took
 */
async function submit(origin: string, email: string) {
  const started = performance.now();
  const answer = await fetch(origin + submissionsPath, {
    method: 'POST',
    headers: {
      apikey: siteConfig.publicClientKey,
      'content-type': 'application/json',
      'x-forwarded-for': newVisitor(),
    },
    body: JSON.stringify({ name: 'Ana Lopes', email }),
  });
  const body = await answer.text();
  return { ms: performance.now() - started, shown: `${answer.status} "${body}"` };
}

const address = (group: string, number: number) => `${group}-${number}@example.org`;

/** Submits addresses of each group in turn, on a busy machine as on an idle one. */
async function compareGroups({ configured, env, run }: Engine): Promise<void> {
  const sink = await stallingSink();
  const { origin } = await startWithEmails(`smtp://127.0.0.1:${sink.port}`, env);
  for (let number = 0; number < submissions; number += 1) {
    await Promise.all(groups.slice(1).map((group) => submit(origin, address(group, number))));
  }
  await run(
    `UPDATE subscribers SET state = 'confirmed', name = 'Ana Lopes', language = 'en', wants_updates = ${env['DATABASE_URL'] ? 'FALSE' : '0'},
      submission_id = (SELECT id FROM interest_submissions s WHERE s.email = subscribers.email) WHERE email LIKE 'confirmed-%'`,
    `UPDATE subscribers SET state = 'unsubscribed' WHERE email LIKE 'unsubscribed-%'`,
  );
  const times = Object.fromEntries(groups.map((group) => [group, [] as number[]]));
  const shown = new Set<string>();
  for (let number = 0; number < submissions; number += 1) {
    for (const group of shuffled(groups)) {
      const answer = await submit(origin, address(group, number));
      shown.add(answer.shown);
      times[group]?.push(answer.ms);
    }
  }
  expect([...shown]).toEqual(['201 ""']);
  const { store } = await openStore(configured, true);
  const kinds = async (group: string) => {
    const { emails } = await store.emails.admin.ofSubscriber(address(group, 0));
    return emails.map(({ kind, reason }) => reason ?? kind);
  };
  expect(await Promise.all(groups.map(kinds))).toEqual([
    ['confirm'],
    ['quarter_hour', 'confirm'],
    ['already', 'confirm'],
    ['quarter_hour', 'confirm'],
  ]);
  await store.close();
  const figures = Object.fromEntries(
    Object.entries(times).map(([group, ms]) => [group, [0.5, 0.95].map((at) => quantile(ms, at))]),
  );
  console.log('median and p95 in ms:', JSON.stringify(figures));
  // A stranger would have to see this through a network, and one address answers once in a quarter
  // of an hour.
  const [newMedian = NaN] = figures['new'] ?? [];
  for (const [median = NaN] of Object.values(figures)) {
    expect(Math.abs(median - newMedian)).toBeLessThan(Math.max(0.5, 0.2 * newMedian));
  }
}

/** Submits to a server with e-mails and to one without in turn. */
async function compareOnAndOff(on: Engine, off: Engine): Promise<void> {
  const sink = await stallingSink();
  const servers = [
    await startWithEmails(`smtp://127.0.0.1:${sink.port}`, on.env),
    await startWithEmails(undefined, off.env),
  ];
  const rounds = await Array.fromAsync({ length: 5 }, async (_, round) => {
    const times = servers.map(() => [] as number[]);
    for (let number = 0; number < submissions; number += 1) {
      for (const index of shuffled([0, 1])) {
        const email = address(`round-${round}`, number);
        times[index]?.push((await submit(servers[index]?.origin ?? '', email)).ms);
      }
    }
    return times.map((ms) => quantile(ms, 0.99));
  });
  console.log('p99 in ms with e-mails on and off, a round each:', JSON.stringify(rounds));
  // Whatever else the machine does only adds, so the quietest round says most.
  const [[withEmails = NaN, without = NaN] = []] = rounds.toSorted(
    ([aOn = NaN, aOff = NaN], [bOn = NaN, bOff = NaN]) => aOn + aOff - bOn - bOff,
  );
  expect(withEmails - without).toBeLessThanOrEqual(5);
  expect(sink.mostConnections()).toBeGreaterThan(0);
}

const sameAnswer =
  'a new, a known, a confirmed and a left address get the same answer after the same time';
const noDelay = 'a mail server that stalls delays no visitor by more than 5 ms';

describe('with the embedded store', { timeout: 10 * minutes }, () => {
  test(sameAnswer, () => compareGroups(embedded()));
  test(noDelay, () => compareOnAndOff(embedded(), embedded()));
});

describeWithPostgres('on Postgres', { timeout: 10 * minutes }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres.stop());

  test(sameAnswer, async () => compareGroups(await inPostgres(postgres)));
  test(noDelay, async () =>
    compareOnAndOff(await inPostgres(postgres), await inPostgres(postgres)),
  );
});
