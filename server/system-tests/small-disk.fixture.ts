import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../new-folder.fixture.ts';

/** A disk of a few megabytes that a test can fill up. */
interface SmallDisk {
  folder: string;
  fill: () => void;
  makeRoom: () => void;
  remove: () => void;
}

// SQLite's write-ahead log alone grows to 4 MB before it is merged into the database.
const size = '16m';

/**
 * Mounts a small disk in memory, which needs the right to mount.
 * @returns undefined, with a message, where that is not allowed
 */
export function makeSmallDisk(): SmallDisk | undefined {
  const folder = newFolder('disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    console.warn('SKIPPED: what a full disk does was not tested, because this user may not mount.');
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      for (let length = 64 * 1024; length > 0; length = Math.floor(length / 2)) {
        try {
          while (writeSync(file, Buffer.alloc(length)) === length);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  };
}
