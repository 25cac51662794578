import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  name: string;
  sql: string;
}

/**
 * Which of a store's migrations this program is too old for; undefined where it may use the store. A migration is for the
 * programs that have it, or says in its name from which program on others may use its result, too, by the time in the
 * name of that program's last migration: `202701010001_note_usable_from_202611270001.sql`.
 * @param applied the names of the store's migrations
 * @param known the names of this program's
 */
export function tooNew(applied: string[], known: string[]): string | undefined {
  const program = known.toSorted().at(-1)?.slice(0, 12) ?? '';
  return applied.find((name) => {
    const [, oldest] = /_usable_from_(\d{12})\.sql$/.exec(name) ?? [];
    return !known.includes(name) && (oldest === undefined || oldest > program);
  });
}

/** The migrations of a folder, in the order of their names. */
export const migrationsIn = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
