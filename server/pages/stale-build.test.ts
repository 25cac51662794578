import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AdminLogin } from '../../domain/admin/api.ts';
import { adminPath } from '../../domain/endpoints.ts';
import { builtFiles, writeSite } from '../app.fixture.ts';
import { compose } from '../compose.ts';
import { readConfig } from '../config.ts';
import { loadSite, expiryFile } from '../http/pages/built-site.ts';

const hourMs = 60 * 60 * 1000;

/** A server of a site with a day in its build, whose clock a test moves. */
async function serve(contentExpiresOn: string, now = '2026-06-30T20:30:00Z') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const dist = writeSite(builtFiles);
  writeFileSync(join(dist, expiryFile), contentExpiresOn);
  const warnings: { since?: string }[] = [];
  const account: Record<string, string> = {};
  const { app, startJobs, close } = await compose(
    readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'outdated-')) }),
    {
      clock: () => new Date(),
      site: await loadSite(dist),
      renderFormWithErrors: async () => '',
      renderMyData: async () => '',
      loadEmails: () => Promise.reject(new Error('e-mails are off')),
      log: {
        level: 'warn',
        stream: { write: (line) => void warnings.push(JSON.parse(line) as object) },
      },
      print(line) {
        const [, name, value] = /^(username|password): (.*)/.exec(line) ?? [];
        if (name && value) account[name] = value;
      },
    },
  );
  startJobs();
  onTestFinished(close);
  return {
    warnings,
    /** What a login tells the dashboard. */
    outdatedSince: async () => {
      const response = await app.inject({
        method: 'POST',
        url: adminPath,
        headers: { prefer: 'admin' },
        payload: { ...account, action: 'fetch_submissions' },
      });
      return response.json<AdminLogin>().site_outdated_since;
    },
    pass: (hours: number) => void vi.advanceTimersByTime(hours * hourMs),
  };
}

test('a server says in the log once a day, and in the dashboard, that its site is older than the day on which a sentence turned false', async () => {
  const { warnings, outdatedSince, pass } = await serve('2026-07-01');
  pass(2);
  expect([await outdatedSince(), warnings]).toEqual([null, []]);

  // Midnight in Lisbon is an hour before midnight in UTC.
  pass(1);
  expect(await outdatedSince()).toBe('2026-07-01');
  expect(warnings).toMatchObject([{ since: '2026-07-01', msg: /build it again/ }]);
  pass(23);
  expect(warnings).toHaveLength(1);
  pass(1);
  expect(warnings).toHaveLength(2);
});

test('a server that starts after that day says so at once', async () => {
  const { warnings } = await serve('2026-07-01', '2026-09-01T12:00:00Z');
  expect(warnings).toHaveLength(1);
});

test('a server whose site holds no date ahead says nothing', async () => {
  const { warnings, outdatedSince } = await serve('');
  expect([await outdatedSince(), warnings]).toEqual([null, []]);
});
