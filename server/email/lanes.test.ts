import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { fillSqlite } from '../db/many-submissions.fixture.ts';
import { ana, id } from '../db/samples.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { startSender } from './sender.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const start = Date.parse('2026-02-03T10:00:00.000Z');

/** A time that goes on only where the test lets it. */
function testTime() {
  let elapsed = 0;
  const waiting = new Set<{ until: number; go: () => void }>();
  return {
    elapsed: () => elapsed,
    clock: () => new Date(start + elapsed),
    time: {
      now: () => elapsed,
      wait: (ms: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          waiting.add({ until: elapsed + ms, go: resolve });
          signal.addEventListener('abort', () => resolve());
        }),
    },
    pass: async (ms: number): Promise<void> => {
      const until = elapsed + ms;
      while (elapsed < until) {
        elapsed += 50;
        for (const each of waiting) {
          if (each.until > elapsed) continue;
          waiting.delete(each);
          each.go();
        }
        for (let turns = 0; turns < 20; turns += 1) await turn();
      }
    },
  };
}

test.runIf(everything)(
  'with 5,000 e-mails to many waiting at 60 a minute a confirmation is taken within 3 seconds',
  async () => {
    const file = newStoreFile();
    const store = openSqliteStore(file, true);
    onTestFinished(() => store.close());
    const { elapsed, clock, time, pass } = testTime();
    fillSqlite(file, 5000);
    // eslint-disable-next-line no-empty -- it asks some of them at a time
    while ((await store.emails.admin.askEarlier(clock(), 0)) > 0) {}
    const taken: { to: string; at: number }[] = [];
    const log = vi.fn();
    const stop = startSender({
      store,
      clock,
      time,
      ratePerMinute: 60,
      prepare: async ({ email: to }) => ({
        envelope: { from: '', to },
        message: Buffer.of(),
        links: [],
      }),
      transport: {
        connect: async () => ({
          async deliver({ to }, _message, bodyStarts) {
            if (!(await bodyStarts())) return { outcome: 'notWanted' };
            taken.push({ to, at: elapsed() });
            return { outcome: 'sent', words: '250 ok' };
          },
          close: () => undefined,
        }),
      },
      log: { warn: log, error: log },
    });
    onTestFinished(stop);
    await pass(10_000);
    expect(taken.length).toBeGreaterThanOrEqual(9);
    expect(taken.length).toBeLessThanOrEqual(11);
    const created_at = clock().toISOString();
    await store.addSubmission({ ...ana, id: id(9999), created_at, email: 'new@example.org' });
    await pass(10_000);
    const confirmation = taken.find(({ to }) => to === 'new@example.org');
    expect((confirmation?.at ?? Infinity) - 10_000).toBeLessThanOrEqual(3000);
    expect(taken.length).toBeLessThanOrEqual(21);
    expect(new Set(taken.map(({ to }) => to)).size).toBe(taken.length);
    expect(log).not.toHaveBeenCalled();
  },
);
