import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { clear, daysAgo, openDesk, seed } from './setup/desk.ts';
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
      ]);
      const { page, text } = await openDesk(visit, site, language);
      const { figures } = text;
      const fact = (name: string) =>
        page
          .locator('dl > div', { has: page.getByText(name, { exact: true }) })
          .locator('dd')
          .innerText();
      await expect.poll(() => fact(figures.joined)).toBe('3');
      expect(await fact(figures.people)).toBe('3');
      expect(await fact(figures.wantsUpdates)).toMatch(/^1 \(33\s?%\)$/);
      expect(await fact(figures.returning)).toMatch(/^1 \(33\s?%\)$/);
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
      expect(await chart.getAttribute('aria-label')).toMatch(/: 3 .* 2 /);
      await expect.poll(() => chart.locator('rect').count()).toBe(30);
      const total = page.getByRole('img', { name: figures.inTotal });
      expect(await total.getAttribute('aria-label')).toMatch(/ 1 .* 4 /);
      await page.locator('summary', { hasText: figures.asTable }).click();
      const days = page.getByRole('table').filter({ hasText: figures.signUps }).locator('tbody tr');
      await expect.poll(() => days.count()).toBe(30);
      expect(await days.nth(24).locator('td').allInnerTexts()).toEqual(['2', '3']);
    });

    test(`the figures follow the chosen period, in ${language}`, async ({ visit, site }) => {
      clear(site);
      seed(site, [{ at: at(500) }, { at: at(200) }, { at: at(20) }, { at: at(1) }]);
      const { page, text } = await openDesk(visit, site, language);
      const { figures, filters } = text;
      const joined = () =>
        page
          .locator('dl > div', { has: page.getByText(figures.joined, { exact: true }) })
          .locator('dd')
          .innerText();
      const period = page.getByLabel(figures.period);
      for (const [name, count, title] of [
        ['week', '1', figures.perDay],
        ['month', '2', figures.perDay],
        ['quarter', '2', figures.perDay],
        ['year', '3', figures.perWeek],
        ['all', '4', figures.perWeek],
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
  }
});
