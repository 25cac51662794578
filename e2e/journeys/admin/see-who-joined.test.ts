import { describe, expect } from 'vitest';
import { content } from '../../../content/index.ts';
import { href } from '../../../domain/routes.ts';
import {
  join,
  logIn,
  openDashboard,
  people,
  showView,
  specifiedColumns,
} from '../../setup/admin.ts';
import { maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';
import { setTextFace, textFaces } from '../../setup/text-faces.ts';

// What each view shows in which state, and how it is used, the component tests beside the islands
// say. Here the built dashboard meets the server.
describe('who joined', () => {
  test('an administrator sees who joined, finds, opens and sorts them', async ({ visit, site }) => {
    await join(site, { ...maria, country: null });
    await join(site, { name: 'Niamh Byrne', email: 'niamh@example.ie', country: 'Ireland' });
    await join(site, { name: 'Maria', email: maria.email }, 'pt');
    const { page, text, table, names } = await openDashboard(visit, site);
    await expect.poll(names).toContain('Niamh Byrne');
    for (const counter of Object.values(text.counters)) {
      const box = page.getByRole('definition').filter({ hasText: '3' });
      await page.getByText(counter, { exact: true }).waitFor();
      expect(await box.count()).toBe(3);
    }
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(specifiedColumns.en);
    const row = (name: string) => table.getByRole('row', { name });
    const cells = await row(maria.profession).getByRole('cell').allInnerTexts();
    expect(cells.slice(0, 4)).toEqual([maria.email, '-', maria.profession, text.no]);
    // The second of an address is of somebody who has joined before.
    await table.getByText(text.returning, { exact: true }).waitFor();

    const search = page.getByLabel(text.filters.search, { exact: true });
    await search.fill('mae pausa');
    await expect.poll(names).toEqual([maria.name]);
    await table.getByRole('button', { name: maria.name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Preciso de uma pausa').waitFor();
    await dialog.getByRole('button', { name: text.row.close }).click();
    await search.fill('');
    await page.getByLabel(text.columns.country, { exact: true }).selectOption('Ireland');
    await expect.poll(names).toEqual(['Niamh Byrne']);
    await page.getByRole('button', { name: text.filters.clear }).click();
    const byName = table.getByRole('columnheader', { name: text.columns.name, exact: true });
    await byName.getByRole('button').click();
    await expect.poll(async () => (await names()).at(0)).toBe('Maria');
    await byName.getByRole('button').click();
    await expect.poll(async () => (await names()).at(0)).toBe('Niamh Byrne');
  });

  test('an administrator is told of a new submission, sees it in the figures, and logs in again after a reload', async ({
    visit,
    site,
  }) => {
    await join(site, { name: 'Early One', email: 'early@example.org', country: 'Japan' });
    const page = await visit('/admin');
    await page.clock.install();
    await logIn(page, site.admin);
    const { dashboard: text, login } = content.en.admin;
    const table = page.getByRole('table', { name: text.tableHeading });
    await table.getByText('Early One').waitFor();
    await join(site, { name: 'Late One', email: 'late@example.org' });
    await page.clock.fastForward(16_000);
    await page.getByRole('button', { name: text.newRows.show.one.replace('{count}', '1') }).click();
    await table.getByText('Late One').waitFor();

    await showView(page, 'en', 'figures');
    const figures = page.getByRole('region', { name: text.figures.heading });
    const country = figures.getByRole('row', { name: 'Japan' });
    await expect.poll(() => country.getByRole('cell').allInnerTexts()).toContain('1');
    const back = page.getByRole('link', { name: text.backToSite });
    expect(await back.getAttribute('href')).toBe('/');
    await page.reload();
    await page.getByRole('button', { name: login.submit }).waitFor();
    expect(await page.getByText('Early One').count()).toBe(0);
  });

  test('an administrator sees in Portuguese who joined, and how often visitors switched the language', async ({
    visit,
    site,
  }) => {
    for (const [from, to] of [
      ['en', 'pt'],
      ['en', 'pt'],
      ['pt', 'en'],
    ]) {
      const body = JSON.stringify({ event: 'lang_switch', properties: { from, to } });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${site.origin}/events`, { method: 'POST', headers, body });
      expect(answer.status).toBe(204);
    }
    await join(site, { name: 'Rui Melo', email: 'rui@example.pt' }, 'pt');
    const { page, text, table, open, dialog, show } = await openDashboard(visit, site, 'pt');
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(specifiedColumns.pt);
    await open('Rui Melo');
    await dialog.getByText(text.row.noMessage).waitFor();
    await dialog.getByRole('button', { name: text.row.close }).click();
    await show('figures');
    const count = (name: string) => page.getByRole('row', { name }).getByRole('cell').innerText();
    await expect.poll(() => count(text.events.switches.pt)).toBe('2');
    expect(await count(text.events.switches.en)).toBe('1');
    expect(await count(text.events.partnerClicks)).toBe('0');
    const back = page.getByRole('link', { name: text.backToSite });
    expect(await back.getAttribute('href')).toBe(href('home', 'pt'));
  });

  test('rows are cards on a dark phone, and remain a table for a screen reader', async ({
    visit,
    site,
  }) => {
    await join(site);
    const { page, text, table, row } = await openDashboard(visit, site, 'en', {
      device: 'phone',
      colorScheme: 'dark',
    });
    for (const face of textFaces) {
      await setTextFace(page, face);
      const { width = 0, height = 0 } = (await row('Ana Reis').boundingBox()) ?? {};
      expect(width).toBeLessThanOrEqual(390);
      expect(height).toBeGreaterThan(100);
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(390);
    }
    // This is what the browser tells a screen reader, whatever the layout.
    const browser = await page.context().newCDPSession(page);
    const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as {
      nodes: { role?: { value?: string } }[];
    };
    const roles = nodes.map(({ role }) => role?.value);
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
      expect(roles).toContain(role);
    }
    expect(await table.getByRole('columnheader', { name: text.columns.name }).count()).toBe(1);
  });

  // Portuguese alone: its words are the longer ones.
  test('counters, filters and ten rows are seen at once on a laptop, a press away, in Portuguese and in a wide face', async ({
    visit,
    site,
  }) => {
    for (const person of people(12)) await join(site, person, 'pt');
    const { page, text, table, rows, show } = await openDashboard(visit, site, 'pt');
    await page.getByText(text.account.first).waitFor();
    await show('submissions');
    await setTextFace(page, 'wide');
    const seen = async (parts: typeof rows) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const end = await table.evaluate((all) => all.parentElement?.getBoundingClientRect().bottom);
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
      return boxes.filter(
        (box) =>
          box &&
          box.x >= 0 &&
          box.x + box.width <= width &&
          box.y >= 0 &&
          box.y + box.height <= Math.min(height, end ?? height) + 0.5,
      ).length;
    };
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const at = `${width} × ${height}`;
      await expect.poll(() => seen(rows), { message: at }).toBeGreaterThanOrEqual(10);
      expect(await page.evaluate(() => scrollY), at).toBe(0);
      const filters = page.getByRole('search');
      for (const [parts, count] of [
        [filters.getByRole('searchbox').or(filters.getByRole('combobox')), 5],
        [filters.getByLabel(text.filters.from).or(filters.getByLabel(text.filters.to)), 2],
        [page.getByRole('definition'), 3],
        [table.getByRole('columnheader'), 6],
      ] as const) {
        expect(await parts.count(), at).toBe(count);
        expect(await seen(parts), at).toBe(count);
      }
      // The table is as wide as the screen, margins apart.
      expect((await table.boundingBox())?.width).toBeGreaterThan(0.92 * width);
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
    }
  });
});
