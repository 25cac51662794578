import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { templateNames } from '../../domain/email/emails.ts';
import { submissionsPath } from '../../domain/endpoints.ts';
import { siteConfig } from '../../site.config.ts';
import { builtFiles } from '../app.fixture.ts';
import { storeFileIn } from '../db/data-folder.ts';
import { openStore } from '../stores/open.ts';
import { startPostgres, type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';
import { startSink } from '../email/smtp-sink.fixture.ts';
import { emailsFile } from '../email/render-email.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

const submissions = 1000;
const groups = ['new', 'known', 'confirmed', 'unsubscribed'] as const;

const address = (group: string, number: number) => `${group}-${number}@example.org`;

/** Where a server keeps what it stores. */
interface Engine {
  configured: Parameters<typeof openStore>[0];
  env: Record<string, string>;
  /** Runs statements while it does. */
  run: (...statements: string[]) => Promise<unknown>;
}

/**
 * The real server with e-mails whose words are few; their mail server takes each body and never
 * answers.
 */
async function startWithEmails(mailUrl: string, env: Record<string, string>) {
  const mail = { subject: '{name}', text: '{name}', html: '{name}' };
  const templates = Object.fromEntries(templateNames.map((name) => [name, { en: mail, pt: mail }]));
  const emails = { [join('..', emailsFile)]: JSON.stringify(templates) };
  const folder = checkout({ files: { ...builtFiles, ...emails } });
  const server = startServer(folder, {
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_RATE: '600',
    ...env,
    MAIL_URL: mailUrl,
  });
  return server.listening();
}

let visitor = 0;

/**
 * Submits as a visitor with an IP address of their own. @returns the answer, and how many
 * milliseconds it took
 */
async function submit(origin: string, email: string) {
  visitor += 1;
  const started = performance.now();
  const answer = await fetch(origin + submissionsPath, {
    method: 'POST',
    headers: {
      apikey: siteConfig.publicClientKey,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: JSON.stringify({ name: 'Ana Lopes', email }),
  });
  const text = await answer.text();
  return { ms: performance.now() - started, shown: `${answer.status} ${text}` };
}

/**
 * Submits for each group in turn, on a busy machine as on an idle one. @returns the times of each
 * group, and the answers that were seen
 */
async function timesOf(origin: string) {
  const times: Record<string, number[]> = {};
  const shown = new Set<string>();
  for (let number = 0; number < submissions; number += 1) {
    for (const group of shuffled(groups)) {
      const answer = await submit(origin, address(group, number));
      shown.add(answer.shown);
      (times[group] ??= []).push(answer.ms);
    }
  }
  return { times, shown };
}

/** The items in any order. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

/** The value below which this share of the values lies. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? NaN;

/** A mail server that takes each body and never answers, until the test ends. */
const stallingSink = async () => {
  const sink = await startSink({ answers: { message: () => 'stall' } });
  onTestFinished(() => sink.stop());
  return sink;
};

/** The embedded store in a folder of its own. */
const embedded = (): Engine => {
  const dataDir = newFolder('timing');
  const file = storeFileIn(dataDir);
  return {
    configured: { engine: 'sqlite', file },
    env: { DATA_DIR: dataDir },
    run: async (...statements) => {
      const database = new DatabaseSync(file, { timeout: 5000 });
      for (const statement of statements) database.exec(statement);
      database.close();
    },
  };
};

/** A database of its own in Postgres. */
async function inPostgres(postgres: TestPostgres): Promise<Engine> {
  const url = await postgres.newDatabase();
  return {
    configured: { engine: 'postgres', url },
    env: { DATABASE_URL: url },
    run: (...statements) => postgres.asSuperuser(url, ...statements),
  };
}

async function compareGroups({ configured, env, run }: Engine): Promise<void> {
  const sink = await stallingSink();
  const origin = await startWithEmails(`smtp://127.0.0.1:${sink.port}`, env);
  for (let number = 0; number < submissions; number += 1) {
    await Promise.all(groups.slice(1).map((group) => submit(origin, address(group, number))));
  }
  await run(
    `UPDATE subscribers SET state = 'confirmed', name = 'Ana Lopes', language = 'en', wants_updates = ${env['DATABASE_URL'] ? 'FALSE' : '0'},
      submission_id = (SELECT id FROM interest_submissions s WHERE s.email = subscribers.email) WHERE email LIKE 'confirmed-%'`,
    `UPDATE subscribers SET state = 'unsubscribed' WHERE email LIKE 'unsubscribed-%'`,
  );
  const { times, shown } = await timesOf(origin);
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
    ['confirm', 'confirm'],
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

const sameAnswer =
  'a new, a known, a confirmed and a left address get the same answer after the same time';
const timeout = 600_000;

test(sameAnswer, { timeout }, async () => compareGroups(embedded()));

describeWithPostgres('on Postgres', { timeout }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres.stop());

  test(sameAnswer, async () => compareGroups(await inPostgres(postgres)));
});
