import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { submissionsPath } from '../../domain/endpoints.ts';
import { siteConfig } from '../../site.config.ts';
import { now, startApp } from '../app.fixture.ts';
import { startPostgres, type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';
import { byOwner } from '../db/samples.fixture.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';
import type { Store } from '../stores/store.ts';

const submissions = 500;
const groups = ['new', 'known', 'confirmed', 'unsubscribed'] as const;
const addressOf = (group: string, number: number) => `${group}-${number}@example.org`;
const without = { points: Infinity, duration: 60 };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function compareGroups(store: Store): Promise<void> {
  onTestFinished(() => store.close());
  const limits = { submissions: without, submissionsOfDay: without };
  const { app } = await startApp({ store, emailsAreOn: true, limits });
  /** Submits. @returns the answer, and how many milliseconds it took */
  const submit = async (email: string) => {
    const started = performance.now();
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: submissionsPath,
      headers: { apikey: siteConfig.publicClientKey },
      payload: { name: 'Ana Lopes', email },
    });
    return { ms: performance.now() - started, shown: `${statusCode} ${body}` };
  };
  for (let number = 0; number < submissions; number += 1) {
    for (const group of groups.slice(1)) await submit(addressOf(group, number));
  }
  const link = ({ id: tokenHash }: { id: string }) => ({ tokenHash, purpose: 'confirm' }) as const;
  for (let sent = await deliver(store, now, link); sent.length > 0;) {
    for (const { id, kind, email } of sent) {
      if (kind !== 'confirm' || email.startsWith('known')) continue;
      await store.emails.links.confirm(id, now);
      if (!email.startsWith('unsubscribed')) continue;
      await byOwner(store, unsubscribe, email, now);
    }
    sent = await deliver(store, now, link);
  }
  const times: Record<string, number[]> = {};
  const shown = new Set<string>();
  for (let number = 0; number < submissions; number += 1) {
    // In any order, on a busy machine as on an idle one.
    for (const group of groups.toSorted(() => Math.random() - 0.5)) {
      const answer = await submit(addressOf(group, number));
      shown.add(answer.shown);
      (times[group] ??= []).push(answer.ms);
    }
  }
  expect([...shown]).toEqual(['201 ']);
  const last = async (group: string) => {
    const { emails } = await store.emails.admin.ofSubscriber(addressOf(group, 0));
    return emails.map(({ kind, reason }) => reason ?? kind).sort()[0];
  };
  expect(await Promise.all(groups.map(last))).toEqual(['confirm', 'confirm', 'already', 'confirm']);
  const medians = groups.map((group) => median(times[group] ?? []));
  console.log('medians in ms:', medians);
  // A stranger would have to see this through a network, and one address answers once in a quarter
  // of an hour.
  const [ofNew = NaN] = medians;
  for (const each of medians) {
    expect(Math.abs(each - ofNew)).toBeLessThan(Math.max(0.5, 0.2 * ofNew));
  }
}

const sameAnswer =
  'a new, a known, a confirmed and a left address get the same answer after the same time';
const timeout = 600_000;

test(sameAnswer, { timeout }, async () =>
  compareGroups(await openSqliteStore(newStoreFile(), true)),
);

describeWithPostgres('on Postgres', { timeout }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres.stop());

  test(sameAnswer, async () =>
    compareGroups((await openPostgresStore(await postgres.newDatabase(), true)).store),
  );
});
