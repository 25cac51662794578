import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A folder with the migrations of an engine that come before one of a name. */
export function migrationsBefore(name: string, engine: 'sqlite' | 'postgres'): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(join(import.meta.dirname, 'migrations', engine), folder, {
    recursive: true,
    filter: (file) => !(file.endsWith('.sql') && basename(file) >= name),
  });
  return folder;
}
