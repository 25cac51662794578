import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { newFolder } from '../new-folder.fixture.ts';

/** A folder with the migrations of an engine that come before one of a name. */
export function migrationsBefore(name: string, engine: 'sqlite' | 'postgres'): string {
  const folder = newFolder('migrations');
  cpSync(join(import.meta.dirname, 'migrations', engine), folder, {
    recursive: true,
    filter: (file) => !(file.endsWith('.sql') && basename(file) >= name),
  });
  return folder;
}
