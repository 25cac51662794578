import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import { submissionsPath } from '../domain/endpoints.ts';
import { languages } from '../domain/language.ts';
import { siteConfig } from '../site.config.ts';
import { openDashboard, seed } from './setup/admin.ts';
import { startSite, type RunningSite } from './setup/site.ts';
import { test as base } from './setup/test.ts';
import { setTextFace } from './setup/text-faces.ts';

/** With a server that writes e-mails into a folder. */
const test = base.extend<{ site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'emails-'));
      const site = await startSite({
        env: { MAIL_URL: `file:${folder}`, MAIL_RATE: '6000', SITE_URL: siteConfig.url },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
});

/** Joins as a visitor. @returns once the e-mail that asks to confirm is sent */
async function joinAs(site: RunningSite, email: string): Promise<void> {
  await fetch(site.origin + submissionsPath, {
    method: 'POST',
    headers: { apikey: siteConfig.publicClientKey, 'content-type': 'application/json' },
    body: JSON.stringify({ name: email.split('@')[0], email }),
  });
  await expect
    .poll(() => change(site, `SELECT state FROM emails WHERE email = '${email}'`))
    .toEqual([{ state: 'sent' }]);
}

/** Runs one statement in the store of a running server. */
function change(site: RunningSite, sql: string): unknown[] {
  const database = new DatabaseSync(join(site.dataDir, 'raiz-do-vau.sqlite'), { timeout: 5000 });
  const rows = database.prepare(sql).all();
  database.close();
  return rows.map((row) => ({ ...row }));
}

describe('e-mails in the dashboard', () => {
  for (const language of languages) {
    test(`a person’s state and e-mails stand with their submission in ${language}, and they are asked again`, async ({
      visit,
      site,
    }) => {
      const name = `asked-${language}`;
      await joinAs(site, `${name}@example.org`);
      const { text, dialog, open, button } = await openDashboard(visit, site, language);
      const { emails } = text;
      await open(name);
      const part = dialog.getByRole('region', { name: emails.person.heading });
      await part.getByText(emails.states.unconfirmed).waitFor();
      await part.getByText(emails.kinds.confirm).waitFor();
      await button(emails.person.ask).click();
      await part.getByRole('status').filter({ hasText: emails.reasons.quarter_hour }).waitFor();
    });

    test(`who confirmed is counted beside the specified counters in ${language}, and the list is narrowed to them`, async ({
      visit,
      site,
    }) => {
      const name = `confirmed-${language}`;
      await joinAs(site, `${name}@example.org`);
      change(site, "UPDATE subscribers SET state = 'unconfirmed'");
      change(
        site,
        `UPDATE subscribers SET state = 'confirmed' WHERE email = '${name}@example.org'`,
      );
      const { page, text, names } = await openDashboard(visit, site, language);
      const { emails } = text;
      const counter = page.locator('dl > div').filter({ hasText: emails.confirmedCounter });
      await expect.poll(() => counter.locator('dd').innerText()).toBe('1');
      await page
        .getByLabel(emails.filter, { exact: true })
        .selectOption({ label: emails.states.confirmed });
      await expect.poll(names).toEqual([name]);
    });

    test(`what was searched for stays readable on a laptop beside the button that clears it, in ${language} and in a wide face`, async ({
      visit,
      site,
    }) => {
      await joinAs(site, `searched-${language}@example.org`);
      const { page, text, names, button } = await openDashboard(visit, site, language);
      await setTextFace(page, 'wide');
      await page.setViewportSize({ width: 1366, height: 768 });
      const box = async (label: string) => {
        const found = await page.getByLabel(label, { exact: true }).first().boundingBox();
        return found ?? { width: 0, y: 0 };
      };
      await page.getByLabel(text.filters.search, { exact: true }).fill(`searched-${language}`);
      await expect.poll(names).toEqual([`searched-${language}`]);
      await button(text.filters.clear).waitFor();
      const search = await box(text.filters.search);
      expect(search.width).toBeGreaterThanOrEqual(150);
      // All on one line, for the rows below.
      expect((await box(text.filters.to)).y).toBe(search.y);
    });

    test(`an e-mail of unknown fate is settled in ${language}, and who joined before e-mails were on is asked once`, async ({
      visit,
      site,
    }) => {
      await joinAs(site, `unknown-${language}@example.org`);
      change(
        site,
        `UPDATE emails SET state = 'unknown', server_words = '451 wait' WHERE email = 'unknown-${language}@example.org'`,
      );
      seed(site, [{ name: 'Early', email: `early-${language}@example.org` }]);
      const { page, text, show, button } = await openDashboard(visit, site, language);
      const { emails } = text;
      await show('emails');
      await page.getByText('451 wait').waitFor();
      await button(emails.unknown.arrived).click();
      await page.getByText(emails.unknown.none).waitFor();
      await button(emails.earlier.ask).click();
      await page.getByText(emails.earlier.asked.one.replace('{count}', '1')).waitFor();
      expect(await button(emails.earlier.ask).count()).toBe(0);
    });
  }
});
