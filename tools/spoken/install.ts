import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitStatus } from '../../scripts/run-command.ts';

/** The programs that speak, by their packages in Debian. */
const programs: Record<string, readonly string[]> = {
  'at-spi2-core': ['/usr/libexec/at-spi-bus-launcher'],
  'dbus-daemon': ['dbus-daemon'],
  'firefox-esr': ['firefox-esr'],
  'libglib2.0-bin': ['gsettings'],
  openbox: ['openbox'],
  orca: ['orca'],
  'speech-dispatcher': ['speech-dispatcher', '/usr/lib/speech-dispatcher-modules/sd_dummy'],
  'speech-dispatcher-audio-plugins': [],
  xdotool: ['xdotool'],
  xvfb: ['Xvfb'],
};

/**
 * The Debian packages whose programs are not installed.
 * @param path the folders to look in, as in `PATH`
 */
export function missingPackages(path: string): string[] {
  const isInstalled = (program: string) =>
    path
      .split(delimiter)
      .some((folder) => existsSync(join(program.startsWith('/') ? '/' : folder, program)));
  return Object.keys(programs).filter((name) => !programs[name]?.every(isInstalled));
}

/**
 * Installs on Debian, as root, what the spoken journeys need.
 * @throws an error that names what is missing where that cannot be done
 */
export async function installWhatSpeaks(): Promise<void> {
  const missing = missingPackages(process.env['PATH'] ?? '');
  if (!missing.length) return;
  const install = ['install', '-y', '-q', '--no-install-recommends', ...missing];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await exitStatus('apt-get', ['update', '-q']);
    await exitStatus('apt-get', install);
  }
  const still = missingPackages(process.env['PATH'] ?? '');
  if (still.length) {
    throw new Error(
      `The spoken journeys need a screen reader on a Linux machine, and these packages are missing: ${still.join(', ')}. On Debian: sudo apt-get install --no-install-recommends ${still.join(' ')}`,
    );
  }
}
