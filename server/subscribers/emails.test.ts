import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '../email/deliver.fixture.ts';
import { act, ana, id, listAll } from '../db/samples.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';

const start = Date.parse('2026-01-01T10:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const after = (ms: number) => new Date(start + ms);

/** What every engine does with e-mails on. Run it with a function that opens an empty store. */
describe('e-mails to people', () => {
  let store: Store;
  let serial: number;
  beforeEach(async () => {
    store = await (await newDatabase())();
    serial = 0;
  });
  afterEach(() => store.close());

  /** Stores a submission of Ana's. @returns its e-mail as the dashboard lists it */
  const join = async (at: Date, change: Partial<typeof ana> = {}) => {
    serial += 1;
    const submission = { ...ana, id: id(serial), created_at: at.toISOString(), ...change };
    expect(await store.addSubmission(submission)).toBe('stored');
    const { emails } = await store.emails.admin.ofSubscriber(submission.email);
    return emails[0];
  };
  const emailsOf = async (email = ana.email) =>
    (await store.emails.admin.ofSubscriber(email)).emails.toReversed();
  const stateOf = async (email = ana.email) => (await store.emails.admin.ofSubscriber(email)).state;
  const holder = 'this server';
  const hold = (now: Date) =>
    store.emails.outbox.hold(holder, now, new Date(now.getTime() + 20_000));
  /** Sends everything that is due, each e-mail with one link. @returns what was sent */
  const sendAll = async (now: Date, purpose: LinkPurpose = 'confirm', hash?: string) => {
    const sent = await deliver(store, now, ({ id: mail }, position) => ({
      tokenHash: hash ?? `${mail} ${position}`,
      purpose,
      expiresAt: purpose === 'confirm' ? new Date(now.getTime() + 14 * day) : null,
    }));
    return sent.map(({ kind, email, name, language, wantsUpdates }) => {
      return { kind, email, name, language, wantsUpdates };
    });
  };
  /** Ana joins and confirms. */
  const confirmed = async (at: Date, hash = 'confirm link') => {
    await join(at);
    await sendAll(at, 'confirm', hash);
    expect(await store.emails.links.confirm(hash, at)).toBe('done');
  };

  test('a submission is stored with an unconfirmed person and an e-mail that asks to confirm', async () => {
    await join(after(0));
    expect(await store.emails.admin.ofSubscriber('ANA@example.org')).toMatchObject({
      state: 'unconfirmed',
      emails: [{ kind: 'confirm', state: 'queued', reason: null }],
    });
    expect(await store.emails.outbox.due(after(0), 9)).toMatchObject([
      { email: ana.email, name: ana.name, language: 'pt', wantsUpdates: true, datedAt: null },
    ]);
  });

  test('a repeated submission queues no second e-mail', async () => {
    const submission = { ...ana, idempotency_key: 'key' };
    await store.addSubmission(submission);
    expect(await store.addSubmission({ ...submission, id: id(9) })).toBe('repeated');
    expect(await emailsOf()).toHaveLength(1);
  });

  test('who leaves and joins again at once is asked to confirm, once in the quarter of an hour that follows', async () => {
    await confirmed(after(0));
    await store.rights.unsubscribe(ana.email, act('unsubscribe', after(minute)));
    expect(await join(after(2 * minute))).toMatchObject({ state: 'queued' });
    expect(await join(after(3 * minute))).toMatchObject({ reason: 'quarter_hour' });
  });

  test('of two confirmations asked within 15 minutes the second does not go out, whatever the case of the address', async () => {
    expect(await join(after(0))).toMatchObject({ state: 'queued' });
    const second = await join(after(15 * minute - 1), { email: 'ANA@example.org' });
    expect(second).toMatchObject({ state: 'skipped', reason: 'quarter_hour' });
    expect(await join(after(15 * minute))).toMatchObject({ state: 'queued' });
    expect(await join(after(1), { email: 'rui@example.org' })).toMatchObject({ state: 'queued' });
  });

  test.each([
    ['20 minutes', 'the fourth of a day', 20 * minute, 3, 'day', day],
    ['a day', 'the seventh in thirty days', day, 6, 'month', 30 * day],
  ] as const)(
    'of confirmations asked %s apart %s does not go out',
    async (_apart, _which, apart, most, reason, over) => {
      const due = [];
      for (let number = 0; number < most + 2; number += 1)
        due.push((await join(after(number * apart)))?.reason);
      expect(due).toEqual([...Array<null>(most).fill(null), reason, reason]);
      expect(await join(after(over))).toMatchObject({ state: 'queued' });
    },
  );

  test('an address with a tag or, at Gmail, dots is asked as its mailbox is', async () => {
    const asked = async (email: string) => (await join(after(0), { email }))?.reason;
    expect(await asked('ana.lopes@example.org')).toBeNull();
    expect(await asked('ana.lopes+news@example.org')).toBe('quarter_hour');
    expect(await asked('analopes@example.org')).toBeNull();
    expect(await asked('Rui.Dias+a+b@gmail.com')).toBeNull();
    expect(await asked('r.u.i.dias@googlemail.com')).toBe('quarter_hour');
    expect(await asked('ruidias@gmail.com.example.org')).toBeNull();
    // Whose data it is goes by the whole address.
    expect((await store.emails.admin.figures()).subscribers.unconfirmed).toBe(6);
  });

  test('of forty submissions of one address at once one is answered', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, number) => store.addSubmission({ ...ana, id: id(number) })),
    );
    const emails = await emailsOf();
    expect(emails).toHaveLength(40);
    expect(emails.filter(({ state }) => state === 'queued')).toHaveLength(1);
  });

  test('ten presses at once confirm once, and none of them is an error', async () => {
    const { links } = store.emails;
    await join(after(0));
    await sendAll(after(1), 'confirm', 'a');
    expect(await links.look('confirm', 'a', after(2))).toBe('open');
    expect(await links.confirm('made up', after(2))).toBe('unknown');
    expect(await stateOf()).toBe('unconfirmed');
    const presses = Array.from({ length: 10 }, () => links.confirm('a', after(2)));
    expect(new Set(await Promise.all(presses))).toEqual(new Set(['done']));
    expect(await links.look('confirm', 'a', after(3))).toBe('done');
    expect((await emailsOf()).map(({ kind }) => kind)).toEqual(['confirm', 'welcome']);
    const [consent] = await store.reads.consents({ ids: [id(1)] });
    const confirmations = consent?.history.filter(({ channel }) => channel === 'email');
    expect(confirmations?.map(({ purpose }) => purpose)).toEqual(['list', 'updates']);
  });

  test('a confirmed person who joins again is told so once a week, in the words they confirmed', async () => {
    await confirmed(after(0));
    await sendAll(after(1));
    const stranger = { name: 'A stranger', language: 'en' as const, wants_updates: false };
    expect(await join(after(2), stranger)).toMatchObject({ kind: 'already', state: 'queued' });
    expect(await sendAll(after(3))).toEqual([
      { kind: 'already', email: ana.email, name: ana.name, language: 'pt', wantsUpdates: true },
    ]);
    const again = await join(after(7 * day), stranger);
    expect(again).toMatchObject({ kind: 'already', reason: 'week' });
    expect(await join(after(7 * day + 3), stranger)).toMatchObject({ state: 'queued' });
  });

  test('choices are those of the latest submission that its own e-mail confirmed, in whatever order', async () => {
    const { links } = store.emails;
    await join(after(0), { name: 'First' });
    await sendAll(after(1), 'confirm', 'first');
    await join(after(20 * minute), { name: 'Second', language: 'en', wants_updates: false });
    await sendAll(after(20 * minute), 'confirm', 'second');
    await links.confirm('second', after(day));
    expect(await links.look('confirm', 'first', after(day))).toBe('done');
    await links.confirm('first', after(day));
    expect(await sendAll(after(day))).toMatchObject([
      { kind: 'welcome', name: 'Second', language: 'en', wantsUpdates: false },
    ]);
  });

  test('a link that is too old confirms nothing, and offers a new e-mail under the caps', async () => {
    const { links } = store.emails;
    await join(after(0));
    await sendAll(after(0), 'confirm', 'a');
    expect(await links.confirm('a', after(14 * day))).toBe('expired');
    expect(await stateOf()).toBe('unconfirmed');
    await links.sendAgain('a', after(14 * day));
    await links.sendAgain('a', after(14 * day + 1));
    await links.sendAgain('made up', after(14 * day));
    expect((await emailsOf()).map(({ reason }) => reason)).toEqual([null, null, 'quarter_hour']);
  });

  test('who leaves gets one last e-mail for ten minutes and nothing else, and may come back by a new confirmation', async () => {
    const { links, outbox } = store.emails;
    await confirmed(after(0));
    await sendAll(after(1), 'unsubscribe', 'leave');
    await join(after(2));
    expect(await links.look('unsubscribe', 'leave', after(3))).toBe('open');
    expect(await links.unsubscribe('leave', after(3))).toBe('done');
    expect(await links.unsubscribe('leave', after(4))).toBe('done');
    expect(await store.rights.dataSubjectRequests()).toMatchObject([
      { kind: 'withdrawal', made_by: 'subscriber', outcome: 'done' },
    ]);
    expect(await store.logEntries()).toMatchObject([{ kind: 'unsubscribe', account: '' }]);
    expect(await stateOf()).toBe('unsubscribed');
    expect((await listAll(store)).map((row) => row.wants_updates)).toEqual([false, false]);
    expect((await emailsOf()).map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
      ['confirm', 'sent', null],
      ['welcome', 'sent', null],
      ['already', 'dropped', 'unsubscribed'],
      ['unsubscribed', 'queued', null],
    ]);
    await outbox.tidy(holder, after(3 + 10 * minute), after(day));
    expect((await emailsOf()).at(-1)).toMatchObject({ state: 'dropped', reason: 'too_old' });

    expect(await join(after(day))).toMatchObject({ kind: 'confirm', state: 'queued' });
    expect(await stateOf()).toBe('unsubscribed');
    await sendAll(after(day), 'confirm', 'again');
    await links.confirm('again', after(day));
    expect(await stateOf()).toBe('confirmed');
    expect((await emailsOf()).at(-1)).toMatchObject({ kind: 'welcome' });
  });

  test('a link to confirm from before its person left puts nobody back, pressed before or not', async () => {
    const { links } = store.emails;
    await confirmed(after(0), 'pressed');
    await sendAll(after(0), 'unsubscribe', 'leave');
    await join(after(day), { name: 'Ana again' });
    await join(after(day), { email: 'rui@example.org' });
    await sendAll(after(day), 'confirm');
    const [open] = await emailsOf('rui@example.org');
    await links.unsubscribe('leave', after(2 * day));
    await store.rights.unsubscribe('rui@example.org', act('unsubscribe', after(2 * day)));
    for (const link of ['pressed', `${open?.id} 1`]) {
      expect(await links.look('confirm', link, after(3 * day))).toBe('unknown');
      expect(await links.confirm(link, after(3 * day))).toBe('unknown');
      await links.sendAgain(link, after(15 * day));
    }
    expect(await stateOf()).toBe('unsubscribed');
    expect(await stateOf('rui@example.org')).toBe('unsubscribed');
    expect((await listAll(store)).map((row) => row.wants_updates)).toEqual([false, false, false]);
    expect(await emailsOf('rui@example.org')).toHaveLength(1);
  });

  test('while the data is restricted a link to confirm changes nothing, and one to leave works', async () => {
    const { links } = store.emails;
    await join(after(0));
    await sendAll(after(0), 'confirm', 'a');
    await store.myData.ask(ana.email, 'en', after(0));
    await sendAll(after(0), 'unsubscribe', 'leave');
    await store.rights.restrict(ana.email, act('restrict', after(1)));
    const consents = () => store.reads.consents({ ids: [id(1)] });
    const before = await consents();
    for (const at of [2, 15 * day]) {
      expect(await links.look('confirm', 'a', after(at))).toBe('restricted');
      expect(await links.confirm('a', after(at))).toBe('restricted');
      await links.sendAgain('a', after(at));
    }
    expect(await stateOf()).toBe('unconfirmed');
    expect(await consents()).toEqual(before);
    expect(await emailsOf()).toHaveLength(2);
    expect(await links.unsubscribe('leave', after(3), 'one_click')).toBe('done');
    expect(await stateOf()).toBe('unsubscribed');
    await store.rights.liftRestriction(ana.email, act('lift_restriction', after(3)));
    expect(await links.confirm('a', after(4))).toBe('unknown');
  });

  test('who leaves while confirming or being asked again has left, and is asked nothing', async () => {
    const { links, admin } = store.emails;
    await join(after(0));
    await sendAll(after(0), 'confirm', 'a');
    await store.myData.ask(ana.email, 'en', after(0));
    await sendAll(after(0), 'unsubscribe', 'leave');
    await Promise.all([
      links.unsubscribe('leave', after(day)),
      admin.askAgain(ana.email, after(day)),
      links.confirm('a', after(day)),
    ]);
    expect(await stateOf()).toBe('unsubscribed');
    const queued = (await emailsOf()).filter(({ state }) => state === 'queued');
    expect(queued.map(({ kind }) => kind).filter((kind) => kind !== 'unsubscribed')).toEqual([]);
  });

  test('who is taken off the list in the dashboard has left, and who never confirmed hears nothing of it', async () => {
    await confirmed(after(0));
    await join(after(0), { email: 'rui@example.org' });
    await store.rights.unsubscribe('ANA@example.org', act('unsubscribe', after(5)));
    await store.rights.unsubscribe('rui@example.org', act('unsubscribe', after(6)));
    expect(await stateOf()).toBe('unsubscribed');
    expect((await emailsOf()).at(-1)).toMatchObject({ kind: 'unsubscribed', state: 'queued' });
    expect(await emailsOf('rui@example.org')).toMatchObject([
      { kind: 'confirm', state: 'dropped', reason: 'unsubscribed' },
    ]);
  });

  test('erasing a person leaves only one last e-mail, which is gone once it is sent or too old', async () => {
    const { outbox } = store.emails;
    await confirmed(after(0));
    await sendAll(after(1));
    expect(await store.rights.erase('ANA@example.org', act('erase', after(5)))).toBe(1);
    expect(await stateOf()).toBeNull();
    expect(await store.emails.links.look('confirm', 'confirm link', after(6))).toBe('unknown');
    expect(await sendAll(after(6))).toEqual([
      {
        kind: 'unsubscribed',
        email: ana.email,
        name: ana.name,
        language: 'pt',
        wantsUpdates: true,
      },
    ]);
    expect(await outbox.due(after(day), 9)).toEqual([]);

    await confirmed(after(day), 'another');
    await store.rights.erase(ana.email, act('erase', after(day + 1)));
    expect(await outbox.tidy(holder, after(day + minute), after(day))).toMatchObject({
      forgotten: 0,
    });
    expect(await outbox.tidy(holder, after(day + 11 * minute), after(day))).toMatchObject({
      forgotten: 1,
    });
  });

  test('people and their e-mails are kept as long as their last submission, the words of mail servers thirty days', async () => {
    await confirmed(after(0));
    await hold(after(1));
    const [welcome] = await store.emails.outbox.due(after(1), 1);
    if (welcome) await store.emails.outbox.begin(welcome, holder, after(1), []);
    const refused = { outcome: 'later', words: `wait: ${ana.email}` } as const;
    await store.emails.outbox.end(welcome?.id ?? '', holder, after(1), refused, after(1));
    await purgeOldData(store, () => after(29 * day));
    expect((await emailsOf()).at(-1)).toMatchObject({ server_words: refused.words });
    await join(after(400 * day), { email: 'ANA@example.org' });
    await purgeOldData(store, () => after(31 * day));
    expect(await emailsOf()).toHaveLength(3);
    expect((await emailsOf()).find(({ kind }) => kind === 'welcome')).toMatchObject({
      server_words: null,
    });
    await purgeOldData(store, () => after(3 * 365 * day - 600 * day));
    expect(await stateOf()).toBe('confirmed');
    await purgeOldData(store, () => after(3 * 365 * day + 100 * day));
    expect(await stateOf()).toBeNull();
  });

  test('one server sends, another takes over once the first is silent', async () => {
    const { outbox } = store.emails;
    expect(await outbox.hold('one', after(0), after(20_000))).toBe(true);
    expect(await outbox.hold('two', after(19_999), after(40_000))).toBe(false);
    expect(await outbox.hold('one', after(19_999), after(40_000))).toBe(true);
    expect(await outbox.hold('two', after(40_000), after(60_000))).toBe(true);
    await outbox.release('one');
    expect(await outbox.hold('one', after(40_001), after(60_000))).toBe(false);
    await outbox.release('two');
    expect(await outbox.hold('one', after(40_002), after(60_000))).toBe(true);
  });

  test('an e-mail is not begun by a server whose time is over, nor twice, nor once nobody wants it', async () => {
    const { outbox } = store.emails;
    const mail = { id: (await join(after(0)))?.id ?? '', email: ana.email };
    expect(await outbox.begin(mail, 'one', after(0), [])).toBe(false);
    await outbox.hold('one', after(0), after(20_000));
    expect(await outbox.begin(mail, 'one', after(20_000), [])).toBe(false);
    expect(await outbox.begin(mail, 'one', after(1), [])).toBe(true);
    expect(await outbox.begin(mail, 'one', after(2), [])).toBe(false);
    const rui = { email: 'rui@example.org' };
    const other = { ...rui, id: (await join(after(0), rui))?.id ?? '' };
    await store.rights.unsubscribe('rui@example.org', act('unsubscribe', after(1)));
    expect(await outbox.begin(other, 'one', after(2), [])).toBe(false);
  });

  test('an e-mail that was to be tried again does not go to who left, was restricted or bounces since', async () => {
    const { outbox } = store.emails;
    const people = ['unsubscribed', 'restricted', 'bounced'].map((name) => `${name}@example.org`);
    for (const email of people) await join(after(0), { email });
    await hold(after(0));
    const emails = await outbox.due(after(0), 9);
    expect(emails).toHaveLength(3);
    for (const mail of emails) expect(await outbox.begin(mail, holder, after(0), [])).toBe(true);
    const [left = '', restricted = '', bounced = ''] = people;
    await store.rights.unsubscribe(left, act('unsubscribe', after(1)));
    await store.rights.restrict(restricted, act('restrict', after(1)));
    await join(after(day), { email: bounced });
    const second = (await emailsOf(bounced)).at(-1)?.id ?? '';
    await outbox.bounce(second, '5.1.1 nobody', true, after(day));
    for (const { id: mail } of emails) {
      await outbox.end(mail, holder, after(1), { outcome: 'later', words: '451' }, after(day));
    }
    await hold(after(day));
    const again = await outbox.due(after(day), 9);
    expect(again).toHaveLength(3);
    for (const mail of again) expect(await outbox.begin(mail, holder, after(day), [])).toBe(false);
    expect(await outbox.due(after(day), 9)).toEqual([]);
    for (const [index, reason] of ['unsubscribed', 'restricted', 'bounced'].entries()) {
      const [mail] = await emailsOf(people[index]);
      expect(mail).toMatchObject({ state: 'dropped', reason });
    }
  });

  test('a confirmation whose sender died is sent again with its first date, twice at most', async () => {
    const { outbox } = store.emails;
    await confirmed(after(0));
    await outbox.release(holder);
    const rui = (await join(after(0), { email: 'rui@example.org' }))?.id ?? '';
    await outbox.hold('one', after(1), after(20_000));
    for (const mail of await outbox.due(after(1), 9)) {
      expect(await outbox.begin(mail, 'one', after(1), [])).toBe(true);
    }
    expect(await outbox.tidy('one', after(2), after(3))).toMatchObject({ unknown: 0 });
    expect(await outbox.tidy('two', after(2), after(30_000))).toMatchObject({ unknown: 2 });
    expect(await outbox.due(after(29_999), 9)).toEqual([]);
    const again = await outbox.due(after(30_000), 9);
    expect(again.map(({ kind }) => kind).toSorted()).toEqual(['confirm', 'welcome']);
    expect(again.map(({ datedAt }) => datedAt)).toEqual(
      [1, 1].map((ms) => after(ms).toISOString()),
    );
    for (const time of [1, 2]) {
      await outbox.hold('two', after(time * minute), after(time * minute + 20_000));
      expect(
        await outbox.begin({ id: rui, email: 'rui@example.org' }, 'two', after(time * minute), []),
      ).toBe(true);
      await outbox.tidy('three', after(time * minute), after(time * minute));
    }
    expect(await emailsOf('rui@example.org')).toMatchObject([
      { state: 'unknown', times_unknown: 3 },
    ]);
  });

  test('a server that was taken for dead still tells what the mail server said', async () => {
    const { outbox } = store.emails;
    const mail = (await join(after(0)))?.id ?? '';
    await outbox.hold('one', after(0), after(20_000));
    await outbox.begin({ id: mail, email: ana.email }, 'one', after(1), []);
    await outbox.tidy('two', after(20_001), after(50_000));
    await outbox.end(
      mail,
      'one',
      after(20_002),
      { outcome: 'sent', words: '250 queued' },
      after(day),
    );
    expect(await emailsOf()).toMatchObject([{ state: 'sent', server_words: '250 queued' }]);
  });

  test('a refused recipient is bounced and gets no other e-mail, one refused for now is tried again', async () => {
    const { outbox } = store.emails;
    const mail = (await join(after(0)))?.id ?? '';
    await hold(after(0));
    const words = '450 4.2.1 later';
    await outbox.end(mail, holder, after(1), { outcome: 'later', words }, after(minute));
    expect(await emailsOf()).toMatchObject([
      { state: 'queued', server_words: words, attempts: 1, due_at: after(minute).toISOString() },
    ]);
    await join(after(20 * minute));
    await outbox.end(
      mail,
      holder,
      after(21 * minute),
      { outcome: 'bounced', words: '550 5.1.1 nobody', recipientIsGone: true },
      after(day),
    );
    expect(await stateOf()).toBe('bounced');
    expect((await emailsOf()).map(({ state, reason }) => [state, reason])).toEqual([
      ['bounced', null],
      ['dropped', 'bounced'],
    ]);
  });

  test('an e-mail that came back is marked, and its person where nobody is at the address', async () => {
    const mail = (await join(after(0)))?.id ?? '';
    await sendAll(after(1));
    expect(await store.emails.outbox.bounce('nothing', '5.1.1', true, after(2))).toBe(false);
    expect(await store.emails.outbox.bounce(mail, '5.7.26 spf', false, after(2))).toBe(true);
    expect(await stateOf()).toBe('unconfirmed');
    expect(await emailsOf()).toMatchObject([{ state: 'bounced', server_words: '5.7.26 spf' }]);
    expect(await store.emails.outbox.bounce(mail, '5.1.1 nobody', true, after(2))).toBe(true);
    expect(await store.emails.admin.ofSubscriber(ana.email)).toMatchObject({
      state: 'bounced',
      emails: [{ state: 'bounced', server_words: '5.1.1 nobody' }],
    });
  });

  test('a complaint about an e-mail from before somebody joined again does not throw them out', async () => {
    const { outbox, links } = store.emails;
    await confirmed(after(0));
    await sendAll(after(1), 'unsubscribe', 'welcome');
    await store.rights.unsubscribe(ana.email, act('unsubscribe', after(2)));
    await sendAll(after(3), 'unsubscribe');
    await join(after(day));
    await sendAll(after(day), 'confirm', 'again');
    await links.confirm('again', after(day));
    expect(await outbox.complain('welcome', after(2 * day))).toBe(true);
    expect(await store.emails.leaveAfterComplaints(after(2 * day))).toBe(0);
    expect(await stateOf()).toBe('confirmed');
  });

  test('a form that nobody confirmed does not void a complaint', async () => {
    await confirmed(after(0));
    await sendAll(after(1), 'unsubscribe', 'welcome');
    await join(after(day));
    expect(await store.emails.outbox.complain('welcome', after(2 * day))).toBe(true);
    expect(await store.emails.leaveAfterComplaints(after(2 * day))).toBe(1);
    expect(await stateOf()).toBe('unsubscribed');
  });

  test('an e-mail that could not be sent for three days is given up', async () => {
    await join(after(0));
    const { outbox } = store.emails;
    expect(await outbox.due(after(0), 9)).toHaveLength(1);
    expect(await outbox.tidy(holder, after(3 * day - 1), after(0))).toMatchObject({ tooOld: 0 });
    expect(await outbox.tidy(holder, after(3 * day), after(0))).toMatchObject({ tooOld: 1 });
    expect(await emailsOf()).toMatchObject([{ state: 'dropped', reason: 'too_old' }]);
  });
});
