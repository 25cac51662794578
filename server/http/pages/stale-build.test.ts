import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { facts } from '../../../content/facts.ts';
import type { AdminLogin, AdminWaiting } from '../../../domain/admin/api.ts';
import { dayMs, hourMs } from '../../../domain/time.ts';
import { adminRequest, fromDashboard, password, startApp, writeSite } from '../../app.fixture.ts';
import { expiryFile, loadSite } from './built-site.ts';
import { sayWhereStale, staleBuild } from './stale-build.ts';

/** What is said of a site with this day in its build, at a moment that a test moves. */
async function built(contentExpiresOn: string, now: Date) {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const dist = writeSite();
  writeFileSync(join(dist, expiryFile), contentExpiresOn);
  const clock = () => new Date();
  const stale = staleBuild(await loadSite(dist), clock);
  const warnings: string[] = [];
  onTestFinished(sayWhereStale(stale, clock, { warn: (said) => void warnings.push(said) }));
  return { stale, warnings, pass: (hours: number) => vi.advanceTimersByTime(hours * hourMs) };
}

test('a site that is older than the day on which a sentence turned false says so, once a day', async () => {
  const { stale, warnings, pass } = await built('2026-07-01', new Date('2026-06-30T20:30:00Z'));
  pass(2);
  expect([stale('pt'), warnings]).toEqual([null, []]);

  // Midnight in Lisbon is an hour before midnight in UTC.
  pass(1);
  expect(stale('pt')).toMatch(/^Desde 1 de julho de 2026 o site/);
  pass(23);
  expect(warnings).toEqual([expect.stringMatching(/Since July 1, 2026 .* Build it again/)]);
  pass(1);
  expect(warnings).toHaveLength(2);
});

test('the dashboard says when the line of status is older than 90 days, though no date is ahead', async () => {
  const day90 = new Date(Date.parse(facts.status.day) + 90 * dayMs);
  const { stale, warnings, pass } = await built('', day90);
  expect([stale('pt'), warnings]).toEqual([null, []]);
  pass(24);
  expect(warnings).toEqual([expect.stringMatching(/^The site says what there is .* as of /)]);

  const { app } = await startApp({ staleBuild: stale });
  const call = async (fields: object) => app.inject(adminRequest(fields, fromDashboard));
  const login = await call({ username: 'olga', password, action: 'fetch_submissions' });
  const { token } = login.json<AdminLogin>();
  const answer = await call({ token, action: 'waiting', language: 'pt' });
  expect(answer.json<AdminWaiting>().stale).toMatch(/^O site diz o que há do retiro à data de /);
});
