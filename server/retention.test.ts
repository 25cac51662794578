import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { forgetOldData } from './retention.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Submission } from './store/store.ts';

const clock = () => new Date('2026-11-20T12:00:00.000Z');

const submittedAt = (created_at: string, number: number): Submission => ({
  id: `019a0000-0000-7000-8000-00000000000${number}`,
  created_at,
  name: 'Ana',
  email: 'ana@example.org',
  country: null,
  profession: null,
  message: 'Olá',
  wants_updates: false,
  language: 'pt',
  ip_address: '192.0.2.1',
  user_agent: 'Firefox',
  privacy_policy_version: '2025-01',
  idempotency_key: null,
});

test('a submission loses its technical data after 30 days and is gone after 2 years', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'retention-')), 'store.sqlite');
  const store = openSqliteStore(file);
  const moments = [
    '2024-11-20T11:59:59.999Z', // two years and a millisecond ago
    '2024-11-20T12:00:00.000Z',
    '2026-10-21T11:59:59.999Z', // thirty days and a millisecond ago
    '2026-10-21T12:00:00.000Z',
  ];
  for (const [number, moment] of moments.entries()) {
    await store.addSubmission(submittedAt(moment, number));
  }
  expect(await forgetOldData(store, clock)).toEqual({ deleted: 1, cleared: 2 });
  // Once more finds nothing left to do.
  expect(await forgetOldData(store, clock)).toEqual({ deleted: 0, cleared: 0 });
  await store.close();

  const rows = new DatabaseSync(file)
    .prepare(
      'SELECT created_at, ip_address, user_agent, message FROM interest_submissions ORDER BY id',
    )
    .all();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { created_at: moments[1], ip_address: null, user_agent: null, message: 'Olá' },
    { created_at: moments[2], ip_address: null, user_agent: null, message: 'Olá' },
    { created_at: moments[3], ip_address: '192.0.2.1', user_agent: 'Firefox', message: 'Olá' },
  ]);
});
