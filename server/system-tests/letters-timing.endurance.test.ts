import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { submissionsPath } from '../../domain/endpoints.ts';
import { templateNames } from '../../domain/letters/templates.ts';
import { languages } from '../../domain/language.ts';
import { siteConfig } from '../../site.config.ts';
import { builtFiles } from '../app.fixture.ts';
import { storeFileIn } from '../database/data-folder.ts';
import { openStore } from '../database/open.ts';
import {
  describeWithPostgres,
  startPostgres,
  type TestPostgres,
} from '../database/postgres/postgres.fixture.ts';
import { startSink } from '../letters/smtp-sink.fixture.ts';
import { templateFile } from '../letters/write-letter.ts';
import { checkout, startServer } from './server-process.fixture.ts';

const submissions = 1000;
const minutes = 60_000;
const groups = ['new', 'known', 'confirmed', 'left'] as const;

/** Where a server keeps what it stores. */
interface Engine {
  configured: Parameters<typeof openStore>[0];
  env: Record<string, string>;
  /** Runs statements while it does. */
  run: (...statements: string[]) => Promise<unknown>;
}

/** The real server with letters whose words are few; their mail server takes each body and never answers. */
async function startWithLetters(mailUrl: string | undefined, env: Record<string, string>) {
  const template = JSON.stringify({ subject: '{name}', text: '{name}', html: '{name}' });
  const templates = templateNames.flatMap((name) =>
    languages.map((language) => [join('..', templateFile(name, language)), template] as const),
  );
  const folder = checkout({ files: { ...builtFiles, ...Object.fromEntries(templates) } });
  const server = startServer(folder, {
    ...{ TRUSTED_PROXIES: '127.0.0.1', MAIL_RATE: '600', ...env },
    ...(mailUrl !== undefined && { MAIL_URL: mailUrl }),
  });
  return { origin: await server.listening(), child: server.child, ended: server.ended };
}

let visitor = 0;

/** Submits as a visitor with an IP address of their own. @returns the answer, and how many milliseconds it took */
async function submit(origin: string, email: string) {
  visitor += 1;
  const started = performance.now();
  const answer = await fetch(origin + submissionsPath, {
    method: 'POST',
    headers: {
      ...{ apikey: siteConfig.publicClientKey, 'content-type': 'application/json' },
      'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: JSON.stringify({ name: 'Ana Lopes', email }),
  });
  const body = await answer.text();
  return { ms: performance.now() - started, shown: `${answer.status} "${body}"` };
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

/** The value below which this share of the values lies. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? NaN;

const stallingSink = async () => {
  const sink = await startSink({ answers: { message: () => 'stall' } });
  onTestFinished(() => sink.stop());
  return sink;
};
const address = (group: string, number: number) => `${group}-${number}@example.org`;

/** Submits addresses of each group in turn, on a busy machine as on an idle one. */
async function compareGroups({ configured, env, run }: Engine): Promise<void> {
  const sink = await stallingSink();
  const { origin } = await startWithLetters(`smtp://127.0.0.1:${sink.port}`, env);
  for (let number = 0; number < submissions; number += 1) {
    await Promise.all(groups.slice(1).map((group) => submit(origin, address(group, number))));
  }
  await run(
    `UPDATE people SET state = 'confirmed', name = 'Ana Lopes', language = 'en', wants_updates = ${env['DATABASE_URL'] ? 'FALSE' : '0'},
      submission_id = (SELECT id FROM interest_submissions s WHERE s.email = people.email) WHERE email LIKE 'confirmed-%'`,
    `UPDATE people SET state = 'left' WHERE email LIKE 'left-%'`,
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
    const { letters } = await store.letters.desk.ofPerson(address(group, 0));
    return letters.map(({ kind, reason }) => reason ?? kind);
  };
  expect(await Promise.all(groups.map(kinds))).toEqual([
    ...[['confirm'], ['quarter_hour', 'confirm'], ['already', 'confirm']],
    ['quarter_hour', 'confirm'],
  ]);
  await store.close();
  const figures = Object.fromEntries(
    Object.entries(times).map(([group, ms]) => [group, [0.5, 0.95].map((at) => quantile(ms, at))]),
  );
  console.log('median and p95 in ms:', JSON.stringify(figures));
  // A stranger would have to see this through a network, and one address answers once in a quarter of an hour.
  const [newMedian = NaN] = figures['new'] ?? [];
  for (const [median = NaN] of Object.values(figures)) {
    expect(Math.abs(median - newMedian)).toBeLessThan(Math.max(0.5, 0.2 * newMedian));
  }
}

/** Submits to a server with letters and to one without in turn. */
async function compareOnAndOff(on: Engine, off: Engine): Promise<void> {
  const sink = await stallingSink();
  const servers = [
    await startWithLetters(`smtp://127.0.0.1:${sink.port}`, on.env),
    await startWithLetters(undefined, off.env),
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
  console.log('p99 in ms with letters on and off, a round each:', JSON.stringify(rounds));
  // Whatever else the machine does only adds, so the quietest round says most.
  const [[withLetters = NaN, without = NaN] = []] = rounds.toSorted(
    ([aOn = NaN, aOff = NaN], [bOn = NaN, bOff = NaN]) => aOn + aOff - bOn - bOff,
  );
  expect(withLetters - without).toBeLessThanOrEqual(5);
  expect(sink.mostConnections()).toBeGreaterThan(0);
}

const embedded = (): Engine => {
  const dataDir = mkdtempSync(join(tmpdir(), 'timing-'));
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

  const inPostgres = async (): Promise<Engine> => {
    const url = await postgres.newDatabase();
    return {
      configured: { engine: 'postgres', url },
      env: { DATABASE_URL: url },
      run: (...statements) => postgres.asSuperuser(url, ...statements),
    };
  };
  test(sameAnswer, async () => compareGroups(await inPostgres()));
  test(noDelay, async () => compareOnAndOff(await inPostgres(), await inPostgres()));
});
