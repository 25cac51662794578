import { join as pathTo } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { eventsPath } from '../../../domain/events.ts';
import { dayOf, mondayOf } from '../../../domain/time.ts';
import { join, openDashboard, people } from '../../setup/admin.ts';
import type { RunningSite } from '../../setup/site.ts';
import { test } from '../../setup/test.ts';

const momentAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const dayAgo = (days: number) => dayOf(new Date(momentAgo(days)));

/** What is read, whatever space keeps a number together. */
const plain = (texts: string[]) => texts.map((each) => each.replace(/\s/g, ' '));

/** Lets the people of the list have joined so many days ago, and pages have been opened. */
function writePast(site: RunningSite, daysAgo: number[]): void {
  const database = new DatabaseSync(pathTo(site.dataDir, 'raiz-do-vau.sqlite'), { timeout: 5000 });
  const age = database.prepare('UPDATE interest_submissions SET created_at = ? WHERE name = ?');
  daysAgo.forEach((days, index) => age.run(momentAgo(days), `Person ${index + 1}`));
  const view = database.prepare('INSERT INTO page_views (page, week, count) VALUES (?, ?, ?)');
  view.run('about', mondayOf(dayAgo(0)), 3);
  view.run('about', mondayOf(dayAgo(7)), 12);
  view.run('about', mondayOf(dayAgo(70)), 30_985);
  view.run('home', mondayOf(dayAgo(0)), 1);
  database.close();
}

test('the figures say in tables who joined when, from where and in which language, in a period to choose, and how often pages were opened', async ({
  visit,
  site,
}) => {
  const opened = await openDashboard(visit, site, 'pt');
  const { page, text, show, button } = opened;
  const { figures, filters, events } = text;
  const { views } = figures;
  const section = page.getByRole('region', { name: figures.heading, exact: true });
  const tableOf = (name: string) => page.getByRole('table', { name, exact: true });
  /** What the rows of a table say, cell by cell. */
  const rowsOf = (name: string) =>
    tableOf(name)
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => Array.from(row.children, ({ textContent }) => textContent)),
      )
      .then((rows) => rows.map(plain));
  await show('figures');
  await section.getByText(figures.none, { exact: true }).waitFor();
  await section.getByText(views.none, { exact: true }).waitFor();

  for (const [index, person] of people(5).entries()) {
    // The last one had joined before, as the first.
    const as = index === 4 ? { email: 'person.1@example.org' } : {};
    await join(site, { ...person, ...as }, index === 1 ? 'pt' : 'en');
  }
  writePast(site, [60, 9, 5, 5, 2]);
  await fetch(site.origin + eventsPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event: 'lang_switch', properties: { from: 'en', to: 'pt' } }),
  });
  await show('submissions');
  await button(text.refresh).click();
  await show('figures');

  const facts = section.getByRole('definition');
  await expect
    .poll(async () => plain(await facts.allInnerTexts()))
    .toEqual(['4', '4', '2 (50%)', '1 (25%)']);
  expect(await rowsOf(figures.byCountry)).toEqual([
    ['Japan', '2', '50%'],
    ['Ireland', '1', '25%'],
    ['Portugal', '1', '25%'],
  ]);
  expect(await rowsOf(figures.byLanguage)).toEqual([
    [text.languages.en, '3', '75%'],
    [text.languages.pt, '1', '25%'],
  ]);
  expect(await rowsOf(events.heading)).toEqual([
    [events.switches.pt, '1'],
    [events.switches.en, '0'],
    [events.partnerClicks, '0'],
  ]);
  const days = (await rowsOf(figures.signUps)).map(([, count, total]) => `${count} of ${total}`);
  expect(days).toHaveLength(30);
  // From ten days ago; none of the days between is left out.
  expect(days.slice(19)).toEqual([
    ...['0 of 1', '1 of 2', '0 of 2', '0 of 2', '0 of 2', '2 of 4', '0 of 4', '0 of 4'],
    ...['1 of 5', '0 of 5', '0 of 5'],
  ]);
  const widths = await tableOf(figures.signUps)
    .locator('tbody div')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(widths[24]).toBeGreaterThan(40);
  expect(widths[27]).toBeCloseTo((widths[24] ?? 0) / 2, 0);
  expect(widths[28]).toBe(0);
  expect(await rowsOf(views.heading)).toEqual([
    ['/pt/sobre', '3', '12', '31 000'],
    ['/pt', '1', '0', '1'],
  ]);

  const joined = facts.first();
  const period = page.getByLabel(figures.period, { exact: true });
  for (const [name, count, unit] of [
    ['week', '3', figures.day],
    ['quarter', '5', figures.week],
    ['all', '5', figures.week],
    ['own', '5', figures.week],
  ] as const) {
    await period.selectOption(figures.periods[name]);
    await expect.poll(() => joined.innerText(), { message: name }).toBe(count);
    await section.getByRole('columnheader', { name: unit, exact: true }).waitFor();
  }
  await section.getByLabel(filters.from, { exact: true }).fill(dayAgo(10));
  await section.getByLabel(filters.to, { exact: true }).fill(dayAgo(5));
  await expect.poll(() => joined.innerText()).toBe('3');
  expect(await rowsOf(figures.signUps)).toHaveLength(6);
});
