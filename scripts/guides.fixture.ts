import { cpSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../server/system-tests/server-process.fixture.ts';

const root = join(import.meta.dirname, '..');

/** The project as it is on an owner's machine, built and installed. @returns its folder */
export function ownersProject(): string {
  const folder = checkout();
  for (const name of ['scripts', 'deploy']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  // Older than what is installed, so that nothing is installed anew.
  writeFileSync(join(folder, 'package-lock.json'), '');
  utimesSync(join(folder, 'package-lock.json'), 0, 0);
  return folder;
}
