import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages } from '../domain/language.ts';
import { siteConfig } from '../site.config.ts';
import { axeProblems } from './setup/axe.ts';
import { clear, logIn, openDashboard, seed } from './setup/admin.ts';
import { devices } from './setup/devices.ts';
import { test } from './setup/test.ts';

const newPassword = 'lagoon tents at dusk';
const another = 'four old dogs asleep';

describe("the administrator's account", () => {
  for (const language of languages) {
    test(`the log says that restores are unprotected on a server without a mirror, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      const { page, text, show } = await openDashboard(visit, site, language);
      await show('auditLog');
      await page.getByText(text.auditLog.restoresUnprotected).waitFor();
      await page.getByText(text.auditLog.headUnkept).waitFor();
    });

    test(`the administrator sees the open sessions and ends another one, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      const other = await openDashboard(visit, site, language, { expectedErrors: /401/ });
      const { page, text, button, show } = await openDashboard(visit, site, language);
      await show('account');
      await page.locator('summary', { hasText: text.account.sessions }).click();
      const rows = page.getByRole('list', { name: text.account.sessions }).getByRole('listitem');
      const endings = rows.getByRole('button');
      await rows.filter({ hasText: `(${text.account.current})` }).waitFor();
      // Other tests may have left sessions open.
      const before = await endings.count();
      expect(before).toBeGreaterThan(0);
      expect(await rows.first().innerText()).toContain('127.0.0.1');
      await endings.first().click();
      await page.getByText(text.account.ended, { exact: true }).waitFor();
      expect(await endings.count()).toBe(before - 1);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
      await show('auditLog');
      await page.getByText(text.auditLog.kinds.end_session).first().waitFor();
      const accesses = page.getByRole('table', { name: text.auditLog.accesses });
      await accesses.getByRole('cell', { name: text.auditLog.kinds.log_in }).first().waitFor();

      await other.show('auditLog');
      await other.page.getByText(text.session.expired).waitFor();
      await button(text.logOut).click();
    });
  }

  test('a refused new password is explained at its field, in Portuguese', async ({
    visit,
    site,
  }) => {
    clear(site);
    const { page, text, show } = await openDashboard(visit, site, 'pt');
    const { account } = text;
    await show('account');
    const fill = async (current: string, next: string, again = next) => {
      await page.getByLabel(account.now, { exact: true }).fill(current);
      await page.getByLabel(account.next, { exact: true }).fill(next);
      await page.getByLabel(account.again, { exact: true }).fill(again);
      await page.getByRole('button', { name: account.change, exact: true }).click();
    };
    const refusal = async (sentence: string, field: string) => {
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
      const input = page.getByLabel(field, { exact: true });
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    };
    await fill(site.admin.password, newPassword, another);
    await refusal(account.refused.different, account.again);
    await fill('errada', newPassword);
    await refusal(account.refused.wrong, account.now);
    await fill(site.admin.password, 'curta');
    await refusal('pelo menos 12 caracteres', account.next);
    await fill(site.admin.password, 'password1234');
    await refusal(account.refused.common, account.next);
    await fill(site.admin.password, `${siteConfig.brand.toLowerCase()} lagoon 2026`);
    await refusal(account.refused.named, account.next);
  });

  for (const device of ['desktop', 'phone'] as const) {
    test(
      `axe finds nothing in the account with errors shown, light and dark, on a ${device}`,
      { timeout: 90_000 },
      async ({ visit, site }) => {
        clear(site);
        const { page, text, show } = await openDashboard(visit, site, 'en', {
          reducedMotion: 'reduce',
        });
        await page.setViewportSize(devices[device].viewport);
        await show('account');
        await page.locator('summary', { hasText: text.account.sessions }).click();
        await page.getByRole('list', { name: text.account.sessions }).waitFor();
        await page.getByLabel(text.account.next, { exact: true }).fill('short');
        await page.getByLabel(text.account.again, { exact: true }).fill('other');
        await page.getByRole('button', { name: text.account.change, exact: true }).click();
        await page.getByText(text.account.refused.different).waitFor();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await axeProblems(page), colorScheme).toEqual([]);
        }
        // WCAG 1.4.10: no scrolling in two directions at 320 CSS pixels.
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
      },
    );
  }

  // This test is late because it changes the password that the others log in with.
  test('the first password works until it is changed, and only the new one afterwards', async ({
    visit,
    site,
  }) => {
    clear(site);
    const { page, text } = await openDashboard(visit, site, 'en', { expectedErrors: /401/ });
    await page.getByText(text.account.first).waitFor();
    await page.getByRole('link', { name: text.account.firstLink, exact: true }).click();
    await page.getByLabel(text.account.now, { exact: true }).fill(site.admin.password);
    await page.getByLabel(text.account.next, { exact: true }).fill(newPassword);
    await page.getByLabel(text.account.again, { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: text.account.change, exact: true }).click();
    await page.getByText(text.session.changed).waitFor();

    await logIn(page, site.admin);
    await page.locator('li[data-state=open] button').click();
    await logIn(page, { ...site.admin, password: newPassword });
    await page.getByRole('heading', { name: text.heading }).waitFor();
    expect(await page.getByText(text.account.first).count()).toBe(0);
  });

  test('a change of the password deletes at once what was about to be deleted', async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, [{ name: 'Ana Reis' }]);
    const admin = { ...site.admin, password: newPassword };
    const { page, text, open, button, show, toast } = await openDashboard(visit, {
      ...site,
      admin,
    });
    await open('Ana Reis');
    await button(text.rights.submission.delete).click();
    await show('account');
    await page.locator('summary', { hasText: text.account.password }).click();
    await page.getByLabel(text.account.now, { exact: true }).fill(newPassword);
    await page.getByLabel(text.account.next, { exact: true }).fill(another);
    await page.getByLabel(text.account.again, { exact: true }).fill(another);
    await button(text.account.change).click();
    await page.getByText(text.session.changed).waitFor();
    await toast.getByRole('button').click();
    await logIn(page, { ...admin, password: another });
    await show('submissions');
    await page.getByRole('heading', { name: text.emptyTitle, exact: true }).waitFor();
  });

  test('the administrator is warned before the session ends twelve hours after the login', async ({
    visit,
    site,
  }) => {
    clear(site);
    const page = await visit('/admin');
    await page.clock.install();
    await logIn(page, { ...site.admin, password: another });
    const { dashboard } = content.en.admin;
    await page.getByRole('heading', { name: dashboard.heading }).waitFor();
    await page.clock.fastForward('11:54:00');
    expect(await page.getByText(dashboard.session.last).count()).toBe(0);
    await page.clock.fastForward('01:30');
    await page.getByText(dashboard.session.last).waitFor();
    await page.getByRole('button', { name: dashboard.session.goOn }).click();
    await page.clock.fastForward('00:30');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});
