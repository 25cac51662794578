import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../admin/admin.fixture.ts';
import { now } from '../app.fixture.ts';
import { ana, listAll, byOwner } from '../db/samples.fixture.ts';
import { hold, holder } from '../email/deliver.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import type { Store } from '../stores/store.ts';
import { begun, sendDue, subscribe, tested, texts } from './letters.fixture.ts';
import { restrict } from '../subscribers/restrict.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';
import { byAdministrator } from '../events/change.ts';
import { update } from '../subscribers/update.ts';
import { erase } from '../subscribers/erase.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const after = (ms: number, from = now) => new Date(from.getTime() + ms);
const [ana1, rui, eva] = ['ana@example.org', 'rui@example.org', 'eva@example.org'] as const;

describe('letters', () => {
  let store: Store;
  let letters: Store['letters'];
  let outbox: Store['emails']['outbox'];
  beforeEach(async () => {
    store = await openStore();
    ({ letters } = store);
    ({ outbox } = store.emails);
  });

  const emailsOf = async (id: string) => (await letters.read(id))?.emails;
  const stateOf = async (id: string) => (await letters.read(id))?.state;
  /** Lets a letter go to everybody. */
  const sent = async (at: Date) => {
    const { id, due } = await begun(store, at);
    await sendDue(store, due);
    await letters.advance(due);
    return { id, due };
  };

  test('a letter goes five minutes after the press, once to everybody who confirmed', async () => {
    await subscribe(store, [ana1], now, { wants_updates: false });
    await subscribe(store, [rui], now);
    const id = await tested(store, now);
    expect(await letters.send(id, now)).toEqual({ recipients: 2 });
    await letters.advance(after(5 * minuteMs - 1));
    expect(await emailsOf(id)).toEqual({});
    const due = after(5 * minuteMs);
    await letters.advance(due);
    expect((await sendDue(store, due)).sort()).toEqual([ana1, rui]);
    const { emails } = await store.reads.subscriber({ email: ana1 });
    expect(emails.at(-1)).toMatchObject({ kind: 'letter', subject: 'First dates pt' });
    await subscribe(store, ['late@example.org'], due);
    expect(await sendDue(store, due)).toEqual([]);
    await letters.advance(due);
    expect(await letters.read(id)).toMatchObject({
      state: 'sent',
      emails: { sent: 2 },
      ended_at: due.toISOString(),
      slugs: { en: 'first-dates-en', pt: 'first-dates-pt' },
      is_public: false,
    });
  });

  test('the two audiences are counted by language, and who is left out by the reason', async () => {
    await subscribe(store, [ana1], now, { language: 'en' });
    await subscribe(store, [rui, eva], now, { language: 'pt', wants_updates: false });
    await subscribe(store, ['off@example.org', 'held@example.org'], now);
    await byOwner(store, unsubscribe, 'off@example.org', now);
    await byOwner(store, restrict, 'held@example.org', now);
    const open = { ...ana, created_at: now.toISOString(), id: 'open', email: 'open@example.org' };
    await store.addSubmission(open);
    const left_out = { unsubscribed: 1, restricted: 1, unconfirmed: 1 };
    expect(await letters.audience('dates')).toEqual({ recipients: { en: 1, pt: 2 }, left_out });
    expect(await letters.audience('updates')).toEqual({
      recipients: { en: 1, pt: 0 },
      left_out: { ...left_out, no_updates: 2 },
    });
  });

  test('a letter is refused where a half is missing, it is untested, or nobody would get it', async () => {
    const refusal = async (id: string) => (await letters.send(id, now)).reason;
    const half = { ...texts, pt: { subject: ' ', body: 'x' } };
    const comma = { ...texts, en: { ...texts.en, body: `${texts.en.body},` } };
    const id = (await letters.save(null, { audience: 'dates', texts: half }, now)) ?? '';
    const save = (audience: 'dates' | 'updates', written = texts) =>
      letters.save(id, { audience, texts: written }, now);
    expect(await refusal(id)).toBe('incomplete');
    await save('dates');
    expect(await refusal(id)).toBe('untested');
    const whole = await letters.read(id);
    if (whole) await letters.tested(whole, now);
    expect(await refusal(id)).toBe('nobody');
    await subscribe(store, [ana1], now);
    await save('dates', comma);
    expect(await refusal(id)).toBe('untested');
    expect((await letters.read(id))?.tested_at).toBeNull();
    await save('updates');
    expect(await refusal(id)).toBe('untested');
    await save('dates');
    expect(await refusal(id)).toBeUndefined();
    expect(await refusal(id)).toBe('busy');
    expect(await save('dates')).toBeUndefined();
    expect(await refusal(await tested(store, now))).toBe('busy');
  });

  test('of two presses at once one sends it off', async () => {
    await subscribe(store, [ana1], now);
    const ids = [await tested(store, now), await tested(store, now)];
    const results = await Promise.all([...ids, ...ids].map((id) => letters.send(id, now)));
    expect(results.filter(({ reason }) => !reason)).toHaveLength(1);
  });

  test('a stop within the five minutes makes it a draft again', async () => {
    await subscribe(store, [ana1], now);
    const id = await tested(store, now);
    await letters.send(id, now);
    expect(await letters.stop(id, now)).toBe(true);
    await letters.advance(after(5 * minuteMs));
    expect(await letters.read(id)).toMatchObject({ state: 'draft', send_at: null });
  });

  test('a stopped one sends nothing, not even what the sender had read, and goes on months later to whoever has not had it', async () => {
    await subscribe(store, [ana1, rui, eva], now);
    const { id, due } = await begun(store, now);
    const [first] = await sendDue(store, due, 1);
    await hold(store, due);
    const [read] = await outbox.due(due, 9);
    expect(await letters.stop(id, due)).toBe(true);
    expect(await letters.stop(id, due)).toBe(false);
    expect(await outbox.due(due, 9)).toEqual([]);
    if (read) expect(await outbox.begin(read, holder, due, [])).toBe(false);
    const later = after(100 * dayMs, due);
    await outbox.tidy(holder, later, later);
    await purgeOldData(store, () => later);
    await letters.advance(later);
    expect(await emailsOf(id)).toEqual({ sent: 1, queued: 2 });
    const other = await tested(store, later);
    await letters.send(other, later);
    expect(await letters.resume(id, later)).toBe(false);
    await letters.stop(other, later);
    expect(await letters.resume(id, later)).toBe(true);
    const rest = [ana1, rui, eva].filter((each) => each !== first);
    expect((await sendDue(store, later)).sort()).toEqual(rest.sort());
    await letters.advance(later);
    expect(await stateOf(id)).toBe('sent');
  });

  test('people who leave, bounce, are restricted or erased, or stop the updates before their turn get none', async () => {
    const people = ['left', 'bounced', 'held', 'erased', 'quiet', 'stays'];
    await subscribe(
      store,
      people.map((name) => `${name}@example.org`),
      now,
    );
    const { id, due } = await begun(store, now, 'updates');
    await byOwner(store, unsubscribe, 'left@example.org', due);
    await byOwner(store, restrict, 'held@example.org', due);
    await byOwner(store, erase, 'erased@example.org', due);
    const quiet = (await listAll(store)).find(({ email }) => email.startsWith('quiet'));
    await store.change(byAdministrator('olga', due), (made) =>
      update(made, quiet?.id ?? '', { wants_updates: false }),
    );
    const { emails } = await store.emails.admin.ofSubscriber('bounced@example.org');
    const welcome = emails.find(({ kind }) => kind === 'welcome');
    await outbox.bounce(welcome?.id ?? '', '550 5.1.1', true, due);
    expect(await sendDue(store, due)).toEqual(['stays@example.org']);
    expect(await emailsOf(id)).toEqual({ sent: 1, dropped: 4 });
    const reasons = (await letters.returns(id)).map(({ email, reason }) => [email, reason]);
    expect(Object.fromEntries(reasons)).toEqual({
      'left@example.org': 'unsubscribed',
      'held@example.org': 'restricted',
      'quiet@example.org': 'no_updates',
      'bounced@example.org': 'bounced',
    });
  });

  test('a restored backup stops what it believes to be under way, and what waited is of unknown fate', async () => {
    await subscribe(store, [ana1], now);
    const { id, due } = await begun(store, now);
    expect(await letters.stopRestored(due)).toBe(1);
    expect(await letters.resume(id, due)).toBe(true);
    expect(await sendDue(store, due)).toEqual([]);
    expect(await letters.returns(id)).toMatchObject([{ email: ana1, state: 'unknown' }]);
  });

  test('who complains leaves without another e-mail, and stands among those whom the letter did not please', async () => {
    await subscribe(store, [ana1, rui, eva, 'zoe@example.org'], now);
    const { id, due } = await begun(store, now);
    await sendDue(store, due, 3);
    const at = after(minuteMs, due);
    const links: string[] = [];
    for (const email of [ana1, rui, eva, 'zoe@example.org']) {
      const { emails } = await store.emails.admin.ofSubscriber(email);
      const letter = emails.find(({ kind }) => kind === 'letter');
      if (letter?.state === 'sent') links.push(letter.id);
    }
    const [link = '', ...others] = links;
    expect(await outbox.complain('no link', at)).toBe(false);
    expect(await outbox.complain(link, at)).toBe(true);
    expect(await outbox.complain(link, at)).toBe(false);
    expect(await store.emails.leaveAfterComplaints(at)).toBe(1);
    expect(await store.emails.leaveAfterComplaints(at)).toBe(0);
    expect(await store.emails.links.look('unsubscribe', link, at)).toBe('done');
    for (const other of others) await outbox.complain(other, at);
    expect(await letters.read(id)).toMatchObject({ complaints: 3 });
    const returns = await letters.returns(id);
    expect(returns).toHaveLength(3);
    expect(returns[0]).toMatchObject({ complained: true, state: 'sent', server_words: '250 ok' });
    expect(await letters.underWay()).toMatchObject({ id, state: 'sending', waiting: 1 });
    // Only the one to whom it did not go yet is left.
    expect(await sendDue(store, after(minuteMs, at))).toHaveLength(1);
    expect((await store.emails.admin.figures()).queued).toBe(0);
  });

  test('what a person waits for goes before a letter, however long that waited', async () => {
    await subscribe(store, [ana1, rui], now);
    const { due } = await begun(store, now);
    const later = after(minuteMs, due);
    const joined = { ...ana, id: 'new', created_at: later.toISOString() };
    await store.addSubmission({ ...joined, email: 'new@example.org' });
    const kinds = (await outbox.due(later, 9)).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirm', 'letter', 'letter']);
  });

  test('an e-mail whose sender died is not sent again by itself', async () => {
    await subscribe(store, [ana1], now);
    const { id, due } = await begun(store, now);
    await hold(store, due);
    const [mail] = await outbox.due(due, 9);
    if (mail) await outbox.begin(mail, holder, due, []);
    const next = after(2 * minuteMs, due);
    await outbox.tidy('next', next, next);
    expect(await emailsOf(id)).toEqual({ unknown: 1 });
    expect(await outbox.due(next, 9)).toEqual([]);
    await letters.advance(next);
    expect(await stateOf(id)).toBe('sent');
    expect(await letters.returns(id)).toMatchObject([{ email: ana1, state: 'unknown' }]);
    // After thirty days nobody can tell any more whose it was.
    await purgeOldData(store, () => after(31 * dayMs, next));
    expect(await letters.returns(id)).toMatchObject([{ email: null, state: 'unknown' }]);
  });

  test('two of the same subject have pages of their own in the archive, and one of updates is public', async () => {
    await subscribe(store, [ana1], now);
    const { due } = await sent(now);
    const { id } = await begun(store, after(dayMs + 1, due), 'updates');
    expect(await letters.read(id)).toMatchObject({
      slugs: { en: 'first-dates-en-2', pt: 'first-dates-pt-2' },
      is_public: true,
    });
  });
});
