import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { templateNames } from '../../domain/email/emails.ts';
import { builtFiles } from '../app.fixture.ts';
import { storeFileIn } from '../db/data-folder.ts';
import type { openStore } from '../stores/open.ts';
import { type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { startSink } from '../email/smtp-sink.fixture.ts';
import { emailsFile } from '../email/render-email.ts';
import { checkout, startServer } from './server-process.fixture.ts';

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

/** The IP address of another visitor. */
export function newVisitor(): string {
  visitor += 1;
  return `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** The items in any order. */
export const shuffled = <Item>(items: readonly Item[]): Item[] =>
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
export const embedded = (): Engine => {
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

/** A database of its own in Postgres. */
export async function inPostgres(postgres: TestPostgres): Promise<Engine> {
  const url = await postgres.newDatabase();
  return {
    configured: { engine: 'postgres', url },
    env: { DATABASE_URL: url },
    run: (...statements) => postgres.asSuperuser(url, ...statements),
  };
}
