// `npm run backup`: writes the store, the settings and the erasures into one file, opens and checks
// it, seals it to BACKUP_RECIPIENT, and puts it into DATA_DIR/backups or to BACKUP_TO. The server
// runs this by itself: `--by-itself` leaves it to another server of the same store that has just
// sent one.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hourMs, minuteMs } from '../domain/time.ts';
import { inOrder, storesAmong } from '../server/backup/backup-name.ts';
import { readBackupState, writeBackupState } from '../server/backup/backup-state.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { openTarget, thinFolder, type BackupTarget } from '../server/backup/target.ts';
import { readConfig, type Config } from '../server/config.ts';
import { backupsIn, keepPrivate } from '../server/db/data-folder.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { runOwnersCommand, type OwnersCommand } from './owners-command.ts';

export const backup: OwnersCommand = (args, env) =>
  runOwnersCommand(async () => {
    const config = readConfig(env);
    const { values } = parseArgs({ args, options: { 'by-itself': { type: 'boolean' } } });
    const { dataDir } = config;
    const here = backupsIn(dataDir);
    const to = config.backups.to ?? here;
    const now = new Date();
    const before = readBackupState(dataDir);
    for (const line of keepPrivate(dataDir)) console.error(line);
    mkdirSync(here, { recursive: true, mode: 0o700 });
    try {
      const target = openTarget(to);
      const mayBeMade = config.store.engine === 'postgres' && values['by-itself'] === true;
      const isMade = mayBeMade && (await hasJustMade(target, now));
      if (!isMade) console.log(await send({ ...config, now }, to, target));
      const names = await target.list();
      writeBackupState(dataDir, {
        newest: storesAmong(names, now)[0]?.made.toISOString() ?? null,
        oldest: inOrder(names).at(-1)?.made.toISOString() ?? null,
        failingSince: null,
      });
    } catch (error) {
      const failingSince = before.failingSince ?? now.toISOString();
      writeBackupState(dataDir, { ...before, failingSince });
      throw new StartError(`No backup was made: ${reasonOf(error)}`, { cause: error });
    } finally {
      for (const folder of new Set([here, ...(to.startsWith('/') ? [to] : [])])) {
        await thinFolder(folder, now);
      }
    }
  });

const justNowMs = 9 * minuteMs;

/** Whether another server of the same store has sent it just now. */
async function hasJustMade(target: BackupTarget, now: Date): Promise<boolean> {
  const [newest] = storesAmong(await target.list(), now);
  return newest !== undefined && now.getTime() - newest.made.getTime() < justNowMs;
}

const making = 'raiz-do-vau.making-';

/** Makes a backup, sends it, and sees that it is there. @returns what it is, in one line */
async function send(
  task: Config & { now: Date },
  to: string,
  target: BackupTarget,
): Promise<string> {
  removeLeftovers(task.dataDir);
  const folder = mkdtempSync(join(task.dataDir, making));
  try {
    const { name, file, submissions } = await makeBackup(task, folder);
    await target.put(name, file);
    if (!(await target.list()).includes(name)) throw new Error(`${name} is not listed there`);
    return `${to} has ${name}, which holds ${submissions} submissions and was opened.`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Deletes what backups that were killed have left. */
function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const folder = join(dataDir, name);
    const isLeft = name.startsWith(making) && Date.now() - statSync(folder).mtimeMs > hourMs;
    if (isLeft) rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) process.exitCode = await backup(process.argv.slice(2), process.env);
