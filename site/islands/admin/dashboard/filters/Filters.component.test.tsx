import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { devices } from '../../../../../e2e/setup/devices.ts';
import { fill } from '../../../../../domain/text.ts';
import { beginOf, timeZone } from '../local-days.ts';
import {
  daysAgo,
  fakeServer,
  openDashboard,
  people,
  said,
  stopClock,
} from '../../admin.fixture.tsx';

const lastFilter = (server: ReturnType<typeof fakeServer>) =>
  server.calls('list').at(-1)?.['filter'];

test('submissions are narrowed by each filter, and all of it is cleared at once', async () => {
  const server = fakeServer(people(3), {
    emails: () => ({
      emails_are_on: true,
      subscribers: { unconfirmed: 1, confirmed: 2, unsubscribed: 0, bounced: 0 },
      not_asked: 0,
      queued: 0,
      problem: null,
    }),
  });
  const { text, names, button, label } = await openDashboard();
  const { filters, columns, emails } = text;
  await expect.poll(names).toHaveLength(3);
  await label(filters.search).fill('person.2');
  await said(text.count.some.one.replace('{count}', '1').replace('{total}', '3'));
  await label(columns.country).selectOptions('Japan');
  await said(text.nothing);
  await button(filters.clear).click();
  await expect.poll(names).toHaveLength(3);
  await expect.element(label(filters.search)).toHaveValue('');
  await expect.element(label(filters.search)).toHaveFocus();

  const choices = [
    [columns.country, 'Ireland', { country: 'Ireland' }],
    [columns.language, text.languages.pt, { language: 'pt' }],
    [filters.wants_updates, text.no, { wants_updates: false }],
    [columns.returning, text.yes, { returning: true }],
    [emails.filter, emails.states.confirmed, { state: 'confirmed' }],
    [emails.filter, emails.never, { state: null }],
  ] as const;
  for (const [name, option, filter] of choices) {
    await label(name).selectOptions(option);
    await expect.poll(() => lastFilter(server), { message: name }).toEqual(filter);
    await label(name).selectOptions(filters.all);
    await expect.element(button(filters.clear)).not.toBeInTheDocument();
  }
  await said(fill(text.zone, { zone: timeZone() }));
  await label(filters.from).first().fill(daysAgo(10));
  await label(filters.to).first().fill(daysAgo(3));
  await expect
    .poll(() => lastFilter(server))
    .toEqual({ from: beginOf(daysAgo(10)), to: beginOf(daysAgo(3), 1) });
});

test('a filter chosen right after a letter of the search is kept beside it', async () => {
  const server = fakeServer(people(3));
  const { text, label } = await openDashboard();
  stopClock();
  await label(text.filters.search).fill('example');
  await label(text.columns.country).selectOptions('Ireland');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => lastFilter(server)).toEqual({ search: 'example', country: 'Ireland' });
  await expect.element(label(text.columns.country)).toHaveDisplayValue('Ireland');
});

test('filters are collapsed on a phone, and their summary counts those that are set', async () => {
  await page.viewport(devices.phone.viewport.width, devices.phone.viewport.height);
  fakeServer(people(3));
  const { text, label } = await openDashboard();
  expect(label(text.columns.language).query()?.checkVisibility() ?? false).toBe(false);
  await page.getByText(text.filters.more).click();
  await label(text.columns.language).selectOptions(text.languages.en);
  await said(`${text.filters.more} (1)`);
});
