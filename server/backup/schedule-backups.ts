import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs, minuteMs } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import { erasuresName } from '../events/erasures.ts';
import type { BackupConfig } from './make-backup.ts';
import { readBackupState } from './backup-state.ts';

interface Parts {
  dataDir: string;
  backups: BackupConfig;
  changeMark: () => Promise<string>;
  clock: Clock;
  log: { error: (fields: object, message: string) => void };
  /** Runs the command. @returns what went wrong */
  run?: (args: string[], env: Record<string, string>) => Promise<string | undefined>;
}

export const lookEveryMs = minuteMs / 3;
const betweenMs = 10 * minuteMs;

/**
 * Creates what is called every few seconds: it runs `npm run backup` where the store has changed,
 * ten minutes after the last one; within a minute after an erasure; and once a day.
 */
export function createBackups(parts: Parts): () => Promise<void> {
  const { dataDir, changeMark, clock, log, run = runCommand } = parts;
  const startedAt = clock().getTime();
  // What changed while no server ran, nobody knows.
  let saved = { mark: '', erasures: erasuresIn(dataDir) };
  let triedAt = Date.parse(readBackupState(dataDir).newest ?? new Date(0).toISOString());
  let hasFailed = false;
  return async () => {
    const now = clock().getTime();
    // A server that has just started has other things to do.
    if (now - startedAt < minuteMs / 2) return;
    const found = { mark: await changeMark(), erasures: erasuresIn(dataDir) };
    const since = now - triedAt;
    const hasErased = found.erasures > saved.erasures;
    const isChanged = hasErased || found.mark !== saved.mark;
    if (!((hasErased && !hasFailed) || (isChanged && since >= betweenMs) || since >= dayMs)) return;
    triedAt = now;
    // Another server of the same store has not sent the erasures of this one.
    const said = await run(hasErased ? [] : ['--by-itself'], parts.backups.settings);
    hasFailed = said !== undefined;
    if (hasFailed) log.error({ said }, 'no backup was made');
    else saved = found;
  };
}

const erasuresIn = (dataDir: string): number =>
  statSync(join(dataDir, erasuresName), { throwIfNoEntry: false })?.size ?? 0;

const command = join(import.meta.dirname, '../../scripts/backup.ts');

const runCommand = (args: string[], env: Record<string, string>) =>
  new Promise<string | undefined>((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [command, ...args], options, (error, _stdout, stderr) =>
      resolve(error ? stderr.trim() : undefined),
    );
  });
