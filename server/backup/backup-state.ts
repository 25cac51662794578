import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const moment = z.iso.datetime().nullable();

const schema = z.object({
  /** When the newest was made that was opened, and then listed at its target. */
  newest: moment,
  /** When the oldest was made that was listed beside it. */
  oldest: moment,
  /** Since when none could be made or sent; null where the last one was. */
  failingSince: moment,
});

/** What the command says of the backups to the server and its checks. */
export type BackupState = z.infer<typeof schema>;

const fileIn = (dataDir: string): string => join(dataDir, 'raiz-do-vau.backups.json');

export function readBackupState(dataDir: string): BackupState {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return { newest: null, oldest: null, failingSince: null };
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function writeBackupState(dataDir: string, state: BackupState): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.partial`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}
