import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPlaces } from '../server/backup/copies.fixture.ts';
import { openTarget } from '../server/backup/target.ts';
import { Traffic, storedEmails, trafficEnv } from '../server/system-tests/traffic.fixture.ts';
import { installed, releaseRepository } from './upgrade.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const kills = 10;

let repository = '';
beforeAll(() => {
  repository = releaseRepository();
});

/** A server of the first release, and people who join while the test goes on. */
async function visited(env: Record<string, string> = {}) {
  const places = { DATA_DIR: newFolder('data'), LEDGER_DIR: newFolder('mirror'), ...env };
  const server = await installed(repository, { ...trafficEnv, ...places });
  const traffic = new Traffic();
  return {
    ...server,
    dataDir: places.DATA_DIR,
    /** Expects that everybody who joins meanwhile is answered, and stored once. */
    async whilePeopleJoin<Result>(work: () => Promise<Result>): Promise<Result> {
      const working = work();
      await traffic.during([server.origin], working, 2);
      expect(traffic.refusals).toEqual([]);
      const stored = await storedEmails(server.origin);
      expect([...traffic.acknowledged].filter((email) => stored.get(email) !== 1)).toEqual([]);
      expect(traffic.acknowledged.size).toBeGreaterThan(0);
      return working;
    },
  };
}

/** Whether the tables of the store are those of the next version. */
function isMigrated(dataDir: string): boolean {
  using store = new DatabaseSync(join(dataDir, 'raiz-do-vau.sqlite'), { readOnly: true });
  return store.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'next_version'").all().length > 0;
}

describe('deploy/upgrade', { timeout: 1_200_000 }, () => {
  test('a good release stays, everybody who joins meanwhile is answered, and a copy is there', async () => {
    const { settings, to, publicKey, send } = newPlaces();
    const { DATA_DIR, LEDGER_DIR } = settings;
    const copies = { BACKUP_TO: to, BACKUP_PUBLIC_KEY: publicKey };
    const server = await visited({ DATA_DIR, LEDGER_DIR, ...copies });
    await send(new Date());
    const before = (await openTarget(to).list()).length;
    const done = await server.whilePeopleJoin(() => server.upgrade('good'));
    expect(done, done.stdout).toMatchObject({ status: 0, stderr: '' });
    const [release = ''] = server.made();
    expect(server.current()).toBe(join(server.place, release));
    expect(done.stdout).toContain(`ln -sfn ${server.first} ${server.link}`);
    expect(isMigrated(DATA_DIR)).toBe(true);
    expect(readdirSync(join(DATA_DIR, 'backups')).some((name) => name.endsWith('.sqlite'))).toBe(
      true,
    );
    expect((await openTarget(to).list()).length).toBeGreaterThan(before);
    expect(existsSync(join(DATA_DIR, 'rehearsal'))).toBe(false);

    // The next one keeps what is in use alone, besides what the owner made.
    expect(await server.upgrade('good', 0)).toMatchObject({ status: 0, stderr: '' });
    expect(server.made()).toHaveLength(2);
    expect(await server.upgrade('good', 0)).toMatchObject({ status: 0, stderr: '' });
    expect(server.made()).toHaveLength(2);
    expect(existsSync(server.first)).toBe(true);
  });

  test.each([
    ['that is not built', /a sentence is missing/],
    ['whose migration fails', /The rehearsal failed: .*999901010001_next/],
    ['that does not start', /The rehearsal failed: the site did not start/],
    ['that answers 500 once in ten', /The rehearsal failed: the site answered 500 /],
    ['that leaves no way back', /there is no way back from it: the site did not start: .*newer/],
  ] as const)('a release %s is never switched to', async (release, said) => {
    const server = await visited();
    const done = await server.whilePeopleJoin(() => server.upgrade(release));
    expect(done.status, done.stdout).toBe(1);
    expect(done.stderr).toMatch(said);
    expect(done.stderr).toContain('The server runs on as before.');
    expect(server.current()).toBe(server.first);
    expect(server.restarts()).toBe(0);
    expect(isMigrated(server.dataDir)).toBe(false);
    expect(existsSync(join(server.dataDir, 'rehearsal'))).toBe(false);
  });

  test.each([
    ['that does not start in its place', false, /it was not ready within 1 min/],
    ['that answers 500 once in ten in its place', true, /the site answered 500 at /],
  ] as const)(
    'a release %s does not stay, and the one before goes on with the tables that it finds',
    async (release, isOfNext, said) => {
      const server = await visited();
      const done = await server.upgrade(release);
      expect(done.status, done.stdout).toBe(1);
      expect(done.stderr).toMatch(said);
      expect(done.stderr).toContain(`The server is back at ${server.first}`);
      expect(server.current()).toBe(server.first);
      expect(server.restarts()).toBe(2);
      expect(isMigrated(server.dataDir)).toBe(isOfNext);
      await server.whilePeopleJoin(() => wait(0));
    },
  );

  test('one that is stopped while it watches goes back, and a second one beside it ends with a line', async () => {
    const server = await visited();
    const begun = server.begin('good', 600);
    const ended = once(begun, 'close');
    await server.said(begun, 'Watching');
    expect(server.current()).not.toBe(server.first);
    expect(await server.upgrade('good')).toMatchObject({
      status: 1,
      stderr: 'Another upgrade is under way.\n',
    });
    begun.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(server.current()).toBe(server.first);
    await server.whilePeopleJoin(() => wait(0));
  });

  test('a kill at any step leaves a whole release in use and the server answering, and the next upgrade goes', async () => {
    const server = await visited();
    const steps = ['Fetching', 'Building', 'Trying', 'Making', 'Switching', 'Watching'];
    for (let kill = 0; kill < kills; kill += 1) {
      const begun = server.begin('good', 600);
      const ended = once(begun, 'close');
      await server.said(begun, steps[kill % steps.length] ?? '');
      // The second time round in the middle of it.
      if (kill >= steps.length) await wait(200);
      begun.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
      server.current();
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    }
    const done = await server.whilePeopleJoin(() => server.upgrade('good'));
    expect(done, done.stdout).toMatchObject({ status: 0, stderr: '' });
    const inUse = server.current();
    expect(isMigrated(server.dataDir)).toBe(true);
    expect(existsSync(join(server.dataDir, 'rehearsal'))).toBe(false);
    expect(await server.upgrade('good', 0)).toMatchObject({ status: 0, stderr: '' });
    // What the kills have left is gone.
    expect(
      server
        .made()
        .map((name) => join(server.place, name))
        .sort(),
    ).toEqual([inUse, server.current()].sort());
  });
});
