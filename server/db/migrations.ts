import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';

/**
 * The migrations of an engine, in the order of their names. @param folder another than the
 * project's, for tests
 */
export const migrationsOf = (
  engine: 'sqlite' | 'postgres',
  folder: string = join(import.meta.dirname, 'migrations', engine),
) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));

/**
 * Which of a store's migrations this program is too old for, if any. One is for the programs that
 * have it, or names the last migration of the oldest others that may use its result:
 * `202701010001_note_usable_from_202611270001.sql`.
 */
export function tooNew(applied: string[], ofProgram: { name: string }[]): string | undefined {
  const known = ofProgram.map(({ name }) => name);
  const program = known.at(-1)?.slice(0, 12) ?? '';
  return applied.find((name) => {
    const [, oldest] = /_usable_from_(\d{12})\.sql$/.exec(name) ?? [];
    return !known.includes(name) && (oldest === undefined || oldest > program);
  });
}

/**
 * The error for the owner where a migration failed. @param rest how things stand now, and what to
 * do
 */
export const failedMigration = (name: string, cause: unknown, rest: string): StartError =>
  new StartError(`The migration ${name} failed (${reasonOf(cause)}), so ${rest}`, { cause });
