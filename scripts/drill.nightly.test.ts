import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newPlaces } from '../server/backup/copies.fixture.ts';
import { readDrill } from '../server/backup/state-file.ts';
import { openTarget } from '../server/backup/target.ts';
import { fillSqlite } from '../server/db/many-submissions.fixture.ts';
import { readStoreCopy } from '../server/db/sqlite/copy.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { checkout } from '../server/system-tests/server-process.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');
const kills = 10;
const submissions = 2000;

/** The processes that run in a folder. */
const runningIn = (folder: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    } catch {
      return false; // It has ended.
    }
  });

test(
  'a kill during a drill leaves no server, no half copy and nothing in the real store and mirror, and the next drill goes',
  { timeout: 600_000 },
  async () => {
    const { settings, store: file, to, publicKey, send } = newPlaces();
    const store = openSqliteStore(file, false, settings.LEDGER_DIR);
    await store.reconcileMirror(new Date());
    await store.close();
    fillSqlite(file, submissions);
    await send(new Date());
    const mirror = readFileSync(join(settings.LEDGER_DIR, 'mirror'));
    const [program, mailbox, temporary] = [checkout(), newFolder('mailbox'), newFolder('tmp')];
    const command = `
      import { createDrill } from './scripts/drill.ts';
      process.exitCode = await createDrill(process.env.PROGRAM)([], process.env);`;
    const begin = () =>
      spawn(process.execPath, ['--input-type=module', '--eval', command], {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          TMPDIR: temporary,
          PROGRAM: program,
          DATA_DIR: settings.DATA_DIR,
          LEDGER_DIR: settings.LEDGER_DIR,
          BACKUP_TO: to,
          BACKUP_PUBLIC_KEY: publicKey,
          MAIL_URL: `file:${mailbox}`,
          OWNER_EMAIL: 'olga@home.pt',
        },
        stdio: 'ignore',
      });
    const runWhole = async () => {
      expect(await once(begin(), 'exit')).toEqual([0, null]);
    };

    const begun = performance.now();
    await runWhole();
    let wholeMs = performance.now() - begun;
    let killed = 0;
    while (killed < kills) {
      const drill = begin();
      const ended = once(drill, 'exit');
      // The last ones while the restored server is asked.
      if (killed < kills / 2) await wait((wholeMs * (killed + 1)) / kills);
      else while (runningIn(program).length === 0 && drill.exitCode === null) await wait(1);
      drill.kill('SIGKILL');
      await ended;
      if (drill.signalCode === 'SIGKILL') killed += 1;
      // It had ended by itself, faster than the first: the next is killed sooner.
      else wholeMs /= 2;
      await expect.poll(() => runningIn(program)).toEqual([]);
    }
    const target = openTarget(to);
    // Each is compared with its name.
    for (const copy of await target.list()) await target.get(copy, join(newFolder('got'), 'copy'));
    expect(readStoreCopy(file).submissions).toBe(submissions);
    expect(readFileSync(join(settings.LEDGER_DIR, 'mirror'))).toEqual(mirror);
    expect(readdirSync(mailbox)).toEqual([]);

    await runWhole();
    expect(readDrill(settings.DATA_DIR)).toMatchObject({ back: submissions, fault: null });
    const left = [temporary, settings.DATA_DIR].flatMap((folder) => readdirSync(folder));
    expect(left.filter((name) => /drill(?!\.json)|raiz-do-vau-restore/.test(name))).toEqual([]);
  },
);
