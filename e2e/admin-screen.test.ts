import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { clear, openDashboard, seed, type Seed } from './setup/admin.ts';
import { test } from './setup/test.ts';
import { setTextFace } from './setup/text-faces.ts';

/** People who joined at moments that are long to write. */
const many: Seed[] = Array.from({ length: 60 }, (_, index) => ({
  name: `Person ${index + 1}`,
  country: 'United Kingdom',
  at: `2025-09-${10 + (index % 20)}T22:${10 + (index % 50)}:00.000Z`,
}));

const screens = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** How many of the elements lie wholly in the window and in whatever scrolls or cuts them. */
const countWhollySeen = (elements: Locator) =>
  elements.evaluateAll(
    (all) =>
      all.filter((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        const region = element.closest('table')?.parentElement?.getBoundingClientRect();
        const head = element.closest('tbody') && element.closest('table')?.tHead;
        return (
          element.checkVisibility() &&
          left >= 0 &&
          right <= innerWidth &&
          top >= (head?.getBoundingClientRect().bottom ?? 0) - 0.5 &&
          bottom <= Math.min(innerHeight, region?.bottom ?? innerHeight) + 0.5
        );
      }).length,
  );

/** The dates of the rows in the page that their cells cut, or the row. */
const cutDates = (page: Page) =>
  page.locator('tbody time').evaluateAll((dates) =>
    dates
      .filter((date) => {
        const text = date.getBoundingClientRect();
        const cell = date.closest('td')?.getBoundingClientRect();
        return !cell || text.right > cell.right + 0.5 || text.bottom > cell.bottom + 0.5;
      })
      .map((date) => date.textContent),
  );

describe('the screen of the dashboard', () => {
  for (const language of languages) {
    test(`counters, filters and ten rows are seen at once on a laptop, in ${language} and in a wide face, with the note on the first password`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, many);
      const { page, text, rows, names } = await openDashboard(visit, site, language);
      await expect.poll(names).toContain('Person 1');
      await page.getByText(text.account.first).waitFor();
      await setTextFace(page, 'wide');
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const at = `${screen.width} × ${screen.height}`;
        await expect
          .poll(() => countWhollySeen(rows), { message: at })
          .toBeGreaterThanOrEqual(screen.height < 800 ? 10 : 12);
        expect(await page.evaluate(() => scrollY), at).toBe(0);
        const controls = page.getByRole('search').locator('input, select');
        expect(await controls.count()).toBe(7);
        expect(await countWhollySeen(controls), at).toBe(7);
        expect(await countWhollySeen(page.locator('dl > div')), at).toBe(3);
        expect(await countWhollySeen(page.getByRole('columnheader')), at).toBe(6);
        expect(await page.locator('tbody time').count()).toBeGreaterThan(9);
        expect(await cutDates(page), at).toEqual([]);
        // The table is as wide as the screen, margins apart.
        const { width = 0 } = (await page.getByRole('table').boundingBox()) ?? {};
        expect(width).toBeGreaterThan(0.92 * screen.width);
        expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(
          screen.width,
        );
      }
    });

    test(`dates are whole on a tablet and on cards, in ${language} and in a wide face`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, many);
      const { page, names } = await openDashboard(visit, site, language);
      await setTextFace(page, 'wide');
      for (const width of [1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(names).toContain('Person 1');
        await expect.poll(() => cutDates(page), { message: String(width) }).toEqual([]);
      }
    });

    test(`figures and log are a press away from the table, and Back leads to it again, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, many);
      const { page, text, table, names, show } = await openDashboard(visit, site, language);
      await page.setViewportSize({ width: 1366, height: 768 });
      await expect.poll(names).toContain('Person 1');
      const current = page
        .getByRole('navigation', { name: text.sections.label })
        .locator('[aria-current]');
      expect(await current.allInnerTexts()).toEqual([text.sections.submissions]);
      const focused = () =>
        page.evaluate(
          () => document.activeElement?.tagName === 'H2' && document.activeElement.textContent,
        );

      for (const [view, heading] of [
        ['figures', text.figures.heading],
        ['auditLog', text.auditLog.heading],
        ['account', text.account.heading],
      ] as const) {
        await show(view);
        await expect.poll(focused).toBe(heading);
        expect(await current.allInnerTexts()).toEqual([text.sections[view]]);
        expect(await table.isVisible()).toBe(false);
        expect(await page.locator('main h2:visible').count()).toBe(1);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
      await page.goBack();
      await expect.poll(focused).toBe(text.auditLog.heading);
      await show('submissions');
      await expect.poll(focused).toBe(text.tableHeading);
      await expect.poll(() => countWhollySeen(table.locator('tbody tr'))).toBeGreaterThan(9);
      await show('submissions');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test(`the button that closes a submission is whole on a phone however long the name, in ${language}`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [{ name: 'Maria da Conceição de Albuquerque e Vasconcelos Pinto Coelho' }]);
      const { page, text, button, rows } = await openDashboard(visit, site, language, {
        device: 'phone',
      });
      await setTextFace(page, 'wide');
      await page.setViewportSize({ width: 320, height: 640 });
      await rows.first().getByRole('button').click();
      const close = button(text.row.close);
      await close.waitFor();
      expect(await countWhollySeen(close)).toBe(1);
      const { height = 0 } = (await close.boundingBox()) ?? {};
      expect(height).toBeLessThan(50);
    });
  }
});
