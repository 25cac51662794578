import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the command says of the backups to the server and its checks. */
export interface BackupState {
  /** When the newest was made that was opened, and then listed at its target. */
  newest: string | null;
  /** When the oldest was made that was listed beside it. */
  oldest: string | null;
  /** Since when none could be made or sent; null where the last one was. */
  failingSince: string | null;
}

const fileIn = (dataDir: string): string => join(dataDir, 'raiz-do-vau.backups.json');

export function readBackupState(dataDir: string): BackupState {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return { newest: null, oldest: null, failingSince: null };
  return JSON.parse(readFileSync(file, 'utf8')) as BackupState;
}

export function writeBackupState(dataDir: string, state: BackupState): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.partial`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}
