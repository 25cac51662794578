import fc from 'fast-check';
import { afterEach, beforeEach, expect } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { defaultQuery } from '../../domain/admin/list-query.ts';
import { emailKey, mailboxKey } from '../../domain/submission/email.ts';
import { mailboxes, spellingsOf } from '../../domain/submission/spellings.fixture.ts';
import { act, listAll } from '../db/samples.fixture.ts';
import { describeOnBothEngines } from '../stores/both-engines.fixture.ts';
import type { Store } from '../stores/store.ts';
import { after, aroundStore, day, minute, type AroundStore } from './links.fixture.ts';
import type { AuditKind } from '../../domain/admin/api.ts';

/**
 * A mailbox in eight spellings, and one that is another, however alike, in two. An address with a
 * tag is another person, but has one cap of e-mails with the address without it:
 * emails.test.ts of the subscribers.
 */
const twoMailboxes = fc
  .shuffledSubarray([...mailboxes], { minLength: 2, maxLength: 2 })
  .filter(([one = '', other = '']) => mailboxKey(emailKey(one)) !== mailboxKey(emailKey(other)))
  .chain(([one = '', other = '']) =>
    fc.record({
      spellings: fc.array(spellingsOf(one), { minLength: 8, maxLength: 8 }),
      others: fc.array(spellingsOf(other), { minLength: 2, maxLength: 2 }),
    }),
  );

/** What every engine takes for one person, and what for two. */
describeOnBothEngines('people and the spellings of their addresses', (newDatabase, test) => {
  let store: Store;
  let around: AroundStore;
  let runs = 0;
  beforeEach(async () => {
    store = await (await newDatabase())();
    around = aroundStore(store);
  });
  afterEach(() => store.close());

  const reasons = async (email: string, wanted: string) =>
    (await around.emailsOf(email))
      .filter(({ kind }) => kind === wanted)
      .map(({ reason }) => reason);

  test(
    'who spells one mailbox in many ways is one person in every place, and whose looks like it is another',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(twoMailboxes, async ({ spellings, others }) => {
          runs += 1;
          const at = (ms: number) => after(runs * 40 * day + ms);
          const spelled = (number: number) => spellings[number] ?? '';
          const [other = '', otherAgain = ''] = others;
          const entry = (kind: AuditKind, ms: number) => act(kind, at(ms));
          // What the run before has left.
          for (const [number, { email }] of (await listAll(store)).entries()) {
            await store.rights.erase(email, entry('erase', number - 9));
          }

          const ids = [
            await around.join(at(0), { email: spelled(0) }),
            await around.join(at(1), { email: spelled(1) }),
          ];
          const othersId = await around.join(at(2), { email: other });
          const person = async (number: number) =>
            store.reads.subscriber({ email: spelled(number) });
          /** Nothing that happens to one of the two reaches the other. */
          const expectOther = async () => {
            expect(await store.reads.subscriber({ email: otherAgain })).toMatchObject({
              ...{ state: 'unconfirmed', restrictedSince: null, requests: [] },
              submissions: [{ id: othersId, email: other }],
            });
          };
          expect((await listAll(store)).map(({ returning }) => returning)).toEqual([
            false,
            true,
            false,
          ]);
          const { subscribers } = await store.reads.overview({ period: {}, now: at(2) });
          expect(subscribers).toBe(2);
          expect(await reasons(spelled(2), 'confirm')).toEqual([null, 'quarter_hour']);

          const sent = (await around.sendAll(at(3))).filter(({ kind }) => kind === 'confirm');
          expect(sent.map(({ email }) => emailKey(email)).toSorted()).toEqual(
            [emailKey(spelled(0)), emailKey(other)].toSorted(),
          );
          const [confirm] = sent.filter(({ email }) => emailKey(email) === emailKey(spelled(3)));
          expect(await store.emails.links.confirm(confirm?.link ?? '', at(4))).toBe('done');
          await around.sendAll(at(4));
          const known = await person(3);
          expect(known).toMatchObject({ state: 'confirmed' });
          expect(known.submissions.map(({ id }) => id)).toEqual(ids);
          const { rows } = await store.reads.page({
            ...{ ...defaultQuery, offset: 0, limit: 9 },
            filter: { search: spelled(4) },
          });
          expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
          await expectOther();

          const link = await around.ask(at(6 * minute), spelled(5));
          const own = await store.myData.read(link, at(6 * minute));
          expect(own?.submissions.map(({ id }) => id)).toEqual(ids);
          await store.myData.ask(spelled(6), 'en', at(7 * minute));
          expect(await reasons(spelled(7), 'myData')).toEqual([null, 'five_minutes']);

          const asked = { kind: 'access', receivedOn: '2026-01-02', madeBy: 'admin' } as const;
          await store.rights.addDataSubjectRequest(
            { ...asked, email: spelled(7) },
            at(8 * minute),
            'admin',
          );
          expect((await person(0)).requests).toHaveLength(2);
          await around.restrict(at(9 * minute), spelled(1));
          expect(await store.rights.restrictedSince(spelled(2))).toBe(at(9 * minute).toISOString());
          await expectOther();
          const lift = entry('lift_restriction', 10 * minute);
          expect(await store.rights.liftRestriction(spelled(3), lift)).toBe(true);
          await store.rights.unsubscribe(spelled(5), entry('unsubscribe', 11 * minute));
          expect(await around.stateOf(spelled(6))).toBe('unsubscribed');
          await expectOther();

          expect(await store.rights.erase(spelled(7), entry('erase', 12 * minute))).toBe(2);
          expect(await person(0)).toMatchObject({
            ...{ state: null, submissions: [], emails: [], requests: [] },
          });
          expect((await listAll(store)).map(({ id }) => id)).toEqual([othersId]);
          await expectOther();
        }),
        { numRuns: everything ? 20 : 4 },
      );
    },
  );
});
