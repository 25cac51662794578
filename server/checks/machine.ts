import { accessSync, constants, statfsSync } from 'node:fs';
import { readBackupState } from '../backup/backup-state.ts';

/** Answers the questions of checks about files. A test passes its own answers. */
export const machine = {
  freeBytes: (folder: string) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  isWritable: (file: string) => {
    try {
      accessSync(file, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  },
  backups: readBackupState,
};

export type Machine = typeof machine;
