import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The folder that the disk of a folder is to be mounted at, by /etc/fstab, and is not: an empty
 * folder stands there instead, on the disk that the backup is to survive.
 */
export function unmountedDiskOf(folder: string): string | undefined {
  const mounted = mountPoints('--kernel');
  const expected = mountPoints('--fstab');
  for (let place = realpathSync(folder); place !== dirname(place); place = dirname(place)) {
    if (mounted.has(place)) return undefined;
    if (expected.has(place)) return place;
  }
  return undefined;
}

/** Asks util-linux, which every Linux has. Empty on other systems. */
function mountPoints(source: '--kernel' | '--fstab'): Set<string> {
  const { stdout } = spawnSync('findmnt', [source, '--json', '--list', '--output', 'TARGET']);
  try {
    const { filesystems } = JSON.parse(stdout.toString()) as { filesystems: { target: string }[] };
    return new Set(filesystems.map(({ target }) => target));
  } catch {
    return new Set();
  }
}
