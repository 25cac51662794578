import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { exitStatus } from './run-command.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (): string | undefined =>
  [process.env['CHROMIUM'], ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );

/**
 * A Chromium to test with: the one CHROMIUM names, an installed one, Debian's package (as root), or
 * Playwright's own download, in this order.
 * @returns the path of its executable
 * @throws when none can be had
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = find();
  if (found) return found;

  console.log('No Chromium found. Installing one ...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await exitStatus('apt-get', ['update', '-q']);
    await exitStatus('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  }
  if (!find()) await exitStatus('playwright-core', ['install', '--with-deps', 'chromium']);

  const path = find();
  if (!path) {
    throw new Error(
      'No Chromium could be found or installed. Install one, or set CHROMIUM to the path of yours.',
    );
  }
  return path;
}
