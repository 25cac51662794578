import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { storedFields } from '../../domain/submission/fields.ts';
import { rowOf } from '../submissions/stored-submissions.ts';
import { ana, id } from './samples.fixture.ts';

const columnNames = [...storedFields, 'email_key'] as const;
const columns = columnNames.join(', ');
const first = Date.parse('2025-01-01T00:00:00.000Z');
const tenMinutesMs = 600_000;
const countries = ['Portugal', 'Österreich'];

/**
 * Submission number `i`: one every ten minutes from 2025 on, of people who come again now and then.
 */
const submission = (i: number) =>
  rowOf({
    ...ana,
    id: id(i),
    created_at: new Date(first + i * tenMinutesMs).toISOString(),
    name: `João Álvares ${(i * 7919) % 100_003}`,
    email: `Person${i % 80_000}@example.org`,
    country: i % 5 === 0 ? null : (countries[(i % 5) - 1] ?? `Land ${i % 60}`),
    profession: i % 3 === 0 ? null : `Baker ${i % 100}`,
    message: i % 2 === 0 ? null : `Olá, ${'palavra '.repeat(50)}${i}`,
    wants_updates: i % 2 === 1,
    language: i % 3 === 0 ? 'pt' : 'en',
  });

/** Inserts this many submissions into an embedded store at once. */
export function fillSqlite(file: string, count: number): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  const places = columnNames.map(() => '?').join(', ');
  const insert = database.prepare(
    `INSERT INTO interest_submissions (${columns}) VALUES (${places})`,
  );
  for (let i = 0; i < count; i += 1) {
    const row = submission(i);
    const values = columnNames.map((name) => row[name]);
    insert.run(...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
  }
  database.exec('COMMIT');
  database.close();
}

/**
 * Inserts 6,000 submissions, whose rows SQLite moves to other pages as they come; every third is of
 * one address. @returns what the rows of that address hold, and those of others
 */
export function fillWithMovedRows(database: DatabaseSync, email: string) {
  const keys = Array.from({ length: 6000 }, (_, number) => hash('sha256', `key ${number}`));
  const insert = database.prepare(
    `INSERT INTO interest_submissions (id, created_at, name, email, email_key, message, wants_updates, language,
      privacy_policy_version, idempotency_key)
    VALUES (?1, '2026-01-01T10:00:00.000Z', 'Ana', ?2, ?2, ?3, 0, 'pt', '2025-01', ?4)`,
  );
  const isTheirs = (number: number) => number % 3 === 0;
  database.exec('BEGIN');
  for (const [number, key] of keys.entries()) {
    const address = isTheirs(number) ? email : `rui${number}@example.org`;
    insert.run(id(number), address, 'Olá '.repeat(number % 40), key);
  }
  database.exec('COMMIT');
  const theirs = keys.filter((_, number) => isTheirs(number));
  return { theirs: [email, ...theirs], others: keys.filter((_, number) => !isTheirs(number)) };
}
