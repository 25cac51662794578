import type { AdminCall } from '../admin/ask-admin.fixture.ts';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { proof } from '../admin/admin.fixture.ts';
import { password, startApp } from '../app.fixture.ts';
import { fillSqlite } from '../db/many-submissions.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';

/** How many submissions a dashboard must handle without a delay for visitors. */
const submissions = 100_000;
const longestMs = 50;
const login = { username: 'olga', password, action: 'fetch_submissions' };

/** Asks in a separate thread, so that only the server's work runs in the measured event loop. */
const visitor = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ({ url, body, prefer }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(prefer && { prefer }) },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    parentPort.postMessage({ status: answer.status, beginning: text.slice(0, 9999) });
  });`;

const everyDay = Array.from({ length: 730 }, (_, day) =>
  new Date(Date.UTC(2025, 0, 1 + day)).toISOString(),
);
const byName = { column: 'name', direction: 'descending' } as const;
const person = 'person2@example.org';
const calls: AdminCall[] = [
  { action: 'list' },
  { action: 'list', offset: submissions / 2 },
  { action: 'list', sort: byName },
  { action: 'list', sort: byName, offset: submissions / 2 },
  { action: 'list', filter: { search: 'palavra' }, sort: byName },
  { action: 'list', filter: { search: 'nobody' } },
  { action: 'list', filter: { returning: true } },
  { action: 'overview', days: everyDay },
  { action: 'export_list', format: 'csv', proof },
  { action: 'export_list', format: 'json', sort: byName, proof },
  { action: 'export_person', email: 'person1@example.org' },
  { action: 'erase', email: person, confirm: person },
];

/**
 * Watches the longest work of this thread between two turns of its event loop: what others do on a
 * busy machine does not count. @returns a function that stops it, and says how many ms it took
 */
function watchWork(): () => number {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = cpuMs();
  const timer = setInterval(() => {
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

test(
  'a dashboard with 100,000 submissions does not hold up the visitors',
  { timeout: 120_000 },
  async () => {
    const file = join(newFolder('admin'), 'store.sqlite');
    const store = await openSqliteStore(file);
    onTestFinished(() => store.close());
    fillSqlite(file, submissions);
    const { app } = await startApp({ store });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const worker = new Worker(visitor, { eval: true });
    onTestFinished(async () => {
      await worker.terminate();
    });

    /** @returns the beginning of the answer, which held up no turn of the event loop for long */
    const ask = async (body: object, prefer?: string) => {
      const what = JSON.stringify(body).slice(0, 99);
      const stop = watchWork();
      worker.postMessage({ url: `${origin}/functions/v1/admin-auth`, body, prefer });
      const [answer] = (await once(worker, 'message')) as [{ status: number; beginning: string }];
      await wait(10);
      expect([what, answer.status]).toEqual([what, 200]);
      expect(stop(), what).toBeLessThan(longestMs);
      return answer.beginning;
    };
    await ask(login);
    const token = /"token":"([\w-]+)"/.exec(await ask(login, 'admin'))?.[1];
    for (const call of calls) await ask({ token, ...call });
  },
);
