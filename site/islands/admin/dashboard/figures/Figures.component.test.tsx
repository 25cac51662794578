import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  daysAgo,
  fakeServer,
  openDashboard,
  said,
  type Sample,
  disclose,
} from '../../admin.fixture.tsx';

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
      submissions: 4,
      wants_updates: 1,
      subscribers: 4,
      returning_subscribers: 1,
      days: [
        { day: daysAgo(9), count: 1 },
        { day: daysAgo(5), count: 2 },
        { day: daysAgo(2), count: 1 },
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
    server.answer({ admin_overview: () => month });
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
    const switches = page.getByRole('row', { name: text.events.switches.pt }).getByRole('cell');
    await expect.element(switches).toHaveTextContent('7');

    const chart = page.getByRole('img', { name: figures.perDay });
    await expect.element(chart).toHaveAttribute('aria-label', expect.stringMatching(/: 4 .* 2 /));
    await expect.poll(() => chart.element().querySelectorAll('rect').length).toBe(30);
    await expect
      .element(page.getByRole('img', { name: figures.inTotal }))
      .toHaveAttribute('aria-label', expect.stringMatching(/ 1 .* 5 /));
    await disclose(figures.asTable);
    const days = page.getByRole('table').filter({ has: page.getByText(figures.signUps) });
    await expect.poll(() => days.getByRole('row').elements()).toHaveLength(31);
    const fifth = days.getByRole('row').elements()[25];
    expect(Array.from(fifth?.querySelectorAll('td') ?? [], (cell) => cell.textContent)).toEqual([
      '2',
      '4',
    ]);
  });

  test('page views are drawn and stand in tables, with who went on to the form, and can be downloaded', async () => {
    const server = fakeServer([], {
      admin_visits: () => ({
        days: [
          { day: daysAgo(9), count: 30 },
          { day: daysAgo(2), count: 12 },
        ],
        pages: [
          { path: '/blog/is-obidos-worth-visiting', views: 30, went_on: 3, joins: null },
          { path: '/waitlist', views: 12, went_on: 0, joins: 'few' },
        ],
        languages: [
          { language: 'pt', count: 40 },
          { language: 'en', count: 2 },
        ],
        sources: [
          { source: '(search)', count: 39 },
          { source: '(ours)', count: 3 },
        ],
      }),
      admin_visits_export: () => new Response('week'),
    });
    const { text, show, button } = await openDashboard('pt');
    const { views, byLanguage, asTable } = text.figures;
    await show('figures');
    const region = page.getByRole('region', { name: views.heading });
    const chart = region.getByRole('img', { name: views.per.day });
    await expect.element(chart).toHaveAttribute('aria-label', expect.stringMatching(/: 42 .* 30 /));
    const rows = (table: string) =>
      region
        .getByRole('table', { name: table })
        .getByRole('row')
        .elements()
        .map((row) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent));
    expect(rows(views.byPage)).toEqual([
      [views.page, '', views.views, views.wentOn, views.joins],
      ['/blog/is-obidos-worth-visiting', '', '30', '3', ''],
      ['/waitlist', '', '12', '0', views.few],
    ]);
    expect(rows(byLanguage)[0]?.slice(0, 3)).toEqual([text.languages.pt, '', '40']);
    expect(rows(views.bySource)[0]?.slice(0, 3)).toEqual([views.sources['(search)'], '', '39']);
    await disclose(asTable);
    await expect
      .element(region.getByRole('columnheader', { name: views.views }).first())
      .toBeVisible();
    const today = server.calls('admin_visits').at(-1)?.['period'];
    await button(views.download).click();
    await expect
      .poll(() => server.calls('admin_visits_export'))
      .toMatchObject([{ period: today, separator: 'semicolon' }]);
  });

  test('the figures follow the chosen period', async () => {
    const server = fakeServer([500, 200, 20, 3, 2, 1].map((days) => on(days)));
    const { text, show, label } = await openDashboard();
    const { figures, filters } = text;
    const period = () => server.calls('admin_overview').at(-1)?.['period'];
    await show('figures');
    for (const [name, from, title] of [
      ['week', daysAgo(6), figures.perDay],
      ['quarter', daysAgo(89), figures.perDay],
      ['year', daysAgo(364), figures.perWeek],
      ['month', daysAgo(29), figures.perDay],
    ] as const) {
      await label(figures.period).selectOptions(figures.periods[name]);
      await expect.element(page.getByRole('img', { name: title })).toBeVisible();
      if (name !== 'month') await expect.poll(period, { message: name }).toEqual({ from });
    }
    await label(figures.period).selectOptions(figures.periods.own);
    const section = page.getByRole('region', { name: figures.heading });
    const day = (name: string) => section.getByLabelText(name, { exact: true });
    await day(filters.from).fill(daysAgo(210));
    await day(filters.to).fill(daysAgo(190));
    await expect.poll(period).toEqual({ from: daysAgo(210), to: daysAgo(190) });
  });

  test('sign-ups of one day or two are told in sentences, of three drawn, and of none said', async () => {
    const server = fakeServer([on(2), on(1), on(1)]);
    const { text, show, label } = await openDashboard();
    const { figures } = text;
    await show('figures');
    const section = page.getByRole('region', { name: figures.heading });
    const told = () =>
      section
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent);
    await expect
      .poll(told)
      .toEqual([expect.stringMatching(/^1 .*20\d\d$/), expect.stringMatching(/^2 .*20\d\d$/)]);
    await said(figures.fewNote);
    expect(page.getByRole('img', { name: figures.perDay }).query()).toBe(null);

    server.add(on(3));
    await label(figures.period).selectOptions(figures.periods.week);
    await expect.element(page.getByRole('img', { name: figures.perDay })).toBeVisible();
    expect(told()).toEqual([]);

    server.submissions.length = 0;
    await label(figures.period).selectOptions(figures.periods.year);
    await said(figures.none);
  });
});
