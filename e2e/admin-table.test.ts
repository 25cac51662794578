import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { clear, openDashboard, people, seed, specifiedColumns } from './setup/admin.ts';
import { test } from './setup/test.ts';
import { setTextFace, textFaces } from './setup/text-faces.ts';

describe('the table of submissions', () => {
  test('a table of a thousand rows keeps only those in view in the page', async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, people(1000));
    const { table, rows, names, page } = await openDashboard(visit, site);
    await expect
      .poll(() => table.getByRole('columnheader').allInnerTexts())
      .toEqual(specifiedColumns.en);
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
    expect(await rows.count()).toBeLessThan(60);
    expect(await table.getAttribute('aria-rowcount')).toBe('1001');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Person 1', 'Person 2']);

    await table.evaluate((element) => element.parentElement?.scrollTo({ top: 1e9 }));
    await expect.poll(async () => (await names()).at(-1)).toBe('Person 1000');
    const last = page.getByRole('row', { name: 'Person 1000' });
    expect(await last.getAttribute('aria-rowindex')).toBe('1001');
    expect(await last.getByRole('cell').allInnerTexts()).toContain('person.1000@example.org');
  });

  test('arrow keys move through the rows, and Tab leaves the table', async ({ visit, site }) => {
    clear(site);
    seed(site, people(1000));
    const { page, row, names } = await openDashboard(visit, site);
    await expect.poll(names).toContain('Person 1');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await row('Person 1').getByRole('button').focus();
    for (const [key, name] of [
      ['ArrowDown', 'Person 2'],
      ['End', 'Person 1000'],
      ['ArrowDown', 'Person 1000'],
      ['ArrowUp', 'Person 999'],
      ['Home', 'Person 1'],
      ['ArrowUp', 'Person 1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused, { message: key }).toBe(name);
      await expect
        .poll(() => row(name).evaluate(isWhollySeen), { message: `${name} after ${key}` })
        .toBe(true);
    }
    await page.keyboard.press('PageDown');
    await expect.poll(focused).toMatch(/^Person (?!1$)\d\d?$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('table'))).toBe(null);
  });

  for (const language of languages) {
    test(`the table is in the order of arrival until it is sorted by a column, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [
        { name: 'Olga', country: 'Japan', at: '2026-01-01T10:00:00.000Z' },
        { name: 'ávila', country: null, at: '2026-01-02T10:00:00.000Z' },
        { name: 'Zoë', country: 'Áustria', at: '2026-01-03T10:00:00.000Z' },
      ]);
      const { table, names, text } = await openDashboard(visit, site, language);
      const column = (name: string) => table.getByRole('columnheader', { name, exact: true });
      await expect.poll(names).toEqual(['Olga', 'ávila', 'Zoë']);
      expect(await column(text.columns.created_at).getAttribute('aria-sort')).toBe('ascending');

      const byName = column(text.columns.name);
      await byName.getByRole('button').focus();
      await table.page().keyboard.press('Enter');
      await expect.poll(names).toEqual(['ávila', 'Olga', 'Zoë']);
      expect(await byName.getAttribute('aria-sort')).toBe('ascending');
      expect(await column(text.columns.created_at).getAttribute('aria-sort')).toBe(null);
      await byName.getByRole('button').click();
      await expect.poll(names).toEqual(['Zoë', 'Olga', 'ávila']);
      expect(await byName.getAttribute('aria-sort')).toBe('descending');
    });
  }

  test('a focused row that is scrolled out of view keeps the focus', async ({ visit, site }) => {
    clear(site);
    seed(site, people(1000));
    const { page, row, table, names } = await openDashboard(visit, site);
    await expect.poll(names).toContain('Person 3');
    await row('Person 3').getByRole('button').focus();
    await table.evaluate((element) => element.parentElement?.scrollTo({ top: 1e9 }));
    await expect.poll(names).toContain('Person 1000');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Person 4');
  });

  for (const language of languages) {
    test(`rows are cards on a phone, in ${language}, and remain a table for a screen reader`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, people(60));
      const { page, table, names, row } = await openDashboard(visit, site, language, {
        device: 'phone',
      });
      await expect.poll(names).toContain('Person 1');
      for (const face of textFaces) {
        await setTextFace(page, face);
        const { width = 0, height = 0 } = (await row('Person 1').boundingBox()) ?? {};
        expect(width).toBeLessThanOrEqual(390);
        expect(height).toBeGreaterThan(100);
        expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(390);
      }
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(
        specifiedColumns[language],
      );

      // This is what the browser tells a screen reader, whatever the layout.
      const browser = await page.context().newCDPSession(page);
      const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as {
        nodes: { role?: { value?: string } }[];
      };
      const roles = nodes.map(({ role }) => role?.value);
      for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
        expect(roles).toContain(role);
      }
    });
  }

  for (const language of languages) {
    test(`cards on a phone are sorted by a list of orders, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, people(60));
      const { page, text, names } = await openDashboard(visit, site, language, { device: 'phone' });
      await expect.poll(names).toContain('Person 1');
      const newestFirst = text.filters.descending.replace('{column}', text.columns.created_at);
      await page.getByLabel(text.filters.sort).selectOption({ label: newestFirst });
      await expect.poll(async () => (await names())[0]).toBe('Person 60');
    });
  }
});

function isWhollySeen(row: Element): boolean {
  const region = row.closest('table')?.parentElement?.getBoundingClientRect();
  const head = row.closest('table')?.tHead?.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return (
    region !== undefined &&
    head !== undefined &&
    top >= head.bottom - 1 &&
    bottom <= region.bottom + 1
  );
}
