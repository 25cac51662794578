import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { facts } from '../../../content/facts.ts';
import type { AdminLogin, AdminWaiting } from '../../../domain/admin/api.ts';
import { dayMs, hourMs } from '../../../domain/time.ts';
import { adminRequest, builtFiles, fromDashboard, writeSite } from '../../app.fixture.ts';
import { compose } from '../../compose.ts';
import { readConfig } from '../../config.ts';
import { expiryFile, loadSite } from './built-site.ts';
import { newFolder } from '../../new-folder.fixture.ts';

/** A server of a site with a day in its build, whose clock a test moves. */
async function serve(contentExpiresOn: string, now = new Date('2026-06-30T20:30:00Z')) {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const dist = writeSite(builtFiles);
  writeFileSync(join(dist, expiryFile), contentExpiresOn);
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
    staleSentence: async () => {
      const call = async (fields: object) => app.inject(adminRequest(fields, fromDashboard));
      const login = await call({ ...account, action: 'fetch_submissions' });
      const { token } = login.json<AdminLogin>();
      const answer = await call({ token, action: 'waiting', language: 'pt' });
      return answer.json<AdminWaiting>().stale;
    },
    pass: (hours: number) => vi.advanceTimersByTime(hours * hourMs),
  };
}

test('a server says in the log and in the dashboard that its site is older than the day on which a sentence turned false', async () => {
  const { warnings, staleSentence, pass } = await serve('2026-07-01');
  pass(2);
  expect([await staleSentence(), warnings]).toEqual([null, []]);

  // Midnight in Lisbon is an hour before midnight in UTC.
  pass(1);
  expect(await staleSentence()).toMatch(/^Desde 1 de julho de 2026 o site/);
  expect(warnings).toMatchObject([{ msg: /Since July 1, 2026 .* Build it again/ }]);
  pass(23);
  expect(warnings).toHaveLength(1);
  pass(1);
  expect(warnings).toHaveLength(2);
});

test('a server whose site holds no date ahead says nothing', async () => {
  const { warnings, staleSentence } = await serve('');
  expect([await staleSentence(), warnings]).toEqual([null, []]);
});

test('a server says when the line of status is older than 90 days', async () => {
  const day90 = new Date(Date.parse(facts.status.day) + 90 * dayMs);
  const { warnings, staleSentence, pass } = await serve('', day90);
  expect([await staleSentence(), warnings]).toEqual([null, []]);
  pass(24);
  expect(await staleSentence()).toMatch(/^O site diz o que há do retiro à data de /);
  expect(warnings).toMatchObject([{ msg: /^The site says what there is .* as of / }]);
});
