import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { devices } from '../../../../../e2e/setup/devices.ts';
import {
  disclose,
  eventually,
  fakeServer,
  openDashboard,
  people,
  said,
} from '../../admin.fixture.tsx';

const focused = () => document.activeElement?.textContent;
const phone = () => page.viewport(devices.phone.viewport.width, devices.phone.viewport.height);

describe('the table of submissions', () => {
  test('a long list has pages of fifty, and one press leads to the newest, which has the focus', async () => {
    const server = fakeServer(people(120));
    const { text, table, names, button, label } = await openDashboard();
    const { pages } = text;
    await expect.poll(names).toHaveLength(50);
    await expect.element(table).toHaveAttribute('aria-rowcount', '121');
    await expect.element(button(pages.previous)).toHaveAttribute('aria-disabled', 'true');
    await button(pages.next).click();
    await expect.poll(focused).toBe('Person 51');
    await said('51 to 100 of 120');
    const head = document.querySelector('thead')?.getBoundingClientRect();
    expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      head?.bottom ?? 0,
    );

    await table.getByRole('columnheader').first().getByRole('button').click();
    await said('1 to 50 of 120');
    await button(pages.newest).click();
    await expect.poll(focused).toBe('Person 120');
    expect(names()).toHaveLength(20);
    await expect.element(button(pages.next)).toHaveAttribute('aria-disabled', 'true');
    expect(server.calls('list').at(-1)).toMatchObject({
      sort: { column: 'created_at', direction: 'ascending' },
      offset: 100,
    });
    // Another search begins at its first page.
    await label(text.filters.search).fill('person');
    await said('1 to 50 of 120');
  });

  test('a table that cannot be fetched says so, keeps its rows and offers another try', async () => {
    const server = fakeServer(people(5), {
      list: () => Response.json({ error: 'no' }, { status: 400 }),
    });
    const { text, names, button, label } = await openDashboard();
    await label(text.filters.search).fill('3');
    await said(text.failure.load);
    expect(names()).toHaveLength(5);
    server.answer({
      list: () => ({ rows: server.submissions.slice(2, 3), total: 1, newest: null }),
    });
    await button(text.failure.retry).click();
    await expect.poll(names).toEqual(['Person 3']);
  });

  test('figures, log and account are a press away, their heading has the focus, and Back leads back', async () => {
    fakeServer(people(60));
    const { text, table, show, main } = await openDashboard();
    const current = () =>
      Array.from(main.querySelectorAll('nav [aria-current]'), ({ textContent }) => textContent);
    expect(current()).toEqual([text.sections.waiting]);
    for (const [view, heading] of [
      ['figures', text.figures.heading],
      ['log', text.log.heading],
      ['account', text.account.heading],
    ] as const) {
      await show(view);
      await expect.poll(focused).toBe(heading);
      expect(document.activeElement?.tagName).toBe('H2');
      expect(current()).toEqual([text.sections[view]]);
      expect(table.query()).toBe(null);
      expect(
        Array.from(main.querySelectorAll('h2')).filter((each) => each.checkVisibility()),
      ).toHaveLength(1);
      expect(scrollY).toBe(0);
    }
    history.back();
    await expect.poll(focused).toBe(text.log.heading);
    await show('submissions');
    await expect.poll(focused).toBe(text.tableHeading);
  });
});

describe('the blocks of a phone', () => {
  test('blocks hold what a row does, and are sorted by a list of orders', async () => {
    await phone();
    const server = fakeServer(people(60));
    const { text, names, label, row } = await openDashboard();
    await expect.poll(names).toContain('Person 1');
    expect(document.scrollingElement?.scrollWidth).toBe(390);
    const { height } = row('Person 1').element().getBoundingClientRect();
    expect(height).toBeGreaterThan(100);
    const newestFirst = text.filters.descending.replace('{column}', text.columns.created_at);
    await disclose(text.filters.more);
    await label(text.filters.sort).selectOptions(newestFirst);
    await eventually(() =>
      expect(server.calls('list').at(-1)).toMatchObject({
        sort: { column: 'created_at', direction: 'descending' },
      }),
    );
  });

  test('the button that closes a submission is whole however long the name', async () => {
    await page.viewport(320, 640);
    const name = 'Maria da Conceição de Albuquerque e Vasconcelos Pinto Coelho';
    fakeServer([{ name }]);
    const { text, open, button } = await openDashboard('pt');
    await open(name);
    const { left, right, top, height } = button(text.row.close).element().getBoundingClientRect();
    expect([left >= 0, right <= 320, top >= 0, height < 50]).toEqual([true, true, true, true]);
  });
});

test('new submissions appear when the administrator asks for them, also where there was none', async () => {
  const server = fakeServer();
  const { text, names, button, label } = await openDashboard();
  await said(text.emptyTitle);
  expect(label(text.filters.search).query()).toBe(null);
  // The session ends with its page, so the waitlist opens in another tab.
  const waitlist = page.getByRole('link', { name: text.emptyLink });
  await expect.element(waitlist).toHaveAttribute('href', '/waitlist');
  await expect.element(waitlist).toHaveAttribute('target', '_blank');
  server.add({ name: 'The First' });
  await button(text.refresh).click();
  await expect.poll(names).toEqual(['The First']);
});
