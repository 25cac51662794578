import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { href } from '../domain/routes.ts';
import { clear, daysAgo, openDashboard, seed } from './setup/admin.ts';
import { test } from './setup/test.ts';

const three = [
  {
    name: 'Olga Reis',
    email: 'olga@example.pt',
    country: 'Portugal',
    profession: 'Enfermeira',
    message: 'Durmo mal desde a primavera.',
    wants_updates: true,
    language: 'pt' as const,
    at: `${daysAgo(20)}T10:00:00.000Z`,
  },
  {
    name: 'Niamh Byrne',
    email: 'niamh@example.ie',
    country: 'Ireland',
    at: `${daysAgo(10)}T10:00:00.000Z`,
  },
  { name: 'Olga Reis', email: 'OLGA@example.pt', at: `${daysAgo(3)}T10:00:00.000Z` },
];

describe('search and filters of the dashboard', () => {
  for (const language of languages) {
    test(`submissions are found by words and by each filter, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, three);
      const { page, text, names, button } = await openDashboard(visit, site, language);
      const { filters, columns } = text;
      const shown = page.getByRole('status').filter({ hasText: /3/ }).first();
      await expect.poll(names).toHaveLength(3);
      await expect.poll(() => shown.innerText()).toBe(text.count.all.other.replace('{count}', '3'));

      // In a message, without its capital letter.
      await page.getByLabel(filters.search, { exact: true }).fill('durmo primavera');
      await expect.poll(names).toEqual(['Olga Reis']);
      await expect
        .poll(() => shown.innerText())
        .toBe(text.count.some.one.replace('{count}', '1').replace('{total}', '3'));
      await button(filters.clear).click();
      await expect.poll(names).toHaveLength(3);
      expect(await page.getByLabel(filters.search, { exact: true }).inputValue()).toBe('');

      const choices = [
        [columns.country, 'Ireland', ['Niamh Byrne']],
        [columns.country, text.figures.noCountry, ['Olga Reis']],
        [columns.language, text.languages.pt, ['Olga Reis']],
        [filters.wants_updates, text.no, ['Niamh Byrne', 'Olga Reis']],
        [columns.returning, text.yes, ['Olga Reis']],
      ] as const;
      for (const [label, option, expected] of choices) {
        await page.getByLabel(label, { exact: true }).selectOption({ label: option });
        await expect.poll(names, { message: `${label}: ${option}` }).toEqual(expected);
        await page.getByLabel(label, { exact: true }).selectOption({ label: filters.all });
        await expect.poll(names).toHaveLength(3);
      }

      await page.getByLabel(filters.from, { exact: true }).first().fill(daysAgo(10));
      await expect.poll(names).toEqual(['Niamh Byrne', 'Olga Reis']);
      await page.getByLabel(filters.to, { exact: true }).first().fill(daysAgo(10));
      await expect.poll(names).toEqual(['Niamh Byrne']);

      await page.getByLabel(filters.search, { exact: true }).fill('nobody of this name');
      await page.getByText(text.nothing).waitFor();
      await expect.poll(names).toEqual([]);
    });

    test(`a dashboard without submissions says so in ${language} and opens the waitlist in a tab of its own`, async ({
      visit,
      site,
    }) => {
      clear(site);
      const { page, text } = await openDashboard(visit, site, language);
      await page.getByRole('heading', { name: text.emptyTitle }).waitFor();
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: text.emptyLink }).click();
      expect(new URL((await opened).url()).pathname).toBe(href('waitlist', language));
      // The administrator stays logged in.
      expect(await page.getByRole('heading', { name: text.emptyTitle }).isVisible()).toBe(true);
      expect(await page.getByLabel(text.filters.search, { exact: true }).count()).toBe(0);
    });
  }

  test('a filter chosen right after a letter of the search is kept beside it', async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, three);
    const { page, text, names } = await openDashboard(visit, site);
    await expect.poll(names).toHaveLength(3);
    await page.clock.install();
    await page.getByLabel(text.filters.search, { exact: true }).fill('example');
    const country = page.getByLabel(text.columns.country, { exact: true });
    await country.selectOption({ label: 'Ireland' });
    await page.clock.fastForward(1000);
    await expect.poll(names).toEqual(['Niamh Byrne']);
    expect(await country.locator('option:checked').innerText()).toBe('Ireland');
  });

  test('filters are collapsed on a phone, and their summary counts those that are set', async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, three);
    const { page, text, names } = await openDashboard(visit, site, 'en', { device: 'phone' });
    const language = page.getByLabel(text.columns.language, { exact: true });
    expect(await language.isVisible()).toBe(false);
    await page.getByText(text.filters.more).click();
    await language.selectOption({ label: text.languages.en });
    await expect.poll(names).toEqual(['Niamh Byrne', 'Olga Reis']);
    expect(await page.locator('summary', { hasText: text.filters.more }).innerText()).toContain(
      '(1)',
    );
  });
});
