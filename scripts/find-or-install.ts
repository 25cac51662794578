import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findPostgres } from '../server/db/postgres/tools.ts';
import { exitStatus } from './run-command.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (): string | undefined =>
  [process.env['CHROMIUM'], ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );

/**
 * A Chromium to test with: the one CHROMIUM names, an installed one, Debian's package (as root), or
 * Playwright's own download.
 * @returns the path of its executable
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = find();
  if (found) return found;

  console.log('No Chromium was found to test with, so one is installed.');
  await installFromDebian('chromium');
  await installFromDebian('chromium-headless-shell');
  if (!find()) await exitStatus('playwright-core', ['install', '--with-deps', 'chromium']);

  const path = find();
  if (path) return path;
  throw new Error(
    'No Chromium could be found or installed. Install one, or set CHROMIUM to the path of yours.',
  );
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Chromium's engine without the browser around it: the same pages for half the work, without
 * autofill or back/forward cache.
 * @returns undefined where there is none, or where CHROMIUM names what to test with
 */
export const findHeadlessShell = (): string | undefined =>
  process.env['CHROMIUM'] || !existsSync(headlessShell) ? undefined : headlessShell;

/**
 * The folder of a Postgres to test with: an installed one or, in CI and as root, Debian's;
 * undefined where none can be had.
 */
export async function findOrInstallPostgres(): Promise<string | undefined> {
  const found = findPostgres();
  if (found !== undefined || !process.env['CI']) return found;
  await installFromDebian('postgresql');
  return findPostgres();
}

async function installFromDebian(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} ...`);
  await exitStatus('apt-get', ['update', '-q']);
  await exitStatus('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
}
