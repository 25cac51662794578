import { expect } from 'vitest';
import { adminPath } from '../../../domain/endpoints.ts';
import { dayOf } from '../../../domain/time.ts';
import { join, openDashboard, people } from '../../setup/admin.ts';
import { devices } from '../../setup/devices.ts';
import { test } from '../../setup/test.ts';

test('an administrator goes through pages of fifty, filters, and finds the same on a phone', async ({
  visit,
  site,
}) => {
  const opened = await openDashboard(visit, site, 'en', { expectedErrors: /400/ });
  const { page, text, table, rows, names, button, dialog } = opened;
  const { filters, columns, pages } = text;
  const label = (name: string) => page.getByLabel(name, { exact: true });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByText(text.emptyTitle).waitFor();
  // The session ends with its page.
  const waitlist = page.getByRole('link', { name: text.emptyLink });
  expect(await waitlist.getAttribute('target')).toBe('_blank');
  for (const person of people(52)) await join(site, person);
  await button(text.refresh).click();

  await expect.poll(names).toHaveLength(50);
  expect(await table.getAttribute('aria-rowcount')).toBe('53');
  await button(pages.next).click();
  await expect.poll(focused).toBe('Person 51');
  await page.getByText('51 to 52 of 52').waitFor();
  await table.getByRole('columnheader').first().getByRole('button').click();
  await page.getByText('1 to 50 of 52').waitFor();
  await button(pages.newest).click();
  await expect.poll(focused).toBe('Person 52');
  await page.keyboard.press('Enter');
  for (const number of [52, 51, 50]) {
    await dialog.getByRole('heading', { name: `Person ${number}`, exact: true }).waitFor();
    if (number > 50) await button(text.row.previous).click();
  }
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Person 50');

  // A filter that is chosen right after a letter of the search is kept beside it.
  await label(filters.search).fill('person.1');
  await label(columns.country).selectOption('Ireland');
  await expect.poll(() => rows.count()).toBe(5);
  await button(filters.clear).click();
  await expect.poll(() => rows.count()).toBe(50);
  expect(await label(filters.search).inputValue()).toBe('');
  expect(await label(filters.search).evaluate((each) => each.matches(':focus'))).toBe(true);
  for (const [name, option, count] of [
    [columns.language, text.languages.pt, 0],
    [filters.wants_updates, text.no, 26],
    [columns.returning, text.yes, 0],
  ] as const) {
    await label(name).selectOption(option);
    await expect.poll(() => rows.count(), { message: name }).toBe(count);
    await label(name).selectOption(filters.all);
    await expect.poll(() => rows.count(), { message: name }).toBe(50);
  }
  await label(filters.from).fill(dayOf(new Date(Date.now() + 2 * 86_400_000)));
  await page.getByText(text.nothing).waitFor();
  await button(filters.clear).click();
  await expect.poll(() => rows.count()).toBe(50);

  await page.route(`**${adminPath}`, (route) => route.fulfill({ status: 400, json: {} }));
  await label(filters.search).fill('person 33');
  await page.getByText(text.failure.load).waitFor();
  await page.unroute(`**${adminPath}`);
  await button(text.failure.retry).click();
  await expect.poll(names).toEqual(['Person 33']);

  await page.setViewportSize(devices.phone.viewport);
  const first = await rows.first().getByRole('button').first().boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(844);
  await label(filters.search).fill('');
  await page.getByText(filters.more, { exact: true }).click();
  await label(columns.country).selectOption('Ireland');
  await page.getByText(`${filters.more} (1)`).waitFor();
  const newestFirst = filters.descending.replace('{column}', columns.created_at);
  await label(filters.sort).selectOption(newestFirst);
  await expect.poll(async () => (await names()).at(0)).toBe('Person 52');
});
