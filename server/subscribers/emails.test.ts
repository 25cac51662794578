import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ana, id, listAll, byOwner } from '../db/samples.fixture.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { after, aroundStore, day, minute, type AroundStore } from '../my-data/links.fixture.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import { erase } from './erase.ts';
import { listDataSubjectRequests } from '../events/data-subject-requests.ts';
import { liftRestriction } from './restrict.ts';
import { unsubscribe } from './unsubscribe.ts';

const rui = 'rui@example.org';
const holder = 'this server';

describe('e-mails to people', () => {
  let store: Store;
  let around: AroundStore;
  let links: Store['emails']['links'];
  let outbox: Store['emails']['outbox'];
  beforeEach(async () => {
    store = await (await newDatabase())();
    onTestFinished(() => store.close());
    around = aroundStore(store);
    ({ links, outbox } = store.emails);
  });

  const hold = (now: Date, by = holder) => outbox.hold(by, now, new Date(now.getTime() + 20_000));
  /** Somebody joins. @returns what the dashboard says of the e-mail that answers them */
  const answerTo = async (at: number, email = ana.email, change: Partial<typeof ana> = {}) => {
    await around.join(after(at), { ...change, email });
    return (await around.emailsOf(email)).at(-1);
  };
  /** Somebody confirms. @returns the link in their welcome by which they leave */
  const welcomed = async (at: Date, email = ana.email) => {
    await around.join(at, { email });
    await links.confirm(await around.sendLink('confirm', at), at);
    return around.sendLink('welcome', at, 'unsubscribe');
  };
  const fatesOf = async (email = ana.email) =>
    (await around.emailsOf(email)).map(({ kind, state, reason }) => [kind, state, reason]);

  test('a submission is stored with an unconfirmed person and an e-mail that asks to confirm, and none for its repetition', async () => {
    const submission = { ...ana, idempotency_key: 'key' };
    expect(await store.addSubmission(submission)).toBe('stored');
    expect(await store.addSubmission({ ...submission, id: id(9) })).toBe('repeated');
    expect(await around.stateOf('ANA@example.org')).toBe('unconfirmed');
    expect(await fatesOf()).toEqual([['confirm', 'queued', null]]);
    const { email, name } = ana;
    expect(await outbox.due(after(0), 9)).toMatchObject([{ email, name, language: 'pt' }]);
  });

  const times = (count: number, apart: number) =>
    Array.from({ length: count }, (_, number) => [number * apart] as const);
  test.each<[string, (readonly [number, string?])[], (string | null)[]]>([
    [
      'one in 15 minutes, however the address is spelled',
      [[0], [15 * minute - 1, 'ANA@example.org'], [15 * minute], [1, rui]],
      [null, 'quarter_hour', null, null],
    ],
    ['three in a day', [...times(5, 20 * minute), [day]], [null, null, null, 'day', 'day', null]],
    [
      'six in thirty days',
      [...times(8, day), [30 * day]],
      [...Array<null>(6).fill(null), 'month', 'month', null],
    ],
    [
      'one for all tags and, at Gmail, dots of a mailbox',
      [
        [0, 'ana.lopes@example.org'],
        [0, 'ana.lopes+news@example.org'],
        [0, 'analopes@example.org'],
        [0, 'Rui.Dias+a+b@gmail.com'],
        [0, 'r.u.i.dias@googlemail.com'],
        [0, 'ruidias@gmail.com.example.org'],
      ],
      [null, 'quarter_hour', null, null, 'quarter_hour', null],
    ],
  ])('of confirmations there is %s', async (_most, asked, reasons) => {
    const answers = [];
    for (const [at, email] of asked) answers.push((await answerTo(at, email))?.reason);
    expect(answers).toEqual(reasons);
  });

  test('who leaves and joins again at once is asked to confirm, once in the quarter of an hour that follows', async () => {
    await around.joinAndConfirm(after(0));
    await byOwner(store, unsubscribe, ana.email, after(minute));
    expect(await answerTo(2 * minute)).toMatchObject({ state: 'queued' });
    expect(await answerTo(3 * minute)).toMatchObject({ reason: 'quarter_hour' });
  });

  test('of forty submissions of one address at once one is answered', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, number) => store.addSubmission({ ...ana, id: id(number) })),
    );
    const states = (await around.emailsOf()).map(({ state }) => state);
    expect(states).toHaveLength(40);
    expect(states.filter((state) => state === 'queued')).toHaveLength(1);
  });

  test('ten presses at once confirm once, and none of them is an error', async () => {
    await around.join(after(0));
    const link = await around.sendLink('confirm', after(1));
    expect(await links.confirm('made up', after(2))).toBe('unknown');
    expect(await around.stateOf()).toBe('unconfirmed');
    const presses = Array.from({ length: 10 }, () => links.confirm(link, after(2)));
    expect(new Set(await Promise.all(presses))).toEqual(new Set(['done']));
    expect(await links.look('confirm', link, after(3))).toBe('done');
    expect((await around.emailsOf()).map(({ kind }) => kind)).toEqual(['confirm', 'welcome']);
    const [consent] = await store.reads.consents({ ids: [id(1)] });
    const confirmations = consent?.history.filter(({ channel }) => channel === 'email');
    expect(confirmations?.map(({ purpose }) => purpose)).toEqual(['list', 'updates']);
  });

  test('a confirmed person who joins again is told so once a week, in the words they confirmed', async () => {
    await around.joinAndConfirm(after(0));
    const stranger = { name: 'A stranger', language: 'en', wants_updates: false } as const;
    await answerTo(2, ana.email, stranger);
    expect(await around.sendAll(after(3))).toMatchObject([
      { kind: 'already', name: ana.name, language: 'pt' },
    ]);
    expect(await answerTo(7 * day, ana.email, stranger)).toMatchObject({ reason: 'week' });
    expect(await answerTo(7 * day + 3, ana.email, stranger)).toMatchObject({ state: 'queued' });
  });

  test('choices are those of the latest submission that its own e-mail confirmed, in whatever order', async () => {
    await around.join(after(0), { name: 'First' });
    const first = await around.sendLink('confirm', after(1));
    await around.join(after(day), { name: 'Second', language: 'en', wants_updates: false });
    const second = await around.sendLink('confirm', after(day));
    await links.confirm(second, after(day));
    expect(await links.look('confirm', first, after(day))).toBe('done');
    await links.confirm(first, after(day));
    const [welcome] = await outbox.due(after(day), 9);
    expect(welcome).toMatchObject({ kind: 'welcome', name: 'Second', language: 'en' });
    expect(Boolean(welcome?.wants_updates)).toBe(false);
  });

  test('a link that is too old confirms nothing, and offers a new e-mail under the caps', async () => {
    await around.join(after(0));
    const link = await around.sendLink('confirm', after(0));
    expect(await links.confirm(link, after(14 * day))).toBe('expired');
    expect(await around.stateOf()).toBe('unconfirmed');
    for (const token of [link, link, 'made up']) await links.sendAgain(token, after(14 * day));
    const reasons = (await around.emailsOf()).map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual([null, null, 'quarter_hour']);
  });

  test('who leaves gets one last e-mail and nothing else, and may come back by a new confirmation', async () => {
    const leave = await welcomed(after(0));
    await around.join(after(2));
    expect(await links.look('unsubscribe', leave, after(3))).toBe('open');
    expect(await links.unsubscribe(leave, after(3))).toBe('done');
    expect(await links.unsubscribe(leave, after(4))).toBe('done');
    expect(await listDataSubjectRequests(store.db)).toMatchObject([
      { kind: 'withdrawal', made_by: 'subscriber', outcome: 'done' },
    ]);
    expect(await store.logEntries()).toMatchObject([{ kind: 'unsubscribe', account: '' }]);
    expect(await around.stateOf()).toBe('unsubscribed');
    expect((await listAll(store)).map((row) => row.wants_updates)).toEqual([false, false]);
    expect(await around.sendAll(after(5))).toMatchObject([{ kind: 'unsubscribed' }]);
    expect((await fatesOf()).slice(2)).toEqual([
      ['already', 'dropped', 'unsubscribed'],
      ['unsubscribed', 'sent', null],
    ]);

    expect(await answerTo(day)).toMatchObject({ kind: 'confirm', state: 'queued' });
    expect(await around.stateOf()).toBe('unsubscribed');
    await links.confirm(await around.sendLink('confirm', after(day)), after(day));
    expect(await around.stateOf()).toBe('confirmed');
    expect((await around.emailsOf()).at(-1)).toMatchObject({ kind: 'welcome' });
  });

  test('a link to confirm from before its person left puts nobody back, pressed before or not', async () => {
    await around.join(after(0));
    const pressed = await around.sendLink('confirm', after(0));
    await links.confirm(pressed, after(0));
    await around.join(after(0), { email: rui });
    const open = (await around.sendAll(after(0))).find(({ email }) => email === rui)?.link ?? '';
    await around.join(after(day), { name: 'Ana again' });
    await byOwner(store, unsubscribe, ana.email, after(2 * day));
    await byOwner(store, unsubscribe, rui, after(2 * day + 1));
    for (const link of [pressed, open]) {
      expect(await links.look('confirm', link, after(3 * day))).toBe('unknown');
      expect(await links.confirm(link, after(3 * day))).toBe('unknown');
      await links.sendAgain(link, after(15 * day));
    }
    expect(await around.stateOf()).toBe('unsubscribed');
    expect(await around.stateOf(rui)).toBe('unsubscribed');
    expect((await listAll(store)).map((row) => row.wants_updates)).toEqual([false, false, false]);
    expect(await around.emailsOf(rui)).toHaveLength(1);
  });

  test('while the data is restricted a link to confirm changes nothing, and one to leave works', async () => {
    await around.join(after(0));
    const link = await around.sendLink('confirm', after(0));
    const leave = await around.unsubscribeLink(after(0));
    await around.restrict(after(1));
    const consents = () => store.reads.consents({ ids: [id(1)] });
    const before = await consents();
    for (const at of [2, 15 * day]) {
      expect(await links.look('confirm', link, after(at))).toBe('restricted');
      expect(await links.confirm(link, after(at))).toBe('restricted');
      await links.sendAgain(link, after(at));
    }
    expect(await around.stateOf()).toBe('unconfirmed');
    expect(await consents()).toEqual(before);
    expect(await around.emailsOf()).toHaveLength(2);
    expect(await links.unsubscribe(leave, after(3), 'one_click')).toBe('done');
    await byOwner(store, liftRestriction, ana.email, after(3));
    expect(await links.confirm(link, after(4))).toBe('unknown');
  });

  test('who leaves while confirming or being asked again has left, and is asked nothing', async () => {
    await around.join(after(0));
    const link = await around.sendLink('confirm', after(0));
    const leave = await around.unsubscribeLink(after(0));
    await Promise.all([
      links.unsubscribe(leave, after(day)),
      store.emails.admin.askAgain(ana.email, after(day)),
      links.confirm(link, after(day)),
    ]);
    expect(await around.stateOf()).toBe('unsubscribed');
    const sent = (await around.sendAll(after(day + 1))).map(({ kind }) => kind);
    expect(sent.filter((kind) => kind !== 'unsubscribed')).toEqual([]);
  });

  test.each(['sent', 'later'] as const)(
    'erasing a person takes their e-mails along but one last, which is gone once it is sent or too old: %s',
    async (outcome) => {
      await around.joinAndConfirm(after(0));
      await around.join(after(1));
      const erased = await byOwner(store, erase, 'ANA@example.org', after(5));
      expect(erased.submissions).toBe(2);
      expect(await around.stateOf()).toBeNull();
      const notices = await deliver(
        store,
        after(6),
        ({ id: tokenHash }) => ({ tokenHash, purpose: 'unsubscribe' }),
        () => ({ outcome, words: '' }),
      );
      expect(notices).toMatchObject([{ kind: 'unsubscribed', email: ana.email, language: 'pt' }]);
      if (outcome === 'later') expect(await outbox.due(after(7), 9)).toHaveLength(1);
      await outbox.tidy(holder, after(5 + 10 * minute), after(day));
      // Its link is gone with it.
      expect(await outbox.complain(notices[0]?.id ?? '', after(day))).toBe(false);
    },
  );

  test('one server sends, another takes over once the first is silent', async () => {
    const held = (by: string, from: number, until: number) =>
      outbox.hold(by, after(from), after(until));
    expect(await held('one', 0, 20_000)).toBe(true);
    expect(await held('two', 19_999, 40_000)).toBe(false);
    expect(await held('one', 19_999, 40_000)).toBe(true);
    expect(await held('two', 40_000, 60_000)).toBe(true);
    await outbox.release('one');
    expect(await held('one', 40_001, 60_000)).toBe(false);
    await outbox.release('two');
    expect(await held('one', 40_002, 60_000)).toBe(true);
  });

  test('an e-mail is not begun by a server whose time is over, nor twice', async () => {
    await around.join(after(0));
    const [mail] = await outbox.due(after(0), 9);
    if (!mail) throw new Error('no e-mail');
    expect(await outbox.begin(mail, 'one', after(0), [])).toBe(false);
    await hold(after(0), 'one');
    expect(await outbox.begin(mail, 'one', after(20_000), [])).toBe(false);
    expect(await outbox.begin(mail, 'one', after(1), [])).toBe(true);
    expect(await outbox.begin(mail, 'one', after(2), [])).toBe(false);
  });

  test('an e-mail that is tried again does not go to who left, was restricted or bounces since', async () => {
    const since = {
      unsubscribed: (email: string) => byOwner(store, unsubscribe, email, after(1)),
      restricted: (email: string) => around.restrict(after(1), email),
      bounced: async (email: string) => {
        const second = await answerTo(day, email);
        await outbox.bounce(second?.id ?? '', '5.1.1 nobody', true, after(day));
      },
    };
    for (const [reason, happens] of Object.entries(since)) {
      const email = `${reason}@example.org`;
      await around.join(after(0), { email });
      await hold(after(0));
      const [mail] = await outbox.due(after(0), 9);
      if (!mail) throw new Error('no e-mail');
      expect(await outbox.begin(mail, holder, after(0), [])).toBe(true);
      await happens(email);
      const later = { outcome: 'later', words: '451' } as const;
      await outbox.end(mail.id, holder, after(1), later, after(day));
      await outbox.release(holder);
      expect(await around.sendAll(after(day))).toEqual([]);
      expect((await fatesOf(email))[0]).toEqual(['confirm', 'dropped', reason]);
    }
  });

  test('an e-mail whose sender died is sent again with its first date, unless that sender still tells what became of it', async () => {
    for (const email of [ana.email, rui]) await around.join(after(0), { email });
    await hold(after(1), 'one');
    for (const mail of await outbox.due(after(1), 9)) {
      expect(await outbox.begin(mail, 'one', after(1), [])).toBe(true);
    }
    expect(await outbox.tidy('one', after(2), after(3))).toMatchObject({ unknown: 0 });
    expect(await outbox.tidy('two', after(2), after(30_000))).toMatchObject({ unknown: 2 });
    expect(await outbox.due(after(29_999), 9)).toEqual([]);
    const again = await outbox.due(after(30_000), 9);
    expect(again.map(({ dated_at }) => dated_at)).toEqual(
      [1, 1].map((ms) => after(ms).toISOString()),
    );
    const taken = { outcome: 'sent', words: '250 queued' } as const;
    await outbox.end(again[0]?.id ?? '', 'one', after(20_002), taken, after(day));
    expect(await outbox.due(after(30_000), 9)).toHaveLength(1);
    const states = [...(await around.emailsOf()), ...(await around.emailsOf(rui))];
    expect(states).toContainEqual(
      expect.objectContaining({ state: 'sent', server_words: '250 queued' }),
    );
  });

  test('an e-mail that came back is marked, and its person where nobody is at the address', async () => {
    await around.join(after(0));
    const mail = await around.sendLink('confirm', after(1));
    expect(await outbox.bounce('nothing', '5.1.1', true, after(2))).toBe(false);
    expect(await outbox.bounce(mail, '5.7.26 spf', false, after(2))).toBe(true);
    expect(await around.stateOf()).toBe('unconfirmed');
    expect(await around.emailsOf()).toMatchObject([
      { state: 'bounced', server_words: '5.7.26 spf' },
    ]);
    expect(await outbox.bounce(mail, '5.1.1 nobody', true, after(2))).toBe(true);
    expect(await around.stateOf()).toBe('bounced');
    expect(await around.emailsOf()).toMatchObject([{ server_words: '5.1.1 nobody' }]);
  });

  test.each([true, false])(
    'a complaint about an e-mail from before somebody joined again counts, unless they confirmed that: %s',
    async (isConfirmed) => {
      const leave = await welcomed(after(0));
      if (isConfirmed) await byOwner(store, unsubscribe, ana.email, after(2));
      await around.join(after(day));
      const [link = ''] = (await around.sendAll(after(day))).map((each) => each.link).slice(-1);
      if (isConfirmed) expect(await links.confirm(link, after(day))).toBe('done');
      expect(await outbox.complain(leave, after(2 * day))).toBe(true);
      expect(await store.emails.leaveAfterComplaints(after(2 * day))).toBe(isConfirmed ? 0 : 1);
      expect(await around.stateOf()).toBe(isConfirmed ? 'confirmed' : 'unsubscribed');
    },
  );
});
