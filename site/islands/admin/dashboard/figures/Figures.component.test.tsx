import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beginOf } from '../local-days.ts';
import { daysAgo, fakeServer, openDashboard, said, type Sample } from '../../admin.fixture.tsx';

const on = (days: number, sample: Sample = {}): Sample => ({
  created_at: `${daysAgo(days)}T12:00:00.000Z`,
  ...sample,
});

describe('the figures', () => {
  test('the figures count who joined by day, country and language, in words and in a table', async () => {
    const server = fakeServer([
      on(60, { email: 'old@example.pt' }),
      on(9, { email: 'three@example.pt' }),
      on(5, { email: 'one@example.pt', country: 'Japan', wants_updates: true }),
      on(5, { country: 'Japan', language: 'pt', returning: true }),
      on(2, { email: 'two@example.pt', country: 'Ireland' }),
    ]);
    const { text, show, main } = await openDashboard();
    const all = server.submissions.length;
    const { figures } = text;
    const month = {
      counters: { total: all, this_week: all, this_month: all },
      first: `${daysAgo(60)}T12:00:00.000Z`,
      before: 1,
      submissions: 4,
      wants_updates: 1,
      subscribers: 4,
      returning_subscribers: 1,
      days: [
        { begin: beginOf(daysAgo(9)), count: 1 },
        { begin: beginOf(daysAgo(5)), count: 2 },
        { begin: beginOf(daysAgo(2)), count: 1 },
      ],
      countries: [
        { country: 'Japan', count: 2 },
        { country: null, count: 2 },
      ],
      languages: [{ language: 'pt' as const, count: 1 }],
      event_counts: [
        {
          day: daysAgo(5),
          event: 'lang_switch',
          properties: { from: 'en', to: 'pt' },
          count: 7,
        } as const,
      ],
    };
    server.answer({ overview: () => month });
    await show('figures');
    await said(figures.joined);
    const facts = () =>
      Array.from(main.querySelectorAll('section:not([hidden]) dl > div'), (each) =>
        each.textContent.replace(/\s/g, ' '),
      );
    await expect.poll(facts).toContain(`${figures.joined}4`);
    expect(facts()).toContain(`${figures.people}4`);
    expect(facts().join()).toContain(`${figures.wantsUpdates}1 (25`);
    expect(facts().join()).toContain(`${figures.returning}1 (25`);
    const row = (table: string, name: string) =>
      page.getByRole('table', { name: table, exact: true }).getByRole('row', { name });
    await expect.element(row(figures.byCountry, 'Japan').getByText('2')).toBeVisible();
    await expect.element(row(figures.byLanguage, text.languages.pt).getByText('1')).toBeVisible();
    await expect
      .element(row(text.events.heading, text.events.switches.pt).getByText('7'))
      .toBeVisible();
    const days = page.getByRole('table', { name: figures.signUps, exact: true });
    const counts = () =>
      Array.from(days.element().querySelectorAll('tbody tr'), (each) =>
        Array.from(each.querySelectorAll('td:not([class])'), (cell) => cell.textContent).join(),
      );
    await expect.poll(() => counts().length).toBe(30);
    // From ten days ago; none of the days between is left out.
    expect(counts().slice(19)).toEqual([
      '0,1',
      '1,2',
      '0,2',
      '0,2',
      '0,2',
      '2,4',
      '0,4',
      '0,4',
      '1,5',
      '0,5',
      '0,5',
    ]);
    const widths = Array.from(
      days.element().querySelectorAll('tbody div'),
      (bar) => bar.getBoundingClientRect().width,
    );
    expect(widths[24]).toBeGreaterThan(40);
    expect(widths[27]).toBeCloseTo((widths[24] ?? 0) / 2, 0);
  });

  test('page views stand in a table, the numbers as people write them', async () => {
    fakeServer([], {
      page_views: () => [
        { path: '/blog/is-obidos-worth-visiting', this_week: 3, last_week: 12, all: 31_000 },
      ],
    });
    const { text, show } = await openDashboard('pt');
    const { views } = text.figures;
    await show('figures');
    const table = page.getByRole('table', { name: views.heading });
    const cells = ['/blog/is-obidos-worth-visiting', '3', '12', '31\u00a0000'];
    await expect
      .poll(() =>
        Array.from(
          table.element().querySelectorAll('tbody > tr > *'),
          ({ textContent }) => textContent,
        ),
      )
      .toEqual(cells);
  });

  test('the figures follow the chosen period', async () => {
    const server = fakeServer([500, 200, 20, 3, 2, 1].map((days) => on(days)));
    const { text, show, label } = await openDashboard();
    const { figures, filters } = text;
    const period = () => server.calls('overview').at(-1)?.['period'];
    await show('figures');
    for (const [name, from, unit] of [
      ['week', daysAgo(6), figures.day],
      ['quarter', daysAgo(89), figures.week],
      ['year', daysAgo(364), figures.month],
      ['month', daysAgo(29), figures.day],
    ] as const) {
      await label(figures.period).selectOptions(figures.periods[name]);
      await expect.element(page.getByRole('columnheader', { name: unit })).toBeVisible();
      if (name !== 'month')
        await expect.poll(period, { message: name }).toEqual({ from: beginOf(from) });
    }
    await label(figures.period).selectOptions(figures.periods.own);
    const section = page.getByRole('region', { name: figures.heading });
    const day = (name: string) => section.getByLabelText(name, { exact: true });
    await day(filters.from).fill(daysAgo(210));
    await day(filters.to).fill(daysAgo(190));
    await expect
      .poll(period)
      .toEqual({ from: beginOf(daysAgo(210)), to: beginOf(daysAgo(190), 1) });
  });

  test('of a period without any sign-up that is said', async () => {
    fakeServer();
    const { text, show } = await openDashboard();
    await show('figures');
    await said(text.figures.none);
  });
});
