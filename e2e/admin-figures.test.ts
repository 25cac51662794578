import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { clear, daysAgo, openDashboard, seed } from './setup/admin.ts';
import { test } from './setup/test.ts';

const at = (days: number) => `${daysAgo(days)}T12:00:00.000Z`;

describe('the figures', () => {
  for (const language of languages) {
    test(`the figures count who joined by day, country and language, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [
        { email: 'old@example.pt', at: at(60) },
        { email: 'one@example.pt', country: 'Japan', wants_updates: true, at: at(5) },
        { email: 'old@example.pt', country: 'Japan', language: 'pt', at: at(5) },
        { email: 'two@example.pt', country: 'Ireland', at: at(2) },
        { email: 'three@example.pt', at: at(9) },
      ]);
      const { page, text, show } = await openDashboard(visit, site, language);
      await show('figures');
      const { figures } = text;
      const fact = (name: string) =>
        page
          .locator('dl > div', { has: page.getByText(name, { exact: true }) })
          .locator('dd')
          .innerText();
      await expect.poll(() => fact(figures.joined)).toBe('4');
      expect(await fact(figures.people)).toBe('4');
      expect(await fact(figures.wantsUpdates)).toMatch(/^1 \(25\s?%\)$/);
      expect(await fact(figures.returning)).toMatch(/^1 \(25\s?%\)$/);
      const cells = (table: string, row: string) =>
        page
          .getByRole('table', { name: table, exact: true })
          .getByRole('row', { name: row })
          .getByRole('cell')
          .allInnerTexts();
      expect((await cells(figures.byCountry, 'Japan'))[1]).toBe('2');
      expect((await cells(figures.byLanguage, text.languages.pt))[1]).toBe('1');

      // The charts say in words what they show, and their numbers stand in a table.
      const chart = page.getByRole('img', { name: figures.perDay });
      expect(await chart.getAttribute('aria-label')).toMatch(/: 4 .* 2 /);
      await expect.poll(() => chart.locator('rect').count()).toBe(30);
      const total = page.getByRole('img', { name: figures.inTotal });
      expect(await total.getAttribute('aria-label')).toMatch(/ 1 .* 5 /);
      await page.locator('summary', { hasText: figures.asTable }).click();
      const days = page.getByRole('table').filter({ hasText: figures.signUps }).locator('tbody tr');
      await expect.poll(() => days.count()).toBe(30);
      expect(await days.nth(24).locator('td').allInnerTexts()).toEqual(['2', '4']);
    });

    test(`the figures follow the chosen period, in ${language}`, async ({ visit, site }) => {
      clear(site);
      seed(
        site,
        [500, 200, 20, 3, 2, 1].map((days) => ({ at: at(days) })),
      );
      const { page, text, show } = await openDashboard(visit, site, language);
      await show('figures');
      const { figures, filters } = text;
      const joined = () =>
        page
          .locator('dl > div', { has: page.getByText(figures.joined, { exact: true }) })
          .locator('dd')
          .innerText();
      const period = page.getByLabel(figures.period);
      for (const [name, count, title] of [
        ['week', '3', figures.perDay],
        ['month', '4', figures.perDay],
        ['quarter', '4', figures.perDay],
        ['year', '5', figures.perWeek],
        ['all', '6', figures.perWeek],
      ] as const) {
        await period.selectOption({ label: figures.periods[name] });
        await expect.poll(joined, { message: name }).toBe(count);
        await page.getByRole('img', { name: title }).waitFor();
      }
      await period.selectOption({ label: figures.periods.own });
      const section = page.getByRole('region', { name: figures.heading });
      await section.getByLabel(filters.from, { exact: true }).fill(daysAgo(210));
      await section.getByLabel(filters.to, { exact: true }).fill(daysAgo(190));
      await expect.poll(joined).toBe('1');
      await section.getByLabel(filters.from, { exact: true }).fill(daysAgo(192));
      await section.getByText(figures.none).waitFor();
    });

    test(`sign-ups of one day or two are told in sentences, and of three drawn, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [{ at: at(2) }, { at: at(1) }, { at: at(1) }]);
      const { page, text, show } = await openDashboard(visit, site, language);
      await show('figures');
      const { figures } = text;
      const told = page.getByRole('region', { name: figures.heading }).getByRole('listitem');
      await expect.poll(() => told.count()).toBe(2);
      expect(await told.nth(0).innerText()).toMatch(/^1 .*20\d\d$/);
      expect(await told.nth(1).innerText()).toMatch(/^2 .*20\d\d$/);
      await page.getByText(figures.fewNote).waitFor();
      expect(await page.getByRole('img', { name: figures.perDay }).count()).toBe(0);

      seed(site, [{ at: at(3) }]);
      await page.getByLabel(figures.period).selectOption({ label: figures.periods.week });
      await page.getByRole('img', { name: figures.perDay }).waitFor();
      expect(await told.count()).toBe(0);
    });
  }
});
