import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Where a folder belongs to a disk of /etc/fstab that is not mounted: an empty folder stands there instead, on the
 * disk that the backup is to survive.
 * @returns the folder that the disk is to be mounted at, or undefined
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
