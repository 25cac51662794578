import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

const columns =
  'id, created_at, name, email, country, profession, message, wants_updates, language, ip_address, user_agent, privacy_policy_version';

/** The columns of submission number `i`, but for what the engines write differently. */
const texts = {
  name: `'João Álvares ' || (i * 7919 % 100003)`,
  email: `'Person' || (i % 80000) || '@example.org'`,
  country: `CASE i % 5 WHEN 0 THEN NULL WHEN 1 THEN 'Portugal' WHEN 2 THEN 'Österreich' ELSE 'Land ' || (i % 60) END`,
  profession: `CASE i % 3 WHEN 0 THEN NULL ELSE 'Baker ' || (i % 100) END`,
  language: `CASE i % 3 WHEN 0 THEN 'pt' ELSE 'en' END`,
};
const technical = `'192.0.2.1', 'Firefox', '2025-01'`;

/** Puts so many submissions into an embedded store at once, one every ten minutes from 2025 on. */
export function fillSqlite(file: string, count: number): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = OFF');
  database.exec(`INSERT INTO interest_submissions (${columns})
    WITH RECURSIVE numbers (i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${count})
    SELECT printf('019a0000-0000-7000-8000-%012d', i),
      strftime('%Y-%m-%dT%H:%M:%fZ', 1735689600 + i * 600, 'unixepoch'),
      ${texts.name}, ${texts.email}, ${texts.country}, ${texts.profession},
      CASE i % 2 WHEN 0 THEN NULL ELSE 'Olá, ' || replace(hex(zeroblob(50)), '00', 'palavra ') || i END,
      i % 2, ${texts.language}, ${technical} FROM numbers`);
  database.close();
}

/** The same in Postgres. */
export async function fillPostgres(url: string, count: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(`INSERT INTO interest_submissions (${columns})
    SELECT '019a0000-0000-7000-8000-' || lpad(i::text, 12, '0'), to_timestamp(1735689600 + i * 600),
      ${texts.name}, ${texts.email}, ${texts.country}, ${texts.profession},
      CASE i % 2 WHEN 0 THEN NULL ELSE 'Olá, ' || repeat('palavra ', 50) || i END,
      i % 2 = 1, ${texts.language}, ${technical} FROM generate_series(0::bigint, ${count - 1}) AS i`);
  await client.query('ANALYZE interest_submissions');
  await client.end();
}
