import { expect, test } from 'vitest';
import { v7 as uuidV7 } from 'uuid';
import { href } from '../../domain/routes.ts';
import { openStore } from '../stores/open.ts';
import { ana } from '../db/samples.fixture.ts';
import {
  describeTimes,
  quantile,
  stallingSink,
  startWithEmails,
  timedPost,
  timesOf,
  type Engine,
} from './timing.fixture.ts';

const asks = 1000;
const minutes = 60_000;
/** People of `earlier` joined before e-mails were on. */
const groups = ['unknown', 'known', 'earlier'] as const;
const address = (group: string, number: number) => `${group}-${number}@example.org`;

const ask = (origin: string, email: string) =>
  timedPost(
    origin + href('myData', 'en'),
    { 'sec-fetch-site': 'same-origin' },
    new URLSearchParams({ email }),
  );

async function joinAll({ configured }: Engine): Promise<void> {
  for (const [group, emailsAreOn] of [
    ['earlier', false],
    ['known', true],
  ] as const) {
    const { store } = await openStore(configured, emailsAreOn);
    for (let number = 0; number <= asks; number += 1) {
      const created_at = new Date().toISOString();
      const submission = { ...ana, id: uuidV7(), created_at, email: address(group, number) };
      expect(await store.addSubmission(submission)).toBe('stored');
    }
    await store.close();
  }
}

/**
 * How far the times of two groups are apart: z of the rank-sum test of Mann and Whitney, which long
 * pauses do not sway.
 */
function distance(a: readonly number[], b: readonly number[]): number {
  const sorted = [...a.map((ms) => ({ ms, in: 1 })), ...b.map((ms) => ({ ms, in: 0 }))].toSorted(
    (one, other) => one.ms - other.ms,
  );
  const ranks = sorted.reduce((sum, each, index) => sum + each.in * (index + 1), 0);
  const mean = (a.length * (sorted.length + 1)) / 2;
  return (ranks - mean) / Math.sqrt((mean * b.length) / 6);
}

/**
 * Asks for addresses of each group in turn, on a busy machine as on an idle one; at first each ask
 * is due, then none.
 */
async function compareGroups(engine: Engine): Promise<void> {
  await joinAll(engine);
  const sink = await stallingSink();
  const { origin } = await startWithEmails(`smtp://127.0.0.1:${sink.port}`, engine.env);
  const { store } = await openStore(engine.configured, true);
  const linksOf = async (email: string) =>
    (await store.emails.admin.ofSubscriber(email)).emails
      .filter(({ kind }) => kind === 'myData')
      .map(({ reason }) => reason);
  const answers = new Set<string>();
  const distances: Record<string, number[]> = { known: [], earlier: [] };
  for (const round of ['due', 'not due', 'not due']) {
    const { times, shown } = await timesOf(groups, asks, (group, number) =>
      ask(origin, address(group, number)),
    );
    for (const answer of shown) answers.add(answer);
    const figures = Object.entries(times).map(([group, ms]) => {
      const z = distance(ms, times.unknown);
      distances[group]?.push(z);
      return [group, ...[0.5, 0.95].map((at) => quantile(ms, at).toFixed(2)), z.toFixed(2)].join(
        ' ',
      );
    });
    // More wait than the server keeps. Once one is written down that was asked now, what was asked
    // before it is settled.
    const last = address('known', asks);
    const written = (await linksOf(last)).length;
    await expect
      .poll(async () => {
        await ask(origin, last);
        return (await linksOf(last)).length;
      })
      .toBeGreaterThan(written);
    console.log(`median and p95 in ms, and z, ${round}: ${figures.join('; ')}`);
  }
  for (const z of Object.values(distances)) expect(Math.abs(quantile(z, 0.5))).toBeLessThan(2.5);
  expect([...answers]).toEqual([expect.stringMatching(/^200 /)]);
  for (const group of groups) {
    await expect
      .poll(() => linksOf(address(group, 0)))
      .toEqual(group === 'unknown' ? [] : ['five_minutes', 'five_minutes', null]);
  }
  await store.close();
}

describeTimes(20 * minutes, (newEngine) => {
  test('an ask for the data of a known and of an unknown address gets the same answer after the same time', async () =>
    compareGroups(await newEngine()));
});
