import { accessSync, constants, statfsSync } from 'node:fs';
import { readBackupState, type BackupState } from '../backup/backup-state.ts';

/** The questions of checks about files. A test passes its own answers. */
export interface Machine {
  freeBytes: (folder: string) => number;
  isWritable: (file: string) => boolean;
  backups: (dataDir: string) => BackupState;
}

export const machine: Machine = {
  freeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  isWritable: (file) => {
    try {
      accessSync(file, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  },
  backups: readBackupState,
};
