import { readFileSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Where a folder belongs to a disk of /etc/fstab that is not mounted: an empty folder stands there instead, on the
 * disk that the backup is to survive.
 * @returns the folder that the disk is to be mounted at, or undefined
 */
export function unmountedDiskOf(folder: string): string | undefined {
  const mounted = mountPoints('/proc/self/mounts');
  const expected = mountPoints('/etc/fstab');
  for (let place = realpathSync(folder); place !== dirname(place); place = dirname(place)) {
    if (mounted.has(place)) return undefined;
    if (expected.has(place)) return place;
  }
  return undefined;
}

/**
 * The second field of each line, with blanks written as octal numbers:
 * https://man7.org/linux/man-pages/man5/fstab.5.html. Empty where there is no such file, as on other systems.
 */
function mountPoints(file: string): Set<string> {
  try {
    const places = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('#'))
      .map((line) => line.trim().split(/\s+/)[1] ?? '');
    return new Set(places.map(withBlanks));
  } catch {
    return new Set();
  }
}

const withBlanks = (place: string): string =>
  place.replaceAll(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)));
