import { execFile } from 'node:child_process';
import { chmod, copyFile, readdir, rename, stat, unlink } from 'node:fs/promises';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { minuteMs } from '../../domain/time.ts';
import { filesIn } from '../db/data-folder.ts';
import { flush } from '../db/sqlite/store-file.ts';
import { expiredAmong } from './backup-name.ts';

/** A place that takes new backups and lists those that are there. */
export interface BackupTarget {
  put: (name: string, file: string) => Promise<void>;
  list: () => Promise<string[]>;
}

const host = String.raw`(?:\w[\w.-]*|\[[\da-f:]+\])`;
const forms = [
  /^\/\S*$/,
  /^rclone:\w[\w.+@-]*:\S*$/,
  RegExp(`^ssh://\\w[\\w.-]*@${host}(:\\d+)?/?$`),
];

/** Whether a text names a folder, `ssh://user@host[:port]` or `rclone:remote:path`. */
export const isTarget = (to: string): boolean =>
  forms.some((form) => form.test(to)) &&
  // Version 1.0.0 took the path of a command.
  statSync(to, { throwIfNoEntry: false })?.isFile() !== true;

/** Opens what `BACKUP_TO` names. */
export function openTarget(to: string): BackupTarget {
  if (to.startsWith('/')) return openFolder(to);
  if (to.startsWith('rclone:')) {
    const remote = to.slice('rclone:'.length).replace(/\/$/, '');
    const at = remote.endsWith(':') ? remote : `${remote}/`;
    return {
      async put(name, file) {
        await run('rclone', ['copyto', '--ignore-existing', file, at + name]);
      },
      list: async () => lines(await run('rclone', ['lsf', '--files-only', remote])),
    };
  }
  const { username, hostname, port } = new URL(to);
  const account = `${username}@${hostname.replace(/^\[|\]$/g, '')}`;
  const args = ['-o', 'BatchMode=yes', '-o', 'ConnectTimeout=20', '-p', port || '22', account];
  return {
    // The receiver refuses what did not come whole.
    async put(name, file) {
      await run('ssh', [...args, `add ${name} ${(await stat(file)).size}`], file);
    },
    list: async () => lines(await run('ssh', [...args, 'list'])),
  };
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/** A folder, which is never made: the disk that it is on may be away. */
const openFolder = (folder: string): BackupTarget => ({
  async put(name, file) {
    if ((await readdir(folder)).includes(name)) throw new Error(`${name} is there already`);
    const partial = join(folder, `${name}.partial`);
    await copyFile(file, partial);
    await chmod(partial, 0o600);
    flush(partial);
    await rename(partial, join(folder, name));
    flush(folder);
  },
  list: () => readdir(folder),
});

/** Deletes what is not kept from a folder. */
export async function thinFolder(folder: string, now: Date): Promise<void> {
  for (const name of expiredAmong(filesIn(folder), now)) await unlink(join(folder, name));
}

const limitMs = 15 * minuteMs;

/** Runs a program. @returns what it printed */
async function run(program: string, args: string[], given?: string): Promise<string> {
  const running = promisify(execFile)(program, args, { timeout: limitMs });
  const { stdin } = running.child;
  // One that refuses does not read to the end; what it says tells why.
  if (given === undefined) stdin?.end();
  else if (stdin) void pipeline(createReadStream(given), stdin).catch(() => undefined);
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: number | string; stderr?: string };
    const said = stderr.trim().split('\n').at(-1);
    throw new Error(`${program} ended with ${code}: ${said}`, { cause: error });
  }
}
