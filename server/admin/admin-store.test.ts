import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { defaultQuery, type ListFilter, type ListSort } from '../../domain/admin/list-query.ts';
import {
  searchableFields,
  sortableFields,
  type SubmissionDetails,
  type Submission,
} from '../../domain/submission/fields.ts';
import { filter as filterInput } from './inputs.ts';
import { streamRows } from './reads/reads.ts';
import { normalizeForSearch, wordsOf } from '../db/normalize-for-search.ts';
import { ana } from '../db/samples.fixture.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';

// Characters with a special meaning in databases, patterns and spreadsheets, beside plain letters.
const oddTexts = [
  '%',
  '_',
  '\\',
  '100%',
  'a_b',
  'a\\b',
  "O'Neill",
  '"quoted"',
  "'; DROP TABLE interest_submissions; --",
  '[a-z]*',
  '$1',
  '?',
  '{}',
  '=1+1',
  'Álvaro',
  'ÁGUEDA',
  'São João',
  'O’Brien d´Ávila',
  'Ana\u2011Maria\u00a0–\u3000Sá',
  'Đào Łukasz Işık Strauß Æsa Œuf Þór ﬁm',
  'ΟΔΟΣ',
  'Øresund',
  'Ελένη',
  'Ирина',
  '😀',
  'tab\there',
  'two\nlines',
];

/** Each of these is another country, with spellings of it. */
const countries = [
  ['Portugal', 'portugal', ' PT', 'PORTUGAL '],
  ['Österreich', 'osterreich'],
  ['Alemanha', 'Germany', 'de'],
  ['United Kingdom', 'UK', 'gb', 'Reino Unido'],
  ["Côte d'Ivoire", 'Côte d’Ivoire', 'CI'],
  ['%'],
  ['"'],
];
const spellings = countries.flat();
const isSameCountry = (one: string | null, other: string | null) =>
  one === other || countries.some((each) => each.includes(one ?? '') && each.includes(other ?? ''));

const submission = (number: number): Submission => {
  const text = (step: number) => oddTexts[(number * step) % oddTexts.length] ?? '';
  return {
    ...ana,
    id: `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    created_at: new Date(
      Date.UTC(2026, 0, 1 + (number % 7), number % 24, 59, 59, 999),
    ).toISOString(),
    name: text(1),
    email: `${number % 2 ? 'Person' : 'person'}${number % 40}@example.org`,
    country: number % 5 === 0 ? null : (spellings[number % spellings.length] ?? null),
    profession: number % 4 === 0 ? null : text(5),
    message: number % 3 === 0 ? null : `${text(7)} ${text(11)}`,
    wants_updates: number % 3 === 1,
    language: number % 4 === 1 ? 'pt' : 'en',
    ip_address: '192.0.2.1',
    user_agent: 'Firefox',
    privacy_policy_version: '2025-01',
    idempotency_key: null,
  };
};
const first = submission(0);
const submissions = Array.from({ length: 60 }, (_, number) => submission(number));

const part = fc.oneof(
  fc.constantFrom(...oddTexts, 'alvaro', 'agueda', 'sao', 'JOÃO', 'ирина', 'øre', 'o n', ' '),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const anyMoment = fc
  .date({ min: new Date('2025-12-30'), max: new Date('2026-01-10'), noInvalidDate: true })
  .map((date) => date.toISOString());
const utmost = ['0001-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'];
/** Where people are whose clocks are a quarter of an hour beside those of others. */
const begins = Array.from({ length: 20 }, (_, day) =>
  new Date(Date.UTC(2025, 11, 25 + day, 18, 15)).toISOString(),
);
const anyFilter: fc.Arbitrary<ListFilter> = fc
  .record(
    {
      search: fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(' ')),
      country: fc.oneof(fc.constantFrom(...spellings, null), part),
      language: fc.constantFrom('en', 'pt'),
      wants_updates: fc.boolean(),
      returning: fc.boolean(),
      from: fc.oneof(anyMoment, fc.constantFrom(...utmost)),
      to: fc.oneof(anyMoment, fc.constantFrom(...utmost)),
    },
    { requiredKeys: [] },
  )
  .filter((filter) => filterInput.safeParse(filter).success);
const anySort: fc.Arbitrary<ListSort> = fc.record({
  column: fc.constantFrom(...sortableFields),
  direction: fc.constantFrom('ascending', 'descending'),
});

/** Whether a filter matches a row, in plain code. */
function isMatch(row: SubmissionDetails, filter: ListFilter): boolean {
  const texts = normalizeForSearch(searchableFields.map((field) => row[field] ?? '').join('\n'));
  return (
    wordsOf(filter.search ?? '').every((word) => texts.includes(word)) &&
    (filter.country === undefined || isSameCountry(row.country, filter.country)) &&
    (filter.language === undefined || row.language === filter.language) &&
    (filter.wants_updates === undefined || row.wants_updates === filter.wants_updates) &&
    (filter.returning === undefined || row.returning === filter.returning) &&
    (filter.from === undefined || row.created_at >= filter.from) &&
    (filter.to === undefined || row.created_at < filter.to)
  );
}

/** Rows sorted in plain code, from rows that are oldest first. */
function sorted(rows: SubmissionDetails[], { column, direction }: ListSort): SubmissionDetails[] {
  if (column === 'created_at') return direction === 'ascending' ? rows : rows.toReversed();
  const key = (row: SubmissionDetails) => {
    const value = row[column];
    if (typeof value === 'boolean') return value ? '1' : '0';
    return column === 'language' || value === null ? value : normalizeForSearch(value);
  };
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = Buffer.compare(Buffer.from(a), Buffer.from(b));
    return direction === 'ascending' ? order : -order;
  });
}

describe('the queries of the dashboard', () => {
  let store: Store;
  let all: SubmissionDetails[];
  beforeAll(async () => {
    store = await (await newDatabase())(false);
    for (const submission of submissions) await store.addSubmission(submission);
    const ids = await store.reads.listIds(defaultQuery);
    all = (await Array.fromAsync(streamRows(store.reads, ids, 'details').batches)).flat();
  });
  afterAll(() => store.close());

  test.each([
    ["o'brien d'avila", 'O’Brien d´Ávila'],
    ['o`brien', 'O’Brien d´Ávila'],
    ['ana-maria - sa', 'Ana\u2011Maria\u00a0–\u3000Sá'],
    ['dao lukasz isik strauss aesa oeuf thor fim', 'Đào Łukasz Işık Strauß Æsa Œuf Þór ﬁm'],
  ])('a search for %s finds %s', async (search, found) => {
    const { rows } = await store.reads.page({ ...firstPage, filter: { search } });
    const texts = all
      .filter(({ id }) => rows.some((row) => row.id === id))
      .map(({ name, profession, message }) => `${name} ${profession} ${message}`);
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => !text.includes(found))).toEqual([]);
  });

  test(
    'the admin list returns exactly the submissions that match any filter, in the order of any sort',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(anyFilter, anySort, fc.nat(70), async (filter, sort, offset) => {
          const expected = sorted(
            all.filter((row) => isMatch(row, filter)),
            sort,
          );
          const ids = expected.map((row) => row.id);
          const page = await store.reads.page({ filter, sort, offset, limit: 7 });
          expect(page.total).toBe(ids.length);
          expect(page.rows.map((row) => row.id)).toEqual(ids.slice(offset, offset + 7));
          const list = streamRows(
            store.reads,
            await store.reads.listIds({ filter, sort }),
            'details',
          );
          const listed = (await Array.fromAsync(list.batches)).flat();
          expect([list.total, listed.map((row) => row.id)]).toEqual([ids.length, ids]);
        }),
        {
          numRuns: everything ? 300 : 60,
          // Most filters leave no row, and so nothing to sort, and few searches have two words.
          examples: [
            ...sortableFields.map((column): [ListFilter, ListSort, number] => [
              {},
              { column, direction: 'ascending' },
              0,
            ]),
            [{ search: 'person1 nowhere' }, { column: 'name', direction: 'descending' }, 0],
          ],
        },
      );
    },
  );

  test('the admin overview counts a period correctly', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ from: anyMoment, to: anyMoment }, { requiredKeys: [] }),
        async (period) => {
          const rows = all.filter((row) => isMatch(row, period));
          const people = (some: SubmissionDetails[]) =>
            new Set(some.map((row) => row.email.toLowerCase())).size;
          const overview = await store.reads.overview({
            period,
            days: begins,
            now: new Date('2026-01-09T00:59:59.999Z'),
          });
          const sum = (counts: { count: number }[]) =>
            counts.reduce((total, { count }) => total + count, 0);
          expect(overview).toMatchObject({
            submissions: rows.length,
            wants_updates: rows.filter((row) => row.wants_updates).length,
            subscribers: people(rows),
            returning_subscribers: people(rows.filter((row) => row.returning)),
          });
          const beginOf = (row: SubmissionDetails) =>
            begins.findLast((begin) => begin <= row.created_at);
          expect(overview.first).toBe(all[0]?.created_at);
          const before = all.filter((row) => row.created_at < (period.from ?? '')).length;
          expect(overview.days).toEqual(
            begins.map((begin) => ({
              begin,
              count: rows.filter((row) => beginOf(row) === begin).length,
              total: before + rows.filter((row) => (beginOf(row) ?? '') <= begin).length,
            })),
          );
          for (const { country, count } of overview.countries) {
            expect(count).toBe(rows.filter((row) => isSameCountry(row.country, country)).length);
          }
          expect(overview.countries.length).toBeLessThanOrEqual(countries.length + 1);
          for (const counts of [overview.days, overview.countries, overview.languages]) {
            expect(sum(counts)).toBe(rows.length);
          }
          // Strictly later than seven days ago, as specified.
          const week = all.filter((row) => row.created_at > '2026-01-02T00:59:59.999Z');
          expect(overview.counters).toEqual({ total: 60, this_week: week.length, this_month: 60 });
        },
      ),
      { numRuns: everything ? 30 : 10 },
    );
  });

  test('the admin start page reads counters and rows from one snapshot while others are added', async () => {
    const busy = await (await newDatabase())(false);
    const arriving = new AbortController();
    const arrivals = (async () => {
      for (let number = 1; !arriving.signal.aborted; number += 1) {
        await busy.addSubmission({ ...first, id: String(number).padStart(6, '0') });
        await new Promise(setImmediate);
      }
    })();
    try {
      for (let times = 0; times < 20; times += 1) {
        const { overview, page } = await busy.reads.start({ now: new Date(first.created_at) });
        expect(overview.counters.total).toBe(page.total);
      }
    } finally {
      arriving.abort();
      await arrivals;
      await busy.close();
    }
  });

  test('the admin list streams several batches completely and in order', async () => {
    const many = await (await newDatabase())(false);
    const expected = Array.from({ length: 501 }, (_, number) => `${number}`.padStart(6, '0'));
    for (const [number, id] of expected.entries()) {
      // Three a millisecond, so that a batch ends between rows of the same moment.
      const created_at = new Date(Date.UTC(2026, 0, 1) + Math.floor((number + 1) / 3));
      await many.addSubmission({ ...first, id, created_at: created_at.toISOString() });
    }
    const list = streamRows(many.reads, await many.reads.listIds(defaultQuery), 'details');
    const batches = await Array.fromAsync(list.batches);
    expect(list.total).toBe(501);
    expect(batches.map((rows) => rows.length)).toEqual([250, 250, 1]);
    expect(batches.flat().map((row) => row.id)).toEqual(expected);
    await many.close();
  });
});

const firstPage = { ...defaultQuery, offset: 0, limit: 10 };
