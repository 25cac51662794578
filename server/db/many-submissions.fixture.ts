import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { id } from './samples.fixture.ts';

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
