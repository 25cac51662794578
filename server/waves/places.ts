import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { isAnswerable } from '../../domain/wave.ts';
import type { Tables } from '../db/tables.ts';
import { lineOf } from '../subscribers/line.ts';
import { isRestricted } from '../subscribers/restrictions.ts';
import { moveOffer, queueAboutOffer } from './course.ts';

type Write = Transaction<Tables>;

/** Whether an offer has its place. */
export const hasPlace = sql<SqlBool>`offers.state IN ('held', 'accepted', 'settled')`;

/**
 * Locks the waves that are under way until the transaction ends, before anything else: so one after
 * the other decides about places, and nobody waits for each other.
 */
export async function lockWaves(trx: Write): Promise<void> {
  await trx
    .updateTable('waves')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('state', 'in', ['inviting', 'paused'])
    .execute();
}

/**
 * Takes back what is held by anyone who left the list or whose data is restricted, and offers every
 * free place to the next in line, in the transaction that made it free.
 * @param emailsAreOn without e-mails nobody is invited
 */
export async function moveUp(trx: Write, now: Date, emailsAreOn: boolean): Promise<void> {
  const left = await trx
    .selectFrom('offers')
    .innerJoin('subscribers', 'subscribers.id', 'offers.subscriber_id')
    .select('offers.id')
    .where('offers.state', '=', 'held')
    .where((eb) =>
      eb.or([
        eb('subscribers.state', '=', 'unsubscribed'),
        isRestricted(sql.ref('subscribers.email_key')),
      ]),
    )
    .execute();
  for (const { id } of left) await moveOffer(trx, id, 'withdrawn', now);
  const wave = await trx
    .selectFrom('waves')
    .selectAll()
    .where('state', '=', 'inviting')
    .executeTakeFirst();
  if (!emailsAreOn || !wave || !isAnswerable(wave, now)) return;
  const free = await freePlaces(trx, wave.id).select('wave_places.id').orderBy('number').execute();
  if (free.length === 0) return;
  const next = await nextInLine(trx, wave.id).limit(free.length).execute();
  for (const [index, { id: subscriber_id }] of next.entries()) {
    const id = uuidV7();
    const offer = { id, wave_id: wave.id, subscriber_id, place_id: free[index]?.id ?? '' };
    await trx
      .insertInto('offers')
      .values({ ...offer, state: 'held', made_at: now.toISOString() })
      .execute();
    await queueAboutOffer(trx, 'invitation', id, now);
  }
}

/** The places of a wave that nobody has. */
export const freePlaces = (db: Kysely<Tables>, wave: string) =>
  db
    .selectFrom('wave_places')
    .where('wave_id', '=', wave)
    .where(
      sql<SqlBool>`NOT EXISTS (SELECT 1 FROM offers WHERE offers.place_id = wave_places.id AND ${hasPlace})`,
    );

/** The people in line whom a wave has not invited yet, in their order. */
const nextInLine = (db: Kysely<Tables>, wave: string) =>
  lineOf(db)
    .where(
      sql<SqlBool>`NOT EXISTS (
        SELECT 1 FROM offers WHERE offers.wave_id = ${wave} AND offers.subscriber_id = subscribers.id
      )`,
    )
    .where(
      sql<SqlBool>`NOT EXISTS (
        SELECT 1 FROM offers WHERE offers.subscriber_id = subscribers.id AND ${hasPlace}
      )`,
    )
    .orderBy('joined_at')
    .orderBy('subscribers.id');
