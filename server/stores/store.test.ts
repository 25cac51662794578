import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { consentTexts } from '../../content/consent-texts.ts';
import { ana, id, listAll } from '../db/samples.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { newDatabase } from './new-database.fixture.ts';
import type { Store } from './store.ts';

const at = (milliseconds: number) => new Date(Date.UTC(2026, 0, 1) + milliseconds).toISOString();

/** What makes a submission another one, a field at a time. */
const otherContent = [
  { name: 'Ana' },
  { email: 'other@example.org' },
  { country: null },
  { profession: 'Baker' },
  { message: null },
  { wants_updates: false },
];

/** The behaviour that every engine must have. */
describe('the queries', () => {
  const open = async () => (await newDatabase())(false);
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  test('a stored submission is read back exactly as it was added', async () => {
    expect(await store.addSubmission(ana)).toBe('stored');
    const { id, created_at, name, email, country, profession, message, wants_updates } = ana;
    expect(await listAll(store)).toEqual([
      {
        id,
        created_at,
        name,
        email,
        country,
        profession,
        message,
        wants_updates,
        language: 'pt',
        returning: false,
      },
    ]);
  });

  test('any text that a form takes is read back as it was added', async () => {
    const takes = (text: string) => text.isWellFormed() && !text.includes('\0');
    const text = fc.string({ unit: 'binary', maxLength: 1000 }).filter(takes);
    const texts = fc.sample(fc.record({ name: text, country: text, message: text }), 100);
    const added = texts.map((typed, number) => ({ ...typed, id: id(number) }));
    for (const each of added) await store.addSubmission({ ...ana, ...each });
    expect(await listAll(store)).toMatchObject(added);
  });

  test('a change of the store is seen by its mark', async () => {
    const before = await store.changeMark();
    await store.addSubmission(ana);
    // Postgres tells its statistics a moment later.
    await expect.poll(() => store.changeMark()).not.toBe(before);
  });

  test('submissions are listed oldest first, whatever order they were added in', async () => {
    const later = { ...ana, id: id(1), created_at: at(2) };
    const sameMoment = { ...ana, id: id(2), created_at: at(2) };
    const first = { ...ana, id: id(3), created_at: at(1) };
    for (const submission of [sameMoment, first, later]) await store.addSubmission(submission);
    expect((await listAll(store)).map((row) => row.id)).toEqual([id(3), id(1), id(2)]);
  });

  test('an idempotency key reused with other content is refused', async () => {
    const submission = { ...ana, idempotency_key: 'key-1' };
    await store.addSubmission(submission);
    for (const change of otherContent) {
      const other = { ...submission, id: id(9), ...change };
      expect(await store.addSubmission(other), JSON.stringify(change)).toBe('keyReused');
    }
    expect(await listAll(store)).toHaveLength(1);
  });

  test('twenty concurrent retries with one idempotency key are stored once', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        store.addSubmission({
          ...{ ...ana, id: id(number), created_at: at(number) },
          ...{ ip_address: `192.0.2.${number}`, idempotency_key: 'key-1' },
        }),
      ),
    );
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result === 'repeated')).toHaveLength(19);
  });

  describe('submissions of the same content within some minutes', () => {
    const unlessSameSince = new Date(Date.parse(ana.created_at) - 600_000);

    test('a double click on the form without JavaScript is stored once', async () => {
      const double = { ...ana, profession: null };
      const results = await Promise.all(
        [1, 2, 3].map((number) =>
          store.addSubmission({ ...double, id: id(number) }, { unlessSameSince }),
        ),
      );
      expect(results.toSorted()).toEqual(['repeated', 'repeated', 'stored']);
      expect(await listAll(store)).toHaveLength(1);
    });

    test('a submission that differs from an earlier one in anything is stored', async () => {
      await store.addSubmission(ana);
      for (const [number, change] of [...otherContent, { ip_address: '192.0.2.2' }].entries()) {
        const other = { ...ana, id: id(10 + number), ...change };
        const added = await store.addSubmission(other, { unlessSameSince });
        expect(added, JSON.stringify(change)).toBe('stored');
      }
    });
  });

  describe('the receipt of a consent', () => {
    const consent = { wording: consentTexts[1], channel: 'script' } as const;
    const receipts = (...ids: string[]) => store.reads.consents({ ids });
    const entry = { id: 'entry', at: at(9), account: 'olga', kind: 'erase' } as const;

    test('the receipt of a consent is kept with its submission, and says so where the wording is not known', async () => {
      await store.addSubmission(ana, { consent });
      await store.addSubmission({ ...ana, id: id(2) }, { consent });
      await store.addSubmission(
        { ...ana, id: id(3), language: 'en' },
        { consent: { wording: undefined, channel: 'form' } },
      );
      await store.addSubmission({ ...ana, id: id(4) });
      const known = {
        text: consentTexts[1]?.text,
        text_hash: '9a561988ea228323',
        language: 'pt',
        given_at: ana.created_at,
        channel: 'script',
        privacy_policy_version: '2025-01',
        confirmed_at: null,
        wants_updates: true,
        history: expect.any(Array) as unknown,
      };
      const unknown = { ...known, text: null, text_hash: null };
      const all = await receipts(id(1), id(2), id(3), id(4), id(5));
      expect(
        all.toSorted((one, other) => (one.submission_id < other.submission_id ? -1 : 1)),
      ).toEqual([
        { ...known, submission_id: id(1) },
        { ...known, submission_id: id(2) },
        { ...unknown, submission_id: id(3), language: 'en', channel: 'form' },
        { ...unknown, submission_id: id(4), channel: null },
      ]);
    });

    test('a submission that is repeated keeps the receipt of the first', async () => {
      const submission = { ...ana, idempotency_key: 'key' };
      await store.addSubmission(submission, { consent });
      const retry = { ...submission, id: id(9) };
      const later = { wording: undefined, channel: 'form' } as const;
      expect(await store.addSubmission(retry, { consent: later })).toBe('repeated');
      expect(await receipts(id(1), id(9))).toMatchObject([
        { submission_id: id(1), channel: 'script' },
      ]);
    });

    // A receipt that stayed would keep another from being stored under the same id.
    test.each([
      ['erased', async () => store.rights.erase(ana.email, entry)],
      ['too old', async () => purgeOldData(store, () => new Date('2029-01-01'))],
    ])(
      'the receipt of a consent goes with its submission when that is %s',
      async (_why, remove) => {
        await store.addSubmission(ana, { consent });
        await remove();
        expect(await receipts(id(1))).toEqual([]);
        expect(await store.addSubmission(ana, { consent })).toBe('stored');
        expect(await receipts(id(1))).toHaveLength(1);
      },
    );
  });

  test('events are counted per day and per property', async () => {
    const toPt = { event: 'lang_switch', properties: { from: 'en', to: 'pt' } } as const;
    const toEn = { event: 'lang_switch', properties: { from: 'pt', to: 'en' } } as const;
    await store.countEvent('2026-01-01', toPt);
    await store.countEvent('2026-01-01', toPt);
    await store.countEvent('2026-01-01', toEn);
    await store.countEvent('2026-01-02', toPt);
    expect(await store.eventCounts()).toEqual([
      { day: '2026-01-01', ...toPt, count: 2 },
      { day: '2026-01-01', ...toEn, count: 1 },
      { day: '2026-01-02', ...toPt, count: 1 },
    ]);
  });
});
