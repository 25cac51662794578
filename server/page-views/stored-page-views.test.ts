import { expect, test } from 'vitest';
import { newDatabase } from '../stores/new-database.fixture.ts';

const sunday = new Date('2026-02-08T23:59:00.000Z');
const monday = new Date('2026-02-09T00:00:00.000Z');

test('page views are added up by page and week, and go after 26 months', async () => {
  const open = await newDatabase();
  const store = await open(false);
  const { pageViews } = store;
  const read = () => pageViews.read('en', monday);
  expect(await read()).toEqual([]);
  await pageViews.add(new Map([['about', 3]]), new Date('2026-01-26T12:00:00.000Z'));
  await pageViews.add(new Map([['about', 2]]), sunday);
  await pageViews.add(new Map([['waitlist', 1]]), monday);
  await pageViews.add(
    new Map([
      ['waitlist', 6],
      ['earlier', 1],
    ]),
    monday,
  );
  expect(await read()).toEqual([
    { path: '/waitlist', this_week: 7, last_week: 0, all: 7 },
    { path: '/about', this_week: 0, last_week: 2, all: 5 },
    { path: 'earlier', this_week: 1, last_week: 0, all: 1 },
  ]);

  await pageViews.deleteOld(new Date('2028-03-27T12:00:00.000Z'));
  expect(await read()).toContainEqual({ path: '/about', this_week: 0, last_week: 2, all: 2 });
  await pageViews.deleteOld(new Date('2028-04-10T12:00:00.000Z'));
  expect(await read()).toEqual([]);
  await store.close();
});
