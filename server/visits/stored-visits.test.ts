import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageViews } from '../../domain/visits.ts';
import { describeOnBothEngines } from '../stores/both-engines.fixture.ts';
import type { Store } from '../stores/store.ts';

const view = (given: Partial<PageViews>): PageViews => ({
  day: '2026-02-03',
  page: 'about',
  language: 'en',
  came_from: '(none)',
  count: 1,
  ...given,
});

/** How each engine keeps the counts of opened pages. */
describeOnBothEngines('page views', (newDatabase) => {
  const open = async () => (await newDatabase())(false);
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.visits.add({
      views: [
        view({ count: 3 }),
        view({ language: 'pt' }),
        view({ page: 'waitlist', came_from: 'about', count: 2 }),
      ],
      joins: [{ week: '2026-02-02', page: 'waitlist', count: 4 }],
    });
    // Another server of the same store.
    await store.visits.add({
      views: [
        view({ count: 2 }),
        view({ day: '2026-02-09', page: 'waitlist', came_from: '(search)' }),
        view({ day: '2026-02-09', page: 'home', came_from: 'about' }),
        view({ day: '2026-02-10', page: 'home', came_from: 'home' }),
      ],
      joins: [{ week: '2026-02-09', page: 'waitlist', count: 1 }],
    });
    await store.visits.add({ views: [], joins: [] });
  });
  afterAll(() => store.close());

  test('are added up by page, day, language and source', async () => {
    expect(await store.reads.visits({ period: {}, language: 'en' })).toEqual({
      days: [
        { day: '2026-02-03', count: 8 },
        { day: '2026-02-09', count: 2 },
        { day: '2026-02-10', count: 1 },
      ],
      pages: [
        { path: '/about', views: 6, went_on: 3, joins: null },
        { path: '/waitlist', views: 3, went_on: 0, joins: 5 },
        { path: '/', views: 2, went_on: 0, joins: 0 },
      ],
      languages: [
        { language: 'en', count: 10 },
        { language: 'pt', count: 1 },
      ],
      sources: [
        { source: '(none)', count: 6 },
        { source: '(ours)', count: 4 },
        { source: '(search)', count: 1 },
      ],
    });
  });

  test('are read of a period, and fewer than five who joined are not told apart', async () => {
    const period = { from: '2026-02-03', to: '2026-02-08' };
    const { days, pages } = await store.reads.visits({ period, language: 'pt' });
    expect(days).toEqual([{ day: '2026-02-03', count: 8 }]);
    expect(pages).toContainEqual(
      expect.objectContaining({ path: '/pt/lista-de-espera', joins: 'few' }),
    );
  });

  test('stand in a file week by week', async () => {
    const { views, joins } = await store.reads.visitWeeks({ period: {} });
    expect(views[0]).toEqual(view({ day: '2026-02-02', count: 5 }));
    expect(views).toHaveLength(6);
    expect(joins).toEqual([
      { week: '2026-02-02', page: 'waitlist', count: 'few' },
      { week: '2026-02-09', page: 'waitlist', count: 'few' },
    ]);
  });

  test('go after 26 months', async () => {
    await store.visits.deleteOld(new Date('2028-04-09T12:00:00.000Z'));
    const { views, joins } = await store.reads.visitWeeks({ period: {} });
    expect([views.length, joins.length]).toEqual([3, 1]);
    await store.visits.deleteOld(new Date('2028-04-11T12:00:00.000Z'));
    expect(await store.reads.visitWeeks({ period: {} })).toEqual({ views: [], joins: [] });
  });
});
