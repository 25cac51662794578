import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import { entry } from './audit-log.fixture.ts';
import { headsOf, MirrorFile } from '../mirror/mirror-file.ts';
import type { DatedHead } from './chain.ts';
import { keepAuditHeads } from './keep-heads.ts';
import { newFolder } from '../../new-folder.fixture.ts';

/** Heads kept of an empty log; hours pass as they are told to. */
async function keeping() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = newFolder('heads');
  const mirror = newFolder('mirror');
  const store = openSqliteStore(join(folder, 'store.sqlite'), false, mirror);
  onTestFinished(() => store.close());
  const lines: string[] = [];
  const line = (_fields: object, message: string) => void lines.push(message);
  const log = { info: line, error: line };
  const asked = {
    auditHead: vi.fn(async () => store.auditHead()),
    mirrorHead: vi.fn(async (head: DatedHead) => store.mirrorHead(head)),
  };
  const stop = await keepAuditHeads({ store: asked, clock: () => new Date(), log });
  onTestFinished(() => stop());
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour += 1) {
      vi.advanceTimersByTime(60 * 60 * 1000);
      for (const { mock } of Object.values(asked)) {
        await Promise.all(mock.results.map(({ value }) => value as unknown));
        // What follows on the answer of the store, of which nobody else hears.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  return {
    store,
    lines,
    hours,
    stop,
    seqs: () => headsOf(new MirrorFile(mirror).read().lines).map(({ seq }) => seq),
  };
}

test('the end of the log is kept at the start and each hour in which something was added', async () => {
  const { store, lines, hours, seqs } = await keeping();
  expect(seqs()).toEqual([0]);
  await store.addAuditEntry(entry(1));
  await hours(1);
  expect(seqs()).toEqual([0, 1]);
  await hours(24);
  expect(seqs()).toEqual([0, 1]);
  await store.addAuditEntry(entry(2));
  await hours(2);
  expect(seqs()).toEqual([0, 1, 2]);
  expect(lines).toEqual(Array(3).fill('the audit log ends here'));
});

test('the end of the log is kept when the server stops', async () => {
  const { store, stop, hours, seqs } = await keeping();
  await store.addAuditEntry(entry(1));
  await stop();
  expect(seqs()).toEqual([0, 1]);
  await store.addAuditEntry(entry(2));
  await hours(2);
  expect(seqs()).toEqual([0, 1]);
});
