import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { clear, logIn, openDashboard, people, seed, showView } from './setup/admin.ts';
import { test } from './setup/test.ts';

const endpoint = '**/functions/v1/admin-auth';

describe("a session at the administrator's dashboard", () => {
  for (const language of languages) {
    test(`a logout ends the session in ${language}, and its token is refused`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, people(3));
      const { page, text, names, button } = await openDashboard(visit, site, language);
      await expect.poll(names).toContain('Person 1');
      const asked = page.waitForRequest(
        (request) => (request.postDataJSON() as { action: string }).action === 'admin_logout',
      );
      await button(text.logOut).click();
      const { token } = (await asked).postDataJSON() as { token: string };
      await page.getByText(text.session.ended, { exact: true }).waitFor();
      expect(await page.getByText('Person 1').count()).toBe(0);
      const answer = await fetch(`${site.origin}/functions/v1/admin-auth`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, action: 'admin_page' }),
      });
      expect(answer.status).toBe(401);
    });

    test(`an expired session is announced in ${language}, and a new login restores the search`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, people(30));
      const { page, text, names } = await openDashboard(visit, site, language, {
        expectedErrors: /401/,
      });
      const search = page.getByLabel(text.filters.search, { exact: true });
      await search.fill('person 2');
      await expect.poll(names).toContain('Person 21');
      // Only this search, or what the dashboard asks meanwhile might be refused before it.
      await page.route(endpoint, (route) =>
        route.request().postData()?.includes('"person 1"')
          ? route.fulfill({ status: 401, json: { error: 'Session expired' } })
          : route.continue(),
      );
      await search.fill('person 1');
      await page.getByText(text.session.expired).waitFor();
      expect(await page.getByText('Person 21').count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('username');

      await page.unroute(endpoint);
      await logIn(page, site.admin);
      await expect
        .poll(names)
        .toSatisfy((seen: string[]) => seen.includes('Person 19') && !seen.includes('Person 2'));
      expect(await search.inputValue()).toBe('person 1');
    });

    test(`a session that was ended elsewhere is noticed in whatever view is shown, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, people(3));
      const page = await visit(href('admin', language), { expectedErrors: /401/ });
      await page.clock.install();
      await logIn(page, site.admin);
      const { dashboard } = content[language].admin;
      await showView(page, language, 'account');
      await page.getByRole('heading', { name: dashboard.account.heading, exact: true }).waitFor();
      await page.route(endpoint, (route) =>
        route.fulfill({ status: 401, json: { error: 'Session expired' } }),
      );
      await page.clock.fastForward(16_000);
      await page.getByText(dashboard.session.expired).waitFor();
    });

    test(`a session about to end is announced in ${language}, and can be prolonged`, async ({
      visit,
      site,
    }) => {
      clear(site);
      const page = await visit(href('admin', language));
      await page.clock.install();
      await logIn(page, site.admin);
      const { dashboard } = content[language].admin;
      await page.getByRole('heading', { name: dashboard.heading }).waitFor();
      await page.clock.fastForward('27:00');
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      await page.clock.fastForward('01:30');
      const warning = page.getByRole('alertdialog');
      await warning.getByText(dashboard.session.warning).waitFor();
      const sent = page.waitForRequest(endpoint);
      await warning.getByRole('button', { name: dashboard.session.stay }).click();
      expect((await sent).postDataJSON()).toMatchObject({ action: 'admin_stay' });
      await expect.poll(() => warning.count()).toBe(0);
      await page.clock.fastForward('00:30');
      expect(await warning.count()).toBe(0);
    });
  }
});

describe('new submissions', () => {
  for (const language of languages) {
    test(`new submissions are announced in ${language}, and shown when the administrator asks for them`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, people(300));
      const page = await visit(href('admin', language));
      await page.clock.install();
      await logIn(page, site.admin);
      const { dashboard } = content[language].admin;
      const table = page.getByRole('table', { name: dashboard.tableHeading });
      const rows = table.locator('tbody tr');
      await rows.filter({ hasText: 'Person 1' }).first().waitFor();
      seed(site, [
        { name: 'Late One', email: 'late@example.org' },
        { name: 'Late Two', email: 'two@example.org' },
      ]);
      await page.clock.fastForward(16_000);
      const said = dashboard.newRows.arrived.other.replace('{count}', '2');
      await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' });
      expect(await table.getAttribute('aria-rowcount')).toBe('301');

      await page
        .getByRole('button', { name: dashboard.newRows.show.other.replace('{count}', '2') })
        .click();
      await rows.filter({ hasText: 'Late Two' }).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Late One');
      await expect.poll(() => page.locator('dl dd').first().innerText()).toBe('302');
    });
  }

  test('the first submission appears on an empty dashboard when the administrator asks for it', async ({
    visit,
    site,
  }) => {
    clear(site);
    const page = await visit('/admin');
    await page.clock.install();
    await logIn(page, site.admin);
    await page.getByRole('heading', { name: 'Nobody has joined yet' }).waitFor();
    seed(site, [{ name: 'The First' }]);
    await page.clock.fastForward(16_000);
    await page.getByRole('button', { name: '1 new, show' }).click();
    await page.locator('tbody tr', { hasText: 'The First' }).waitFor();
  });
});

test('a table that cannot be fetched says so and offers another try', async ({ visit, site }) => {
  clear(site);
  seed(site, people(5));
  const { page, text, names, button } = await openDashboard(visit, site, 'en', {
    expectedErrors: /400/,
  });
  await expect.poll(names).toHaveLength(5);
  await page.route(endpoint, (route) => route.fulfill({ status: 400, json: { error: 'no' } }));
  await page.getByLabel(text.filters.search, { exact: true }).fill('3');
  await page.getByText(text.failure.load).waitFor();
  await page.unroute(endpoint);
  await button(text.failure.retry).click();
  await expect.poll(names).toEqual(['Person 3']);
});
