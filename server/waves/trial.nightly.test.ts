import { expect, onTestFinished, test } from 'vitest';
import { byLanguage } from '../../domain/language.ts';
import type { Guests, WaveDraft } from '../../domain/wave.ts';
import { hourMs, minuteMs } from '../../domain/time.ts';
import { ana, byOwner, id } from '../db/samples.fixture.ts';
import { byAdministrator } from '../events/change.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { erase } from '../subscribers/erase.ts';
import { liftRestriction, restrict } from '../subscribers/restrict.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';

const guests = 200;
const places = 12;
const kills = 20;
const steps = 300;

const draft: WaveDraft = {
  texts: byLanguage((language) => ({ title: `Pilot ${language}`, details: 'Five days.' })),
  places,
  set_apart: 0,
  days_to_answer: 3,
  last_day: '2026-06-30',
};

const by = (at: Date) => byAdministrator('olga', at);

/** Numbers below one that look like chance, and are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const has = "('held', 'accepted', 'settled')";

test('200 guests do all they can at once around 12 places, and never is one given twice, left empty or lost', async () => {
  const chance = seeded(1);
  const open = await newDatabase();
  const joined = await open(false);
  for (let number = 1; number <= guests; number += 1) {
    const email = `guest-${number}@example.org`;
    await joined.addSubmission({ ...ana, id: id(number), language: 'en', email });
  }
  await joined.close();
  await open.run(`UPDATE subscribers SET state = 'confirmed', language = 'en', name = 'Ana',
      wants_updates = (1 = 0), submission_id = (SELECT id FROM interest_submissions AS s WHERE s.email_key = subscribers.email_key)`);

  let store = await open();
  onTestFinished(() => store.close());
  // Nine days before the clocks of Lisbon go forward.
  let now = new Date('2026-03-20T09:00:00.000Z');
  const wave = (await store.waves.save(null, draft, now)) ?? '';
  expect(await store.waves.press(wave, 'start', by(now))).toBe('done');

  /** The links in invitations that were taken, and to whom they went. */
  const links = new Map<string, string>();
  /** What the server said that it had stored. */
  const answers = new Map<string, { state: string; guests: Guests | null }>();
  const erased = new Set<string>();
  const seen = new Set<string>();
  const done = { killed: 0, bounced: 0 };
  const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(chance() * items.length)];
  const someone = () => `guest-${Math.ceil(chance() * guests)}@example.org`;

  async function answer(link: string, number: Guests | null) {
    const { state } = await store.waves.answer(link, number, now);
    seen.add(state);
    const email = links.get(link) ?? '';
    if (answers.has(email) || erased.has(email)) return;
    if (state === 'accepted' || state === 'declined') {
      const rows = await open.run(
        `SELECT offers.state, guests FROM offers JOIN subscribers AS s ON s.id = subscriber_id WHERE email = '${email}'`,
      );
      const stored = rows[0];
      if (stored) answers.set(email, { state, guests: stored['guests'] as Guests | null });
    }
  }
  const offerOf = async (state: string) => {
    const rows = await open.run(`SELECT id FROM offers WHERE state ${state} ORDER BY id`);
    return (anyOf(rows)?.['id'] ?? '') as string;
  };
  const pressed = () => anyOf([...links.keys()]) ?? 'none';
  const acts: [weight: number, () => Promise<unknown>][] = [
    [
      9,
      async () => {
        const bounces = chance() < 0.1;
        const sent = await deliver(
          store,
          now,
          ({ id: tokenHash, kind }) =>
            kind === 'invitation' ? { tokenHash, purpose: 'invitation' } : undefined,
          () =>
            bounces
              ? { outcome: 'bounced', words: '550 5.1.1 gone', recipientIsGone: true }
              : { outcome: 'sent', words: '250 ok' },
          { most: 1 + Math.floor(chance() * 12) },
        );
        if (bounces) done.bounced += sent.length;
        for (const mail of sent) {
          if (mail.kind === 'invitation' && !bounces) links.set(mail.id, mail.email);
        }
      },
    ],
    [8, () => answer(pressed(), chance() < 0.5 ? 1 : 2)],
    [6, () => answer(pressed(), null)],
    [3, () => byOwner(store, unsubscribe, someone(), now)],
    [
      2,
      async () => {
        const email = someone();
        await byOwner(store, erase, email, now);
        erased.add(email);
      },
    ],
    [2, () => byOwner(store, restrict, someone(), now)],
    [1, () => byOwner(store, liftRestriction, someone(), now)],
    [1, () => store.waves.press(wave, 'pause', by(now))],
    [3, () => store.waves.press(wave, 'resume', by(now))],
    [3, async () => store.waves.pressPlace(await offerOf("= 'accepted'"), 'settle', by(now))],
    [
      2,
      async () =>
        store.waves.pressPlace(await offerOf("IN ('accepted', 'settled')"), 'release', by(now)),
    ],
    [8, () => store.waves.advance(now)],
  ];
  const all = acts.reduce((sum, [weight]) => sum + weight, 0);
  const any = () => {
    let left = chance() * all;
    const found = acts.find(([weight]) => (left -= weight) < 0);
    return found?.[1]();
  };

  async function expectFair() {
    const twice = await open.run(
      `SELECT place_id FROM offers WHERE state IN ${has} GROUP BY place_id HAVING count(*) > 1`,
    );
    expect(twice, 'places given twice').toEqual([]);
    const again = await open.run(
      'SELECT subscriber_id FROM offers GROUP BY wave_id, subscriber_id HAVING count(*) > 1',
    );
    expect(again, 'people invited twice').toEqual([]);
    const [counts] = await open.run(`SELECT
        (SELECT count(*) FROM wave_places) AS places,
        (SELECT count(*) FROM offers WHERE state IN ${has}) AS given,
        (SELECT state FROM waves) AS state,
        (SELECT count(*) FROM subscribers WHERE state = 'confirmed'
          AND NOT EXISTS (SELECT 1 FROM restrictions AS r WHERE r.email_key = subscribers.email_key)
          AND NOT EXISTS (SELECT 1 FROM offers WHERE subscriber_id = subscribers.id)) AS waiting`);
    const { given, state, waiting } = counts ?? {};
    expect(Number(counts?.['places'])).toBe(places);
    if (state === 'inviting' && Number(waiting) > 0) expect(Number(given)).toBe(places);
    const kept = await open.run(
      'SELECT email, offers.state, guests FROM offers JOIN subscribers ON subscribers.id = subscriber_id',
    );
    for (const [email, said] of answers) {
      if (erased.has(email)) continue;
      const row = kept.find((each) => each['email'] === email);
      expect(row?.['guests'] ?? null, email).toBe(said.guests);
      const later = said.state === 'accepted' ? ['accepted', 'settled', 'released'] : ['declined'];
      expect(later, email).toContain(row?.['state']);
    }
  }

  for (let step = 0; step < steps; step += 1) {
    const many = Array.from({ length: 1 + Math.floor(chance() * 4) }, async () => any());
    if (step % Math.floor(steps / kills) === 1) {
      // The server ends between two statements of what it does.
      const ended = store.close();
      await Promise.allSettled(many);
      await ended;
      store = await open();
      done.killed += 1;
    } else await Promise.all(many);
    await expectFair();
    now = new Date(now.getTime() + Math.floor(chance() * 8 * hourMs) + minuteMs);
  }

  expect(done.killed).toBeGreaterThanOrEqual(kills);
  expect(now.toISOString() > '2026-03-29T02').toBe(true);
  expect([...seen]).toEqual(
    expect.arrayContaining(['accepted', 'declined', 'lapsed', 'gone', 'unknown']),
  );
  expect(done.bounced).toBeGreaterThan(0);
}, 600_000);
