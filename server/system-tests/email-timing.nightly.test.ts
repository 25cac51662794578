import { expect, test } from 'vitest';
import { submissionsPath } from '../../domain/endpoints.ts';
import { siteConfig } from '../../site.config.ts';
import { openStore } from '../stores/open.ts';
import {
  describeTimes,
  quantile,
  stallingSink,
  startWithEmails,
  timedPost,
  timesOf,
  type Engine,
} from './timing.fixture.ts';

const submissions = 1000;
const minutes = 60_000;
const groups = ['new', 'known', 'confirmed', 'unsubscribed'] as const;

const headers = { apikey: siteConfig.publicClientKey, 'content-type': 'application/json' };
const submit = (origin: string, email: string) =>
  timedPost(origin + submissionsPath, headers, JSON.stringify({ name: 'Ana Lopes', email }));

const address = (group: string, number: number) => `${group}-${number}@example.org`;

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
  const { times, shown } = await timesOf(groups, submissions, (group, number) =>
    submit(origin, address(group, number)),
  );
  expect([...shown]).toEqual(['201 ']);
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
  const servers = {
    on: await startWithEmails(`smtp://127.0.0.1:${sink.port}`, on.env),
    off: await startWithEmails(undefined, off.env),
  };
  const rounds = await Array.fromAsync({ length: 5 }, async (_, round) => {
    const { times } = await timesOf(['on', 'off'], submissions, (group, number) =>
      submit(servers[group].origin, address(`round-${round}`, number)),
    );
    return [times.on, times.off].map((ms) => quantile(ms, 0.99));
  });
  console.log('p99 in ms with e-mails on and off, a round each:', JSON.stringify(rounds));
  // Whatever else the machine does only adds, so the quietest round says most.
  const [[withEmails = NaN, without = NaN] = []] = rounds.toSorted(
    ([aOn = NaN, aOff = NaN], [bOn = NaN, bOff = NaN]) => aOn + aOff - bOn - bOff,
  );
  expect(withEmails - without).toBeLessThanOrEqual(5);
  expect(sink.mostConnections()).toBeGreaterThan(0);
}

describeTimes(10 * minutes, (newEngine) => {
  test('a new, a known, a confirmed and a left address get the same answer after the same time', async () =>
    compareGroups(await newEngine()));
  test('a mail server that stalls delays no visitor by more than 5 ms', async () =>
    compareOnAndOff(await newEngine(), await newEngine()));
});
