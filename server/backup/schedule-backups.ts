import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
  /** Runs the command. @returns whether it ended well, and what it said */
  run?: (args: string[], env: Record<string, string>) => Promise<{ isDone: boolean; said: string }>;
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
    const { isDone, said } = await run(
      [hasErased ? '--after-erasure' : '--by-itself'],
      parts.backups.settings,
    );
    hasFailed = !isDone;
    // After an erasure the erasures alone may have gone; the store follows.
    if (isDone) saved = hasErased ? { ...saved, erasures: found.erasures } : found;
    else log.error({ said }, 'no backup was made');
  };
}

const erasuresIn = (dataDir: string): number =>
  statSync(join(dataDir, erasuresName), { throwIfNoEntry: false })?.size ?? 0;

const command = join(import.meta.dirname, '../../scripts/backup.ts');

async function runCommand(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [status]] = await Promise.all([
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { isDone: status === 0, said: said.trim() };
}
