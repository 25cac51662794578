import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { byLanguage } from '../../domain/language.ts';
import { hourMs, minuteMs } from '../../domain/time.ts';
import type { Guests, WaveDraft } from '../../domain/wave.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { DueEmail } from '../email/outbox.ts';
import { kill, run } from '../killed-process.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { openStore } from '../stores/open.ts';
import type { Act } from './trial-process.fixture.ts';

const guests = 200;
const places = 12;
const kills = 20;
const steps = 300;
const begin = new Date('2026-03-20T09:00:00.000Z');

const draft: WaveDraft = {
  texts: byLanguage((language) => ({ title: `Pilot ${language}`, details: 'Five days.' })),
  places,
  set_apart: 0,
  days_to_answer: 3,
  last_day: '2026-06-30',
};

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

const has = sql.raw("('held', 'accepted', 'settled')");

/** Guests and the owner do all they can at once, and the server is killed meanwhile. */
async function tryByForce(configured: Parameters<typeof openStore>[0]): Promise<void> {
  const chance = seeded(Number(process.env['SEED'] ?? 69));
  const { store: joined } = await openStore(configured);
  for (let number = 1; number <= guests; number += 1) {
    const email = `guest-${number}@example.org`;
    await joined.addSubmission({ ...ana, id: id(number), language: 'en', email });
  }
  await joined.close();
  const { store } = await openStore(configured, true);
  onTestFinished(() => store.close());
  const read = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(store.db)).rows;
  await read(sql`UPDATE subscribers SET state = 'confirmed', language = 'en', name = 'Ana',
    wants_updates = (1 = 0), submission_id = (SELECT id FROM interest_submissions AS s
      WHERE s.email_key = subscribers.email_key)`);
  const wave = (await store.waves.save(null, draft, begin)) ?? '';

  // Nine days before the clocks of Lisbon go forward.
  let now = begin;
  /** The links in invitations that were taken, and to whom they went. */
  const links = new Map<string, string>();
  /** What the server said that it had stored. */
  const answers = new Map<string, { state: string; guests: Guests | null }>();
  const erased = new Set<string>();
  const seen = new Map<string, number>();
  let bounced = 0;

  interface Said {
    number: number;
    result?: unknown;
    error?: string;
  }
  let waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const startServer = async () => {
    const program = join(import.meta.dirname, 'trial-process.fixture.ts');
    const started = run(program, JSON.stringify(configured));
    await once(started, 'message');
    const asked = (waiting = new Map<number, PromiseWithResolvers<unknown>>());
    started.on('message', ({ number, result, error }: Said) => {
      if (error === undefined) asked.get(number)?.resolve(result);
      else asked.get(number)?.reject(new Error(error));
    });
    // It was killed before it answered.
    started.once('close', () => {
      for (const each of asked.values()) each.resolve(undefined);
    });
    return started;
  };
  let server = await startServer();
  /** @returns what the server answered; nothing where it was killed before */
  const ask = (asked: Act): Promise<unknown> => {
    const number = waiting.size;
    const answered = Promise.withResolvers<unknown>();
    waiting.set(number, answered);
    server.send({ number, asked, at: now });
    return answered.promise;
  };

  const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(chance() * items.length)];
  const someone = () => `guest-${Math.ceil(chance() * guests)}@example.org`;
  const offerOf = async (...states: string[]) => {
    const rows = await read(
      sql<{ id: string }>`SELECT id FROM offers WHERE state IN (${sql.join(states)}) ORDER BY id`,
    );
    return anyOf(rows)?.id ?? '';
  };
  async function answer(number: Guests | null) {
    const link = anyOf([...links.keys()]) ?? 'none';
    const state = (await ask({ act: 'answer', link, guests: number })) as string | undefined;
    if (state === undefined) return;
    seen.set(state, (seen.get(state) ?? 0) + 1);
    const email = links.get(link) ?? '';
    if (answers.has(email) || !['accepted', 'declined'].includes(state)) return;
    const [stored] = await read(
      sql<{ state: string; guests: Guests | null }>`SELECT offers.state, guests FROM offers
        JOIN subscribers AS s ON s.id = subscriber_id WHERE email = ${email}`,
    );
    if (stored) answers.set(email, { state, guests: stored.guests });
  }
  async function send() {
    const bounces = chance() < 0.1;
    const most = 1 + Math.floor(chance() * 12);
    const mails = ((await ask({ act: 'deliver', most, bounces })) ?? []) as DueEmail[];
    if (bounces) bounced += mails.length;
    for (const mail of mails) {
      if (mail.kind === 'invitation' && !bounces) links.set(mail.id, mail.email);
    }
  }
  async function eraseSomeone() {
    const email = someone();
    erased.add(email);
    await ask({ act: 'erase', email });
  }
  const acts: [weight: number, () => Promise<unknown>][] = [
    [9, send],
    [8, () => answer(chance() < 0.5 ? 1 : 2)],
    [6, () => answer(null)],
    [3, () => ask({ act: 'unsubscribe', email: someone() })],
    [2, eraseSomeone],
    [2, () => ask({ act: 'restrict', email: someone() })],
    [1, () => ask({ act: 'lift', email: someone() })],
    [1, () => ask({ act: 'press', wave, press: 'pause' })],
    [3, () => ask({ act: 'press', wave, press: 'resume' })],
    [3, async () => ask({ act: 'pressPlace', offer: await offerOf('accepted'), press: 'settle' })],
    [
      2,
      async () => {
        const offer = await offerOf('accepted', 'settled');
        return ask({ act: 'pressPlace', offer, press: 'release' });
      },
    ],
    [8, () => ask({ act: 'advance' })],
  ];
  const all = acts.reduce((sum, [weight]) => sum + weight, 0);
  const any = () => {
    let left = chance() * all;
    const found = acts.find(([weight]) => (left -= weight) < 0);
    return found?.[1]();
  };

  async function expectFair() {
    const twice = sql`SELECT place_id FROM offers WHERE state IN ${has}
      GROUP BY place_id HAVING count(*) > 1`;
    expect(await read(twice), 'places given twice').toEqual([]);
    const again = sql`SELECT subscriber_id FROM offers
      GROUP BY wave_id, subscriber_id HAVING count(*) > 1`;
    expect(await read(again), 'people invited twice').toEqual([]);
    const [counts] = await read(sql<Record<string, number | string>>`SELECT
      (SELECT count(*) FROM wave_places) AS places,
      (SELECT count(*) FROM offers WHERE state IN ${has}) AS given,
      (SELECT state FROM waves) AS state,
      (SELECT count(*) FROM subscribers WHERE state = 'confirmed'
        AND NOT EXISTS (SELECT 1 FROM restrictions AS r WHERE r.email_key = subscribers.email_key)
        AND NOT EXISTS (SELECT 1 FROM offers WHERE subscriber_id = subscribers.id)) AS waiting`);
    const { given, state, waiting } = counts ?? {};
    expect(Number(counts?.['places'])).toBe(places);
    if (state === 'inviting' && Number(waiting) > 0) expect(Number(given)).toBe(places);
    const kept = await read(
      sql<{
        email: string;
        state: string;
        guests: Guests | null;
      }>`SELECT email, offers.state, guests
        FROM offers JOIN subscribers ON subscribers.id = subscriber_id`,
    );
    for (const [email, said] of answers) {
      if (erased.has(email)) continue;
      const row = kept.find((each) => each.email === email);
      expect(row?.guests ?? null, email).toBe(said.guests);
      const later = said.state === 'accepted' ? ['accepted', 'settled', 'released'] : ['declined'];
      expect(later, email).toContain(row?.state);
    }
  }

  expect(await ask({ act: 'press', wave, press: 'start' })).toBe('done');
  let killed = 0;
  for (let step = 0; step < steps; step += 1) {
    const dies = step % (steps / kills) === 1;
    const many = Array.from({ length: dies ? 8 : 1 + Math.floor(chance() * 4) }, async () => any());
    if (dies) {
      // While it does what was asked first, and the rest waits.
      await once(server, 'message');
      await new Promise((resolve) => setTimeout(resolve, chance() * 3));
      await kill(server);
      killed += 1;
      server = await startServer();
    }
    await Promise.all(many);
    await expectFair();
    now = new Date(now.getTime() + Math.floor(chance() * 8 * hourMs) + minuteMs);
  }
  await kill(server);

  console.table({
    [configured.engine]: {
      steps,
      killed,
      ...Object.fromEntries(seen),
      answers: answers.size,
      bounced,
      erased: erased.size,
      until: now.toISOString(),
    },
  });
  expect(killed).toBe(kills);
  expect(now.toISOString() > '2026-03-29T02').toBe(true);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['accepted', 'declined', 'lapsed', 'gone', 'unknown']),
  );
  expect(bounced).toBeGreaterThan(0);
}

const description =
  '200 guests do all they can at once around 12 places of a server that is killed twenty times, and never is one given twice, left empty or lost';

test(description, { timeout: 10 * minuteMs }, () =>
  tryByForce({ engine: 'sqlite', file: join(newFolder('trial'), 'store.sqlite') }),
);

describeWithPostgres('on Postgres', () => {
  const postgres = testDatabases();
  test(description, { timeout: 10 * minuteMs }, async () =>
    tryByForce({ engine: 'postgres', url: await postgres.newDatabase() }),
  );
});
