import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from './sqlite-store.ts';
import { newFolder } from '../new-folder.fixture.ts';

const newFile = () => join(newFolder('store'), 'store.sqlite');
const tables = newFile();
await (await openSqliteStore(tables)).close();

/**
 * The file of an embedded store with all tables and no rows, in a folder of its own: a copy, since
 * the migrations take ten times as long as most requests.
 */
export function newStoreFile(): string {
  const file = newFile();
  copyFileSync(tables, file);
  return file;
}
