import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import {
  answerUntil,
  graceMs,
  waveLimits,
  type Moved,
  type PlacePress,
  type Wave,
  type WaveDraft,
  type WaveOffer,
  type WavePress,
} from '../../domain/wave.ts';
import { momentBefore } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import type { Actor, UnitOfWork } from '../events/change.ts';
import { lineOf } from '../subscribers/line.ts';
import { waveAnswers } from './answers.ts';
import { advanceWaves } from './clock.ts';
import { moveOffer, moveWave } from './course.ts';
import { freePlaces, hasPlace, lockWaves, moveUp } from './places.ts';
import { textsOf } from './wave-texts.ts';

export type WaveStore = ReturnType<typeof waveStore>;

type Write = Transaction<Tables>;

const mostOffers = 500;

/** The waves of invitations: the same statements in both engines. */
export const waveStore = (db: Kysely<Tables>, change: UnitOfWork, emailsAreOn: boolean) => ({
  ...waveAnswers(db, change),
  ...ownersPresses(change),

  /** Offers what became free because the retention deleted people. */
  fill: (now: Date): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await lockWaves(trx);
      await moveUp(trx, now, emailsAreOn);
    }),

  /** For the sender alone. */
  advance: (now: Date) => advanceWaves(db, now, emailsAreOn),

  /** The newest first. */
  async list(): Promise<Wave[]> {
    const rows = await db
      .selectFrom('waves')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return Promise.all(rows.map((row) => withCounts(db, row)));
  },

  async inLine(): Promise<number> {
    const { count } = await db
      .selectFrom(lineOf(db).as('line'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** The offers of a wave: those with a place first, then the latest. */
  offers: (wave: string): Promise<WaveOffer[]> =>
    db
      .selectFrom('offers')
      .innerJoin('subscribers', 'subscribers.id', 'offers.subscriber_id')
      .leftJoin('emails as mail', (join) =>
        join.onRef('mail.offer_id', '=', 'offers.id').on('mail.kind', '=', 'invitation'),
      )
      .select([
        'offers.id',
        'subscribers.name',
        'subscribers.email',
        'offers.state',
        'mail.state as mail',
        'made_at',
        'answer_until',
        'guests',
        'answered_at',
      ])
      .where('wave_id', '=', wave)
      .orderBy(sql`CASE WHEN ${hasPlace} THEN 0 ELSE 1 END`)
      .orderBy('made_at', 'desc')
      .orderBy('offers.id')
      .limit(mostOffers)
      .execute(),

  /** Those who accepted, settled or not, for an export. */
  accepted: (wave: string) =>
    db
      .selectFrom('offers')
      .innerJoin('subscribers', 'subscribers.id', 'offers.subscriber_id')
      .select(['name', 'email', 'language', 'offers.state', 'guests', 'answered_at'])
      .where('wave_id', '=', wave)
      .where('offers.state', 'in', ['accepted', 'settled'])
      .orderBy('answered_at')
      .execute(),

  /** Keeps a draft; without an id, a new one. @returns its id; undefined where it is no draft */
  async save(id: string | null, draft: WaveDraft, now: Date): Promise<string | undefined> {
    const { texts, ...values } = draft;
    const row = { ...values, texts: JSON.stringify(texts) };
    if (id === null) {
      const made = { id: uuidV7(), state: 'draft', created_at: now.toISOString() } as const;
      await db
        .insertInto('waves')
        .values({ ...made, ...row })
        .execute();
      return made.id;
    }
    const { numUpdatedRows } = await db
      .updateTable('waves')
      .set(row)
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? id : undefined;
  },

  /**
   * Pauses what a restored backup believes to be under way: what was answered since it was made is
   * missing, so nobody's days end before the owner goes on.
   * @returns how many
   */
  async stopRestored(since: string): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('waves')
      .set({ state: 'paused', answers_missing_since: since })
      .where('state', 'in', ['inviting', 'paused'])
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  },
});

/** What the owner presses. Each ends with the places that it freed being offered to the next. */
const ownersPresses = (change: UnitOfWork) => ({
  press: (id: string, press: WavePress, by: Actor): Promise<Moved> =>
    change(by, async ({ trx, record, actor: { at } }) => {
      const moved = await moveWave(trx, id, press);
      if (moved !== 'done') return moved;
      if (press === 'start') await makePlaces(trx, id, at);
      if (press === 'resume') await prolong(trx, id, at);
      if (press === 'close') await takeBackHeld(trx, id, at);
      await record({ kind: { log: `${press}_wave` }, count: 0 });
      return moved;
    }),

  pressPlace: (offer: string, press: PlacePress, by: Actor): Promise<Moved> =>
    change(by, async ({ trx, record, actor: { at } }) => {
      const to = press === 'settle' ? 'settled' : 'released';
      if (!(await moveOffer(trx, offer, to, at))) return 'changed';
      await record({ kind: { log: `${press}_place` }, count: 1 });
      return 'done';
    }),
});

async function makePlaces(trx: Write, wave_id: string, now: Date): Promise<void> {
  const { places, set_apart } = await trx
    .updateTable('waves')
    .set({ started_at: now.toISOString() })
    .where('id', '=', wave_id)
    .returning(['places', 'set_apart'])
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: places - set_apart }, (_, index) => index + 1);
  const rows = numbers.map((number) => ({ id: uuidV7(), wave_id, number }));
  await trx.insertInto('wave_places').values(rows).execute();
}

/** Whose days ended while answers were missing has the fewest days once more. */
async function prolong(trx: Write, id: string, now: Date): Promise<void> {
  const { answers_missing_since } = await trx
    .selectFrom('waves')
    .select('answers_missing_since')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (answers_missing_since === null) return;
  await trx
    .updateTable('offers')
    .set({ answer_until: answerUntil(now, waveLimits.leastDays).toISOString() })
    .where('wave_id', '=', id)
    .where('state', '=', 'held')
    .where('answer_until', '<=', momentBefore(now, graceMs))
    .execute();
  await trx
    .updateTable('waves')
    .set({ answers_missing_since: null })
    .where('id', '=', id)
    .execute();
}

/** Who had not answered keeps their place in line. */
async function takeBackHeld(trx: Write, wave: string, now: Date): Promise<void> {
  const held = trx.selectFrom('offers').select('id').where('state', '=', 'held');
  for (const { id } of await held.where('wave_id', '=', wave).execute()) {
    await moveOffer(trx, id, 'withdrawn', now);
  }
}

async function withCounts(db: Kysely<Tables>, row: Selectable<Tables['waves']>): Promise<Wave> {
  const counts = await db
    .selectFrom('offers')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('wave_id', '=', row.id)
    .groupBy('state')
    .execute();
  const { free } = await freePlaces(db, row.id)
    .select((eb) => eb.fn.countAll<number>().as('free'))
    .executeTakeFirstOrThrow();
  const offers = Object.fromEntries(counts.map(({ state, count }) => [state, count]));
  return { ...row, texts: textsOf(row), offers, free };
}
