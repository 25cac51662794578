import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../sqlite/store.ts';
import { entry } from './audit-log.fixture.ts';
import { readHeads } from './head-file.ts';
import { keepAuditHeads } from './keep-heads.ts';

test('the end of the log is kept at the start and every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = mkdtempSync(join(tmpdir(), 'heads-'));
  const file = join(folder, 'heads.txt');
  const store = openSqliteStore(join(folder, 'store.sqlite'));
  onTestFinished(() => store.close());
  const lines: string[] = [];
  const line = (_fields: object, message: string) => void lines.push(message);
  const parts = { store, clock: () => new Date(), file, log: { info: line, error: line } };

  const stop = await keepAuditHeads(parts);
  onTestFinished(stop);
  expect(readFileSync(file, 'utf8')).toBe('');
  for (const number of [1, 2]) {
    await store.addAuditEntry(entry(number));
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    await expect.poll(() => readHeads(file).map(({ seq }) => seq)).toHaveLength(number);
  }
  expect(readHeads(file)).toMatchObject([{ seq: 1 }, await store.auditHead()]);
  expect(lines).toEqual(Array(3).fill('the audit log ends here'));
});
