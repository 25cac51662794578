import { describe, expect, test } from 'vitest';
import { byLanguage } from '../../domain/language.ts';
import { openStore } from '../admin/admin.fixture.ts';
import { now } from '../app.fixture.ts';
import { ana } from '../db/samples.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import type { Store } from '../stores/store.ts';
import { begun, hold, holder, sendDue, subscribe, tested, texts } from './letters.fixture.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const after = (ms: number, from = now) => new Date(from.getTime() + ms);
const action = {
  id: 'a',
  at: after(1).toISOString(),
  account: 'olga',
  count: 1,
  kind: 'erase',
} as const;
const emailsOf = async (store: Store, id: string) => (await store.letters.read(id))?.emails;

describe('letters', () => {
  const opened = () => openStore();

  test('a letter goes five minutes after the press, once to everybody who confirmed', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now, { wants_updates: false });
    await subscribe(store, ['rui@example.org'], now);
    const id = await tested(store, now);
    expect(await store.letters.send(id, null, now)).toEqual({ sent: true, recipients: 2 });
    await hold(store, after(5 * minuteMs - 1));
    expect(await store.letters.advance(after(5 * minuteMs - 1))).toEqual([]);
    expect(await emailsOf(store, id)).toEqual({});
    const due = after(5 * minuteMs);
    expect(await store.letters.advance(due)).toEqual([{ id, did: 'begin' }]);
    expect((await sendDue(store, due)).sort()).toEqual(['ana@example.org', 'rui@example.org']);
    const { emails } = await store.reads.subscriber({ email: 'ana@example.org' });
    expect(emails.at(-1)).toMatchObject({
      kind: 'letter',
      subject: 'First dates pt',
      state: 'sent',
    });
    await subscribe(store, ['late@example.org'], due);
    expect(await sendDue(store, due)).toEqual([]);
    expect(await store.letters.advance(due)).toEqual([{ id, did: 'end' }]);
    expect(await store.letters.read(id)).toMatchObject({
      state: 'sent',
      emails: { sent: 2 },
      ended_at: due.toISOString(),
      slugs: { en: 'first-dates-en', pt: 'first-dates-pt' },
      is_public: false,
    });
  });

  test('the two audiences are counted by language, and who is left out by the reason', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now, { language: 'en' });
    await subscribe(store, ['rui@example.org', 'eva@example.org'], now, {
      language: 'pt',
      wants_updates: false,
    });
    await subscribe(store, ['off@example.org', 'held@example.org'], now);
    await store.rights.unsubscribe('off@example.org', { ...action, id: 'u' });
    await store.rights.restrict('held@example.org', { ...action, id: 'r' });
    const created_at = now.toISOString();
    await store.addSubmission({ ...ana, created_at, id: 'open', email: 'open@example.org' });
    const left_out = { unsubscribed: 1, restricted: 1, unconfirmed: 1 };
    expect(await store.letters.audience('dates')).toEqual({
      recipients: { en: 1, pt: 2 },
      left_out,
    });
    expect(await store.letters.audience('updates')).toEqual({
      recipients: { en: 1, pt: 0 },
      left_out: { ...left_out, no_updates: 2 },
    });
  });

  test('a letter is refused where a half is missing, it is untested, or nobody would get it', async () => {
    const store = await opened();
    const refusal = async (id: string) => {
      const result = await store.letters.send(id, null, now);
      return result.sent ? undefined : result.reason;
    };
    const half = { ...texts, pt: { subject: ' ', body: 'x' } };
    const draft = { audience: 'dates', texts: half } as const;
    const id = (await store.letters.save(null, draft, now)) ?? '';
    expect(await refusal(id)).toBe('incomplete');
    await store.letters.save(id, { audience: 'dates', texts }, now);
    expect(await refusal(id)).toBe('untested');
    const whole = await store.letters.read(id);
    if (whole) await store.letters.tested(whole, now);
    expect(await refusal(id)).toBe('nobody');
    await subscribe(store, ['ana@example.org'], now);
    const comma = { ...texts, en: { ...texts.en, body: `${texts.en.body},` } };
    await store.letters.save(id, { audience: 'dates', texts: comma }, now);
    expect(await refusal(id)).toBe('untested');
    expect((await store.letters.read(id))?.tested_at).toBeNull();
    await store.letters.save(id, { audience: 'updates', texts }, now);
    expect(await refusal(id)).toBe('untested');
    await store.letters.save(id, { audience: 'dates', texts }, now);
    expect(await refusal(id)).toBeUndefined();
    expect(await refusal(id)).toBe('busy');
    expect(await store.letters.save(id, { audience: 'dates', texts }, now)).toBeUndefined();
    expect(await refusal(await tested(store, now))).toBe('busy');
  });

  test('a second one within a day goes only with the number of recipients', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const { due } = await begun(store, now);
    await sendDue(store, due);
    await store.letters.advance(due);
    const second = await tested(store, due);
    const tooSoon = { sent: false, reason: 'too_soon', recipients: 1 };
    expect(await store.letters.send(second, null, due)).toEqual(tooSoon);
    expect(await store.letters.send(second, 2, due)).toEqual(tooSoon);
    expect(await store.letters.send(second, 1, due)).toEqual({ sent: true, recipients: 1 });
    await store.letters.stop(second, due);
    const nextDay = after(24 * hourMs, due);
    expect(await store.letters.send(second, null, nextDay)).toMatchObject({ sent: true });
  });

  test('of two presses at once one sends it off', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const ids = [await tested(store, now), await tested(store, now)];
    const results = await Promise.all(
      [...ids, ...ids].map((id) => store.letters.send(id, null, now)),
    );
    expect(results.filter(({ sent }) => sent)).toHaveLength(1);
  });

  test('a stop within the five minutes makes it a draft again', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const id = await tested(store, now);
    await store.letters.send(id, null, now);
    expect(await store.letters.stop(id, now)).toBe(true);
    expect(await store.letters.advance(after(5 * minuteMs))).toEqual([]);
    expect(await store.letters.read(id)).toMatchObject({ state: 'draft', send_at: null });
  });

  test('a stopped one sends nothing, not even what the sender had read, and goes on months later to whoever has not had it', async () => {
    const store = await opened();
    const { outbox } = store.emails;
    await subscribe(store, ['ana@example.org', 'rui@example.org', 'eva@example.org'], now);
    const { id, due } = await begun(store, now);
    const [first] = await sendDue(store, due, 1);
    const [read] = await outbox.due(due, 9);
    expect(await store.letters.stop(id, due)).toBe(true);
    expect(await store.letters.stop(id, due)).toBe(false);
    expect(await outbox.due(due, 9)).toEqual([]);
    if (read) expect(await outbox.begin(read, holder, due, [])).toBe(false);
    const later = after(100 * 24 * hourMs, due);
    await outbox.tidy(holder, later, later);
    await purgeOldData(store, () => later);
    expect(await store.letters.advance(later)).toEqual([]);
    expect(await emailsOf(store, id)).toEqual({ sent: 1, queued: 2 });
    const other = await tested(store, later);
    await store.letters.send(other, null, later);
    expect(await store.letters.resume(id, later)).toBe(false);
    await store.letters.stop(other, later);
    expect(await store.letters.resume(id, later)).toBe(true);
    const rest = ['ana@example.org', 'rui@example.org', 'eva@example.org'];
    expect((await sendDue(store, later)).sort()).toEqual(
      rest.filter((each) => each !== first).sort(),
    );
    expect(await store.letters.advance(later)).toEqual([{ id, did: 'end' }]);
  });

  test('people who leave, bounce, are restricted or erased, or stop the updates before their turn get none', async () => {
    const store = await opened();
    const people = ['left', 'bounced', 'held', 'erased', 'quiet', 'stays'].map(
      (name) => `${name}@example.org`,
    );
    await subscribe(store, people, now);
    const { id, due } = await begun(store, now, 'updates');
    await store.rights.unsubscribe('left@example.org', { ...action, id: 'u' });
    await store.rights.restrict('held@example.org', { ...action, id: 'r' });
    await store.rights.erase('erased@example.org', { ...action, id: 'e' });
    const [quiet] = (
      await store.reads.page({
        filter: { search: 'quiet@' },
        sort: { column: 'created_at', direction: 'descending' },
        offset: 0,
        limit: 9,
      })
    ).rows;
    if (quiet) {
      const { name, email, country, profession } = quiet;
      const says = {
        name,
        email,
        country,
        profession,
        message: null,
        wants_updates: false,
        language: 'pt',
      } as const;
      await store.rights.correct(quiet.id, says, { ...action, id: 'c' });
    }
    const [letter] = await store.emails.admin
      .ofSubscriber('bounced@example.org')
      .then(({ emails }) => emails.filter(({ kind }) => kind === 'welcome'));
    await store.emails.outbox.bounce(letter?.id ?? '', '550 5.1.1', true, due);
    expect(await sendDue(store, due)).toEqual(['stays@example.org']);
    expect(await emailsOf(store, id)).toEqual({ sent: 1, dropped: 4 });
  });

  test('a restored backup stops what it believes to be under way, and what waited is of unknown fate', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const { id, due } = await begun(store, now);
    expect(await store.letters.stopRestored(due)).toBe(1);
    expect(await store.letters.resume(id, due)).toBe(true);
    expect(await sendDue(store, due)).toEqual([]);
    expect(await store.letters.returns(id)).toMatchObject([
      { email: 'ana@example.org', state: 'unknown' },
    ]);
  });

  test('who complains leaves without another e-mail, and stands among those whom the letter did not please', async () => {
    const store = await opened();
    const people = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`);
    await subscribe(store, people, now);
    const { id, due } = await begun(store, now);
    const { outbox, links } = store.emails;
    const mails = (await outbox.due(due, 9)).slice(0, 3);
    for (const [index, mail] of mails.entries()) {
      const link = { tokenHash: `link ${index}`, purpose: 'unsubscribe', expiresAt: null } as const;
      await outbox.begin(mail, holder, due, [link]);
      await outbox.end(mail.id, holder, due, { outcome: 'sent', words: '250' }, due);
    }
    const at = after(minuteMs, due);
    expect(await outbox.complain('no link', at)).toBe(false);
    expect(await outbox.complain('link 0', at)).toBe(true);
    expect(await outbox.complain('link 0', at)).toBe(false);
    expect(await store.emails.leaveAfterComplaints(at)).toBe(1);
    expect(await store.emails.leaveAfterComplaints(at)).toBe(0);
    expect(await links.look('unsubscribe', 'link 0', at)).toBe('done');
    const { state, emails } = await store.emails.admin.ofSubscriber(mails[0]?.email ?? '');
    expect(state).toBe('unsubscribed');
    expect(emails.map(({ kind }) => kind)).not.toContain('unsubscribed');
    await outbox.complain('link 1', at);
    await outbox.complain('link 2', at);
    expect(await store.letters.read(id)).toMatchObject({ complaints: 3 });
    expect(await store.letters.returns(id)).toHaveLength(3);
    expect((await store.letters.returns(id))[0]).toEqual({
      email: expect.any(String) as string,
      complained: true,
      state: 'sent',
      reason: null,
      server_words: '250',
    });
    expect(await store.letters.underWay()).toMatchObject({
      ...{ id, state: 'sending', waiting: 1 },
      recipients: { en: 0, pt: 4 },
    });
  });

  test('what a person waits for goes before a letter, however long that waited', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org', 'rui@example.org'], now);
    const { due } = await begun(store, now);
    const later = after(minuteMs, due);
    const joined = { ...ana, id: 'new', created_at: later.toISOString() };
    await store.addSubmission({ ...joined, email: 'new@example.org' });
    const kinds = (await store.emails.outbox.due(later, 9)).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirm', 'letter', 'letter']);
  });

  test('an e-mail whose sender died is not sent again by itself', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const { id, due } = await begun(store, now);
    const [mail] = await store.emails.outbox.due(due, 9);
    if (mail) await store.emails.outbox.begin(mail, holder, due, []);
    const next = after(2 * minuteMs, due);
    await store.emails.outbox.hold('next', next, after(minuteMs, next));
    await store.emails.outbox.tidy('next', next, next);
    expect(await emailsOf(store, id)).toEqual({ unknown: 1 });
    expect(await store.emails.outbox.due(next, 9)).toEqual([]);
    expect(await store.letters.advance(next)).toEqual([{ id, did: 'end' }]);
    expect(await store.letters.returns(id)).toMatchObject([
      { email: 'ana@example.org', state: 'unknown' },
    ]);
    // After thirty days nobody can tell any more whose it was.
    await purgeOldData(store, () => after(31 * 24 * hourMs, next));
    expect(await store.letters.returns(id)).toMatchObject([{ email: null, state: 'unknown' }]);
  });

  test('two of the same subject have pages of their own in the archive, and one of updates is public', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const { due } = await begun(store, now);
    await sendDue(store, due);
    await store.letters.advance(due);
    const nextDay = after(25 * hourMs, due);
    const { id } = await begun(store, nextDay, 'updates');
    expect(await store.letters.read(id)).toMatchObject({
      slugs: byLanguage((language) => `first-dates-${language}-2`),
      is_public: true,
    });
  });
});
