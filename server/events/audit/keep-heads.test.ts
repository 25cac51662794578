import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import { entry } from './audit-log.fixture.ts';
import { headsOf, MirrorFile } from '../mirror/mirror-file.ts';
import type { DatedHead } from './head.ts';
import { keepAuditHeads } from './keep-heads.ts';

/** Heads kept of an empty log; hours pass as they are told to. */
async function keeping(send?: (head: DatedHead) => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = mkdtempSync(join(tmpdir(), 'heads-'));
  const mirror = mkdtempSync(join(tmpdir(), 'mirror-'));
  const store = openSqliteStore(join(folder, 'store.sqlite'), false, mirror);
  onTestFinished(() => store.close());
  const lines: string[] = [];
  const line = (_fields: object, message: string) => void lines.push(message);
  const log = { info: line, error: line };
  const asked = {
    auditHead: vi.fn(async () => store.auditHead()),
    auditHeadToMail: vi.fn(async (now: Date) => store.auditHeadToMail(now)),
    auditHeadWasMailed: vi.fn(async (seq: number) => store.auditHeadWasMailed(seq)),
    mirrorHead: vi.fn(async (head: DatedHead) => store.mirrorHead(head)),
  };
  const startServer = () => keepAuditHeads({ store: asked, clock: () => new Date(), send, log });
  let stop = await startServer();
  onTestFinished(() => stop());
  const restart = async () => {
    await stop();
    stop = await startServer();
  };
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
    restart,
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

test('the end of the log is sent once a day where entries were added, and not at a start', async () => {
  const sent: number[] = [];
  const { store, hours } = await keeping(async ({ seq }) => void sent.push(seq));
  await hours(30);
  await store.addAuditEntry(entry(1));
  expect(sent).toEqual([]);
  await hours(1);
  await store.addAuditEntry(entry(2));
  await hours(23);
  expect(sent).toEqual([1]);
  await hours(48);
  expect(sent).toEqual([1, 2]);
});

test('an owner gets no message for a restart of the server, and one a day at most', async () => {
  const sent: number[] = [];
  const { store, hours, restart } = await keeping(async ({ seq }) => void sent.push(seq));
  await store.addAuditEntry(entry(1));
  await hours(1);
  expect(sent).toEqual([1]);
  for (let starts = 0; starts < 3; starts += 1) {
    await restart();
    await hours(2);
  }
  expect(sent).toEqual([1]);
  await store.addAuditEntry(entry(2));
  await restart();
  await hours(3);
  expect(sent).toEqual([1]);
  await hours(24);
  expect(sent).toEqual([1, 2]);
  await restart();
  await hours(48);
  expect(sent).toEqual([1, 2]);
});

test('a head that could not be sent is logged, kept all the same, and sent the next day', async () => {
  const send = vi.fn(async () => Promise.reject(new Error('away')));
  const { store, lines, hours, seqs } = await keeping(send);
  await store.addAuditEntry(entry(1));
  await hours(24);
  expect(send).toHaveBeenCalledTimes(1);
  expect(seqs()).toEqual([0, 1]);
  expect(lines).toContain('the head of the audit log was not sent');
  await hours(1);
  expect(send).toHaveBeenCalledTimes(2);
});
