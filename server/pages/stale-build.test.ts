import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AdminLogin, AdminWaiting } from '../../domain/admin/api.ts';
import { hourMs, minuteMs } from '../../domain/time.ts';
import { adminRequest, builtFiles, fromDashboard, writeSite } from '../app.fixture.ts';
import { siteConfig } from '../../site.config.ts';
import { configurationMark } from '../check-owners-files.ts';
import { compose } from '../compose.ts';
import { readConfig } from '../config.ts';
import { configurationFile, expiryFile, loadSite } from '../http/pages/built-site.ts';
import { newFolder } from '../new-folder.fixture.ts';

/** A server of a site with a day in its build, whose clock a test moves. */
async function serve(contentExpiresOn: string, builtFor = siteConfig.url) {
  vi.useFakeTimers({
    now: new Date('2026-06-30T20:30:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const dist = writeSite(builtFiles);
  writeFileSync(join(dist, expiryFile), contentExpiresOn);
  writeFileSync(join(dist, configurationFile), configurationMark(builtFor));
  const warnings: object[] = [];
  const account: Record<string, string> = {};
  const { app, startJobs, close } = await compose(readConfig({ DATA_DIR: newFolder('outdated') }), {
    clock: () => new Date(),
    site: await loadSite(dist),
    renderFormWithErrors: async () => '',
    renderMyData: async () => '',
    loadEmails: () => Promise.reject(new Error('e-mails are off')),
    loadPrints: () => Promise.reject(new Error('e-mails are off')),
    log: {
      level: 'warn',
      stream: { write: (line) => void warnings.push(JSON.parse(line) as object) },
    },
    print(line) {
      const [, name, value] = /^(username|password): (.*)/.exec(line) ?? [];
      if (name && value) account[name] = value;
    },
  });
  startJobs();
  onTestFinished(close);
  return {
    warnings,
    /** What the dashboard says waits. */
    outdatedSince: async () => {
      const call = async (fields: object) => app.inject(adminRequest(fields, fromDashboard));
      const login = await call({ ...account, action: 'fetch_submissions' });
      const { token } = login.json<AdminLogin>();
      const answer = await call({ token, action: 'admin_waiting', language: 'pt' });
      const { checks } = answer.json<AdminWaiting>();
      return checks.find(({ name }) => name === 'site_outdated')?.fault ?? null;
    },
    /** Waits until the checks of those hours were made. */
    pass: async (hours: number) => {
      vi.advanceTimersByTime(hours * hourMs - minuteMs);
      // Checks that are being made are not begun again.
      for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
      vi.advanceTimersByTime(minuteMs);
      for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
    },
  };
}

test('a server says in the log and in the dashboard that its site is older than the day on which a sentence turned false', async () => {
  const { warnings, outdatedSince, pass } = await serve('2026-07-01');
  await pass(2);
  expect([await outdatedSince(), warnings]).toEqual([null, []]);

  // Midnight in Lisbon is an hour before midnight in UTC.
  await pass(1);
  expect(await outdatedSince()).toMatch(/^Desde 1 de julho de 2026 o site/);
  expect(warnings).toMatchObject([
    { check: 'site_outdated', day: '2026-07-01', msg: /Build it again/ },
  ]);
});

test('a server whose site holds no date ahead says nothing', async () => {
  const { warnings, outdatedSince } = await serve('');
  expect([await outdatedSince(), warnings]).toEqual([null, []]);
});

test('a server whose pages were built for another address says so', async () => {
  const { warnings } = await serve('', 'https://another.example');
  await vi.waitFor(() =>
    expect(warnings).toMatchObject([{ check: 'build', msg: /another configuration/ }]),
  );
});
