import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWithPostgres, testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';
import { storedEmails, trafficEnv } from '../server/system-tests/traffic.fixture.ts';
import { submitTo } from '../server/submissions/submit.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });

/**
 * The release before, built in a worktree of its own. Its commit stands in a file: see
 * CONTRIBUTING.md, "Migrations".
 */
function releaseBefore(): string {
  const commit = readFileSync('server/db/migrations/release-before', 'utf8').trim();
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch (cause) {
    throw new Error(`The history here lacks ${commit}: git fetch --unshallow`, { cause });
  }
  const folder = newFolder('release-before');
  git('worktree', 'add', '--detach', folder, commit);
  const isSame = git('diff', '--name-only', commit, '--', 'package-lock.json') === '';
  if (isSame) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  // Without the variables that Vitest sets for the processes it starts.
  const env = { PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` };
  execFileSync('node', ['scripts/build.ts'], { cwd: folder, env, stdio: 'pipe' });
  return folder;
}

/** Joins on a server of a checkout, and reads the list. @returns the addresses in it */
async function joinAndList(folder: string, env: Record<string, string>, email: string) {
  const server = startServer(folder, { ...trafficEnv, ...env });
  const origin = await server.listening();
  const answer = await submitTo(origin, { name: 'Ana', email });
  expect(answer.status).toBe(201);
  const listed = [...(await storedEmails(origin)).keys()];
  server.child.kill('SIGTERM');
  expect([await server.ended, server.output.stderr]).toEqual([0, '']);
  return listed;
}

/** What a migration must leave to the program before it, for as long as both may run. */
async function liveOnOneStore(before: string, env: Record<string, string>): Promise<void> {
  const today = checkout();
  await joinAndList(today, env, 'first@example.org');
  await joinAndList(before, env, 'second@example.org');
  expect(await joinAndList(today, env, 'third@example.org')).toEqual([
    'first@example.org',
    'second@example.org',
    'third@example.org',
  ]);
}

describe('the release before, on the tables of today', { timeout: 600_000 }, () => {
  let before = '';
  beforeAll(() => {
    before = releaseBefore();
  }, 600_000);
  afterAll(() => {
    if (before) git('worktree', 'remove', '--force', before);
  });

  test('it starts on an embedded store, takes a submission and lists it', async () => {
    await liveOnOneStore(before, { DATA_DIR: newFolder('data') });
  });

  describeWithPostgres('in Postgres', () => {
    const postgres = testDatabases();

    test('it starts on a database, takes a submission and lists it', async () => {
      const DATA_DIR = newFolder('data');
      await liveOnOneStore(before, { DATA_DIR, DATABASE_URL: await postgres.newDatabase() });
    });
  });
});
