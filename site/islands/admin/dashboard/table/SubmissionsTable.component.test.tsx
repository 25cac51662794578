import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devices } from '../../../../../e2e/setup/devices.ts';
import {
  eventually,
  fakeClock,
  fakeServer,
  openDashboard,
  people,
  said,
} from '../../admin.fixture.tsx';

const focused = () => document.activeElement?.textContent;
const region = () => document.querySelector('table')?.parentElement;
const phone = () => page.viewport(devices.phone.viewport.width, devices.phone.viewport.height);

/**
 * Whether the row with the focus lies wholly below the names of the columns and above the end of
 * the table.
 */
function isFocusSeen(): boolean {
  const row = document.activeElement?.closest('tr')?.getBoundingClientRect();
  const head = document.querySelector('thead')?.getBoundingClientRect();
  const end = region()?.getBoundingClientRect().bottom ?? 0;
  return !!row && !!head && row.top >= head.bottom - 1 && row.bottom <= end + 1;
}

describe('the table of submissions', () => {
  test('a table of a thousand rows keeps only those in view in the page', async () => {
    fakeServer(people(1000));
    const { table, names, main } = await openDashboard();
    await expect.poll(() => names().slice(0, 2)).toEqual(['Person 1', 'Person 2']);
    const rows = main.querySelectorAll('tbody tr').length;
    expect(rows).toBeGreaterThan(5);
    expect(rows).toBeLessThan(60);
    await expect.element(table).toHaveAttribute('aria-rowcount', '1001');

    region()?.scrollTo({ top: 1e9 });
    await expect.poll(() => names().at(-1)).toBe('Person 1000');
    const last = page.getByRole('row', { name: 'Person 1000' });
    await expect.element(last).toHaveAttribute('aria-rowindex', '1001');
    await expect
      .element(last.getByRole('cell', { name: 'person.1000@example.org' }))
      .toBeInTheDocument();
  });

  test('arrow keys move through the rows, and Tab leaves the table', async () => {
    fakeServer(people(1000));
    const { names, button } = await openDashboard();
    await expect.poll(names).toContain('Person 1');
    (button('Person 1').element() as HTMLElement).focus();
    for (const [key, name] of [
      ['ArrowDown', 'Person 2'],
      ['End', 'Person 1000'],
      ['ArrowDown', 'Person 1000'],
      ['ArrowUp', 'Person 999'],
      ['Home', 'Person 1'],
      ['ArrowUp', 'Person 1'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(focused, { message: key }).toBe(name);
      await expect.poll(isFocusSeen, { message: `${name} after ${key}` }).toBe(true);
    }
    await userEvent.keyboard('{PageDown}');
    await expect.poll(focused).toMatch(/^Person (?!1$)\d\d?$/);
    await userEvent.tab();
    expect(document.activeElement?.closest('table')).toBe(null);
  });

  test('a focused row that is scrolled out of view keeps the focus', async () => {
    fakeServer(people(1000));
    const { names, button } = await openDashboard();
    await expect.poll(names).toContain('Person 3');
    (button('Person 3').element() as HTMLElement).focus();
    region()?.scrollTo({ top: 1e9 });
    await expect.poll(names).toContain('Person 1000');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('Person 4');
  });

  test('a column is sorted by a press of its name, and the other way round by a second', async () => {
    const server = fakeServer(people(3));
    const { text, table } = await openDashboard();
    const column = (name: string) => table.getByRole('columnheader', { name, exact: true });
    await expect.element(column(text.columns.created_at)).toHaveAttribute('aria-sort', 'ascending');
    for (const direction of ['ascending', 'descending']) {
      await column(text.columns.name).getByRole('button').click();
      await expect.element(column(text.columns.name)).toHaveAttribute('aria-sort', direction);
      expect(server.calls('admin_page').at(-1)).toMatchObject({
        sort: { column: 'name', direction },
      });
    }
    await expect.element(column(text.columns.created_at)).not.toHaveAttribute('aria-sort');
  });

  test('a table that cannot be fetched says so, keeps its rows and offers another try', async () => {
    const server = fakeServer(people(5), {
      admin_page: () => Response.json({ error: 'no' }, { status: 400 }),
    });
    const { text, names, button, label } = await openDashboard();
    await label(text.filters.search).fill('3');
    await said(text.failure.load);
    expect(names()).toHaveLength(5);
    server.answer({
      admin_page: () => ({ rows: server.submissions.slice(2, 3), total: 1, newest: null }),
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
      ['auditLog', text.auditLog.heading],
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
    await expect.poll(focused).toBe(text.auditLog.heading);
    await show('submissions');
    await expect.poll(focused).toBe(text.tableHeading);
  });
});

describe('the cards of a phone', () => {
  test('cards hold what a row does, and are sorted by a list of orders', async () => {
    await phone();
    const server = fakeServer(people(60));
    const { text, names, label, row } = await openDashboard();
    await expect.poll(names).toContain('Person 1');
    expect(document.scrollingElement?.scrollWidth).toBe(390);
    const { height } = row('Person 1').element().getBoundingClientRect();
    expect(height).toBeGreaterThan(100);
    const newestFirst = text.filters.descending.replace('{column}', text.columns.created_at);
    await label(text.filters.sort).selectOptions(newestFirst);
    await eventually(() =>
      expect(server.calls('admin_page').at(-1)).toMatchObject({
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

describe('new submissions', () => {
  test('new submissions are announced, and shown when the administrator asks for them', async () => {
    fakeClock();
    const server = fakeServer(people(300));
    const { text, table, names, button } = await openDashboard();
    await expect.poll(names).toContain('Person 1');
    server.add({ name: 'Late One', email: 'late@example.org' });
    server.add({ name: 'Late Two', email: 'two@example.org' });
    server.answer({ admin_newer: () => ({ count: 2, newest: null }) });
    await vi.advanceTimersByTimeAsync(16_000);
    await expect
      .element(page.getByText(text.newRows.arrived.other.replace('{count}', '2')))
      .toHaveAttribute('role', 'status');
    await expect.element(table).toHaveAttribute('aria-rowcount', '301');
    expect(server.calls('admin_newer').at(-1)).toMatchObject({ than: server.submissions[299]?.id });

    server.answer({ admin_newer: ({ than }) => ({ count: 0, newest: than }) });
    await button(text.newRows.show.other.replace('{count}', '2')).click();
    await expect.poll(names).toContain('Late Two');
    await expect.poll(focused).toBe('Late One');
    await expect.element(page.getByRole('definition').first()).toHaveTextContent('302');
  });

  test('the first submission appears on an empty dashboard when the administrator asks for it', async () => {
    fakeClock();
    const server = fakeServer();
    const { text, names, button, label } = await openDashboard();
    await said(text.emptyTitle);
    expect(label(text.filters.search).query()).toBe(null);
    // The session ends with its page, so the waitlist opens in another tab.
    const waitlist = page.getByRole('link', { name: text.emptyLink });
    await expect.element(waitlist).toHaveAttribute('href', '/waitlist');
    await expect.element(waitlist).toHaveAttribute('target', '_blank');
    server.add({ name: 'The First' });
    server.answer({ admin_newer: () => ({ count: 1, newest: null }) });
    await vi.advanceTimersByTimeAsync(16_000);
    await button(text.newRows.show.one.replace('{count}', '1')).click();
    await expect.poll(names).toEqual(['The First']);
  });
});
