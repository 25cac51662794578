import { expect, test as onBoth } from 'vitest';
import { byLanguage } from '../../domain/language.ts';
import { describeOnBothEngines } from '../stores/both-engines.fixture.ts';
import { openStore } from '../admin/admin.fixture.ts';
import { now } from '../app.fixture.ts';
import { aroundStore, ownActions } from '../my-data/links.fixture.ts';
import type { Store } from '../stores/store.ts';
import { begun, hold, holder, sendDue, subscribe, tested, texts } from './broadcasts.fixture.ts';

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
const stateOf = async (store: Store, id: string) => (await store.broadcasts.read(id))?.state;
const emailsOf = async (store: Store, id: string) => (await store.broadcasts.read(id))?.emails;

describeOnBothEngines('broadcasts', (newDatabase, test) => {
  const opened = () => openStore(newDatabase);

  onBoth(
    'a broadcast goes five minutes after the press, once to everybody who confirmed',
    async () => {
      const store = await opened();
      await subscribe(store, ['ana@example.org'], now, { wants_updates: false });
      await subscribe(store, ['rui@example.org'], now);
      const id = await tested(store, now);
      expect(await store.broadcasts.send(id, null, now)).toEqual({ sent: true, recipients: 2 });
      await hold(store, after(5 * minuteMs - 1));
      expect(await store.broadcasts.advance(after(5 * minuteMs - 1))).toEqual([]);
      expect(await emailsOf(store, id)).toEqual({});
      const due = after(5 * minuteMs);
      expect(await store.broadcasts.advance(due)).toEqual([{ id, did: 'begin' }]);
      expect((await sendDue(store, due)).sort()).toEqual(['ana@example.org', 'rui@example.org']);
      const { emails } = await store.reads.subscriber({ email: 'ana@example.org' });
      expect(emails.at(-1)).toMatchObject({
        kind: 'broadcast',
        subject: 'First dates pt',
        state: 'sent',
      });
      await subscribe(store, ['late@example.org'], due);
      expect(await sendDue(store, due)).toEqual([]);
      expect(await store.broadcasts.advance(due)).toEqual([{ id, did: 'end' }]);
      expect(await store.broadcasts.read(id)).toMatchObject({
        state: 'sent',
        emails: { sent: 2 },
        ended_at: due.toISOString(),
        slugs: { en: 'first-dates-en', pt: 'first-dates-pt' },
        is_public: false,
      });
    },
  );

  onBoth(
    'the two audiences are counted by language, and who is left out by the reason',
    async () => {
      const store = await opened();
      await subscribe(store, ['ana@example.org'], now, { language: 'en' });
      await subscribe(store, ['rui@example.org', 'eva@example.org'], now, {
        language: 'pt',
        wants_updates: false,
      });
      await subscribe(store, ['off@example.org', 'held@example.org'], now);
      await store.rights.unsubscribe('off@example.org', { ...action, id: 'u' });
      await store.rights.restrict('held@example.org', { ...action, id: 'r' });
      const open = {
        ...(await import('../db/samples.fixture.ts')).ana,
        created_at: now.toISOString(),
      };
      await store.addSubmission({ ...open, id: 'open', email: 'open@example.org' });
      const left_out = { unsubscribed: 1, restricted: 1, unconfirmed: 1 };
      expect(await store.broadcasts.audience('dates')).toEqual({
        recipients: { en: 1, pt: 2 },
        left_out,
      });
      expect(await store.broadcasts.audience('updates')).toEqual({
        recipients: { en: 1, pt: 0 },
        left_out: { ...left_out, no_updates: 2 },
      });
    },
  );

  test('a broadcast is refused where a half is missing, it is untested, or nobody would get it', async () => {
    const store = await opened();
    const refusal = async (id: string) => {
      const result = await store.broadcasts.send(id, null, now);
      return result.sent ? undefined : result.reason;
    };
    const half = { ...texts, pt: { subject: ' ', body: 'x' } };
    const draft = { audience: 'dates', texts: half } as const;
    const id = (await store.broadcasts.save(null, draft, now)) ?? '';
    expect(await refusal(id)).toBe('incomplete');
    await store.broadcasts.save(id, { audience: 'dates', texts }, now);
    expect(await refusal(id)).toBe('untested');
    const whole = await store.broadcasts.read(id);
    if (whole) await store.broadcasts.tested(whole, now);
    expect(await refusal(id)).toBe('nobody');
    await subscribe(store, ['ana@example.org'], now);
    const comma = { ...texts, en: { ...texts.en, body: `${texts.en.body},` } };
    await store.broadcasts.save(id, { audience: 'dates', texts: comma }, now);
    expect(await refusal(id)).toBe('untested');
    expect((await store.broadcasts.read(id))?.tested_at).toBeNull();
    await store.broadcasts.save(id, { audience: 'updates', texts }, now);
    expect(await refusal(id)).toBe('untested');
    await store.broadcasts.save(id, { audience: 'dates', texts }, now);
    expect(await refusal(id)).toBeUndefined();
    expect(await refusal(id)).toBe('busy');
    expect(await store.broadcasts.save(id, { audience: 'dates', texts }, now)).toBeUndefined();
    expect(await refusal(await tested(store, now))).toBe('busy');
  });

  test('a second one within a day goes only with the number of recipients', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const { due } = await begun(store, now);
    await sendDue(store, due);
    await store.broadcasts.advance(due);
    const second = await tested(store, due);
    const tooSoon = { sent: false, reason: 'too_soon', recipients: 1 };
    expect(await store.broadcasts.send(second, null, due)).toEqual(tooSoon);
    expect(await store.broadcasts.send(second, 2, due)).toEqual(tooSoon);
    expect(await store.broadcasts.send(second, 1, due)).toEqual({ sent: true, recipients: 1 });
    await store.broadcasts.press(second, 'stop', due);
    const nextDay = after(24 * hourMs, due);
    expect(await store.broadcasts.send(second, null, nextDay)).toMatchObject({ sent: true });
  });

  onBoth('of two presses at once one sends it off', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const ids = [await tested(store, now), await tested(store, now)];
    const results = await Promise.all(
      [...ids, ...ids].map((id) => store.broadcasts.send(id, null, now)),
    );
    expect(results.filter(({ sent }) => sent)).toHaveLength(1);
  });

  test('a stop within the five minutes makes it a draft again, a later one drops what did not go', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org', 'rui@example.org'], now);
    const id = await tested(store, now);
    await store.broadcasts.send(id, null, now);
    expect(await store.broadcasts.press(id, 'stop', now)).toBe(true);
    expect(await store.broadcasts.advance(after(5 * minuteMs))).toEqual([]);
    expect(await stateOf(store, id)).toBe('draft');
    const { id: other, due } = await begun(store, now);
    expect(await sendDue(store, due, 1)).toHaveLength(1);
    expect(await store.broadcasts.press(other, 'stop', due)).toBe(true);
    expect(await sendDue(store, due)).toEqual([]);
    expect(await emailsOf(store, other)).toEqual({ sent: 1, dropped: 1 });
    expect(await store.broadcasts.press(other, 'stop', due)).toBe(false);
    expect(await stateOf(store, other)).toBe('stopped');
  });

  onBoth(
    'a paused one sends nothing, not even what the sender had read, until it goes on',
    async () => {
      const store = await opened();
      await subscribe(store, ['ana@example.org'], now);
      const { id, due } = await begun(store, now);
      const [read] = await store.emails.outbox.due(due, 9);
      expect(await store.broadcasts.press(id, 'pause', due)).toBe(true);
      expect(await store.emails.outbox.due(due, 9)).toEqual([]);
      if (read) expect(await store.emails.outbox.begin(read, holder, due, [])).toBe(false);
      expect(await emailsOf(store, id)).toEqual({ queued: 1 });
      expect(await store.broadcasts.press(id, 'resume', due)).toBe(true);
      expect(await sendDue(store, due)).toEqual(['ana@example.org']);
    },
  );

  onBoth(
    'people who leave, bounce, are restricted or erased, or stop the updates before their turn get none',
    async () => {
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
    },
  );

  onBoth('two subscribers who become one before their turn get one copy', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org', 'rui@example.org'], after(-hourMs));
    await store.emails.outbox.release(holder);
    const around = aroundStore(store);
    const link = await around.ask(now, 'ana@example.org');
    await ownActions(store).changeEmail(link, 'rui@example.org', now);
    const press = await around.sendLink('newAddress', now);
    const { id, due } = await begun(store, now);
    expect(await store.myData.confirmEmail(press, due)).toBe('done');
    expect(await emailsOf(store, id)).toEqual({ queued: 1, dropped: 1 });
    expect(await sendDue(store, due)).toEqual(['rui@example.org']);
  });

  test('one that is due while no server runs asks the owner an hour later', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const id = await tested(store, now);
    await store.broadcasts.send(id, null, now);
    const late = after(hourMs + 5 * minuteMs + 1);
    expect(await store.broadcasts.advance(late)).toEqual([{ id, did: 'wait: late' }]);
    expect(await store.broadcasts.read(id)).toMatchObject({ state: 'draft', reason: 'late' });
    const { id: other, due } = await begun(store, late);
    const next = after(hourMs + 1, due);
    expect(await store.broadcasts.advance(next)).toEqual([{ id: other, did: 'wait: late' }]);
    expect(await store.emails.outbox.due(next, 9)).toEqual([]);
    await store.broadcasts.press(other, 'resume', next);
    expect(await store.broadcasts.advance(next)).toEqual([]);
    expect(await sendDue(store, next)).toEqual(['ana@example.org']);
  });

  onBoth('a restored copy stops what it believes to be under way', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const { id, due } = await begun(store, now);
    expect(await store.broadcasts.stopRestored(due)).toBe(1);
    expect(await store.broadcasts.read(id)).toMatchObject({
      state: 'stopped',
      reason: 'restored',
      emails: { dropped: 1 },
    });
    expect(await store.broadcasts.stopRestored(due)).toBe(0);
  });

  test('one waits by itself where too many come back, and goes on once the owner has seen it', async () => {
    const store = await opened();
    const people = Array.from({ length: 110 }, (_, index) => `p${index}@example.org`);
    await subscribe(store, people, now);
    const { id, due } = await begun(store, now);
    const { outbox } = store.emails;
    await hold(store, due);
    const mails = await outbox.due(due, 200);
    for (const [index, mail] of mails.slice(0, 100).entries()) {
      await outbox.begin(mail, holder, due, []);
      const attempt =
        index < 5
          ? ({ outcome: 'bounced', words: '550 5.1.1', recipientIsGone: true } as const)
          : ({ outcome: 'sent', words: '250' } as const);
      await outbox.end(mail.id, holder, due, attempt, due);
    }
    expect(await store.broadcasts.advance(due)).toEqual([]);
    await outbox.bounce(mails[50]?.id ?? '', '550 5.1.1', true, due);
    expect(await store.broadcasts.advance(due)).toEqual([{ id, did: 'wait: bounces' }]);
    await store.broadcasts.press(id, 'resume', due);
    expect(await store.broadcasts.advance(due)).toEqual([]);
    expect(await sendDue(store, due)).toHaveLength(10);
  });

  onBoth('who complains leaves without another e-mail, and three of them let it wait', async () => {
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
    expect(await store.broadcasts.advance(at)).toEqual([]);
    await outbox.complain('link 2', at);
    expect(await store.broadcasts.advance(at)).toEqual([{ id, did: 'wait: complaints' }]);
    expect(await store.broadcasts.read(id)).toMatchObject({ complaints: 3 });
    expect(await store.broadcasts.returns(id)).toHaveLength(3);
    expect((await store.broadcasts.returns(id))[0]).toEqual({
      email: expect.any(String) as string,
      complained: true,
      server_words: '250',
    });
    expect(await store.broadcasts.underWay()).toMatchObject({
      ...{ id, state: 'paused', waiting: 1 },
      recipients: { en: 0, pt: 4 },
    });
  });

  onBoth('a domain that takes no more waits, longer each time, while others go on', async () => {
    const store = await opened();
    await subscribe(store, ['a@slow.example', 'b@slow.example', 'c@quick.example'], now);
    const { due } = await begun(store, now);
    const { outbox } = store.emails;
    const slow = (await outbox.due(due, 9)).filter(({ email }) => email.endsWith('slow.example'));
    const [first] = slow;
    if (!first) throw new Error('nothing is due');
    await outbox.begin(first, holder, due, []);
    const retry = after(minuteMs, due);
    const later = { outcome: 'later', words: '421 4.7.0 too many', isThrottled: true } as const;
    await outbox.end(first.id, holder, due, later, retry);
    expect((await outbox.due(due, 9)).map(({ email }) => email)).toEqual(['c@quick.example']);
    const again = await outbox.due(retry, 9);
    expect(again.filter(({ email }) => email.endsWith('slow.example'))).toMatchObject([
      { attempts: 1 },
      { attempts: 1 },
    ]);
  });

  onBoth('an e-mail whose sender died is not sent again by itself', async () => {
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
    expect(await store.broadcasts.advance(next)).toEqual([{ id, did: 'end' }]);
    expect(await store.emails.admin.unknown()).toMatchObject([{ email: 'ana@example.org' }]);
  });

  test('two of the same subject have pages of their own in the archive, and one of updates is public', async () => {
    const store = await opened();
    await subscribe(store, ['ana@example.org'], now);
    const { due } = await begun(store, now);
    await sendDue(store, due);
    await store.broadcasts.advance(due);
    const nextDay = after(25 * hourMs, due);
    const { id } = await begun(store, nextDay, 'updates');
    expect(await store.broadcasts.read(id)).toMatchObject({
      slugs: byLanguage((language) => `first-dates-${language}-2`),
      is_public: true,
    });
  });
});
