import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { templateNames } from '../../domain/email/emails.ts';
import { builtFiles } from '../app.fixture.ts';
import { storeFileIn } from '../db/data-folder.ts';
import type { openStore } from '../stores/open.ts';
import { startPostgres, type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';
import { startSink } from '../email/smtp-sink.fixture.ts';
import { emailsFile } from '../email/render-email.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

/** Where a server keeps what it stores. */
export interface Engine {
  configured: Parameters<typeof openStore>[0];
  env: Record<string, string>;
  /** Runs statements while it does. */
  run: (...statements: string[]) => Promise<unknown>;
}

/**
 * The real server with e-mails whose words are few; their mail server takes each body and never
 * answers.
 */
export async function startWithEmails(mailUrl: string | undefined, env: Record<string, string>) {
  const mail = { subject: '{name}', text: '{name}', html: '{name}' };
  const templates = Object.fromEntries(templateNames.map((name) => [name, { en: mail, pt: mail }]));
  const emails = { [join('..', emailsFile)]: JSON.stringify(templates) };
  const folder = checkout({ files: { ...builtFiles, ...emails } });
  const server = startServer(folder, {
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_RATE: '600',
    ...env,
    ...(mailUrl !== undefined && { MAIL_URL: mailUrl }),
  });
  return { origin: await server.listening(), child: server.child, ended: server.ended };
}

let visitor = 0;

/**
 * Posts as a visitor with an IP address of their own. @returns the answer, and how many
 * milliseconds it took
 */
export async function timedPost(
  url: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
) {
  visitor += 1;
  const from = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': from },
    body,
  });
  const text = await answer.text();
  return { ms: performance.now() - started, shown: `${answer.status} ${text}` };
}

/**
 * Posts of people of each group in turn, on a busy machine as on an idle one. @returns the times of
 * each group, and the answers that were seen
 */
export async function timesOf<Group extends string>(
  groups: readonly Group[],
  count: number,
  send: (group: Group, number: number) => ReturnType<typeof timedPost>,
) {
  const times = Object.fromEntries(groups.map((group) => [group, [] as number[]])) as Record<
    Group,
    number[]
  >;
  const shown = new Set<string>();
  for (let number = 0; number < count; number += 1) {
    for (const group of shuffled(groups)) {
      const answer = await send(group, number);
      shown.add(answer.shown);
      times[group].push(answer.ms);
    }
  }
  return { times, shown };
}

/** Describes the same tests of times with each engine. */
export function describeTimes(
  timeout: number,
  tests: (newEngine: () => Promise<Engine>) => void,
): void {
  describe('with the embedded store', { timeout }, () => tests(async () => embedded()));
  describeWithPostgres('on Postgres', { timeout }, () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres({ durable: true });
    });
    afterAll(() => postgres.stop());
    tests(() => inPostgres(postgres));
  });
}

/** The items in any order. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? NaN;

/** A mail server that takes each body and never answers, until the test ends. */
export const stallingSink = async () => {
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
