import { sql, type Selectable, type Transaction, type Updateable } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Audience, BroadcastReason, BroadcastState } from '../../domain/broadcast.ts';
import { languages } from '../../domain/language.ts';
import { hourMs, momentBefore } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import { giveUpAt } from '../subscribers/queue.ts';
import { whyNotAddressed } from './audience.ts';

type Write = Transaction<Tables>;

/** A step that a broadcast took by itself. */
export interface BroadcastStep {
  id: string;
  did: 'begin' | 'end' | `wait: ${BroadcastReason}`;
}

/** Changes a broadcast that is in a state. @returns false where it is in another by now */
export async function changeFrom(
  trx: Write,
  id: string,
  state: BroadcastState,
  to: Updateable<Tables['broadcasts']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('broadcasts')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Drops the e-mails of a broadcast that have not gone out yet. */
export async function dropQueued(trx: Write, id: string, at: string): Promise<void> {
  await trx
    .updateTable('emails')
    .set({ state: 'dropped', reason: 'stopped', ended_at: at })
    .where('broadcast_id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** After this long without a server the owner decides whether it still goes out. */
const lateMs = hourMs;
/** The part of those sent that may come back, once so many were sent. */
const mostBounces = { part: 0.05, of: 100 };
const mostComplaints = { part: 0.003, count: 3 };

/**
 * Begins a broadcast that was held long enough, ends one whose e-mails have all gone, and pauses
 * one with which something is wrong.
 */
export async function advance(
  trx: Write,
  { id, audience, state, reason, send_at, seen_at }: Selectable<Tables['broadcasts']>,
  now: Date,
): Promise<BroadcastStep['did'] | undefined> {
  const at = now.toISOString();
  const lateSince = momentBefore(now, lateMs);
  const become = (to: Updateable<Tables['broadcasts']>) => changeFrom(trx, id, state, to);
  if (state === 'held') {
    if (send_at === null || send_at > at) return undefined;
    if (send_at < lateSince) {
      const kept = await become({ state: 'draft', reason: 'late', send_at: null });
      return kept ? 'wait: late' : undefined;
    }
    if (!(await become({ state: 'sending', seen_at: at }))) return undefined;
    await freeze(trx, id, audience, now);
    return 'begin';
  }
  if (seen_at !== null && seen_at < lateSince) {
    return (await become({ state: 'paused', reason: 'late' })) ? 'wait: late' : undefined;
  }
  const counts = await trx
    .selectFrom('emails')
    .select((eb) => [
      eb.fn.sum<number>(sql`CASE WHEN state IN ('queued', 'sending') THEN 1 ELSE 0 END`).as('open'),
      eb.fn.sum<number>(sql`CASE WHEN state IN ('sent', 'bounced') THEN 1 ELSE 0 END`).as('sent'),
      eb.fn.sum<number>(sql`CASE WHEN state = 'bounced' THEN 1 ELSE 0 END`).as('bounced'),
      eb.fn.count<number>('complained_at').as('complaints'),
    ])
    .where('broadcast_id', '=', id)
    .executeTakeFirstOrThrow();
  const [open, sent, bounced, complaints] = [
    counts.open,
    counts.sent,
    counts.bounced,
    counts.complaints,
  ].map(Number) as [number, number, number, number];
  if (open === 0) return (await become({ state: 'sent', ended_at: at })) ? 'end' : undefined;
  // Anyone who lets it go on has seen the reason: it does not wait for the same one again.
  const wrong: BroadcastReason | undefined =
    complaints >= mostComplaints.count && complaints > sent * mostComplaints.part
      ? 'complaints'
      : sent >= mostBounces.of && bounced > sent * mostBounces.part
        ? 'bounces'
        : undefined;
  if (wrong !== undefined && wrong !== reason) {
    return (await become({ state: 'paused', reason: wrong })) ? `wait: ${wrong}` : undefined;
  }
  await become({ seen_at: at });
  return undefined;
}

const rowsAtOnce = 500;

/**
 * Queues an e-mail to everybody who is entitled at this moment, and names its pages in the archive.
 */
async function freeze(trx: Write, id: string, audience: Audience, now: Date): Promise<void> {
  const at = now.toISOString();
  const queued = {
    kind: 'broadcast',
    state: 'queued',
    lane: 2,
    queued_at: at,
    due_at: at,
    give_up_at: giveUpAt('broadcast', now),
    attempts: 0,
    times_unknown: 0,
    broadcast_id: id,
  } as const;
  const recipients = await trx
    .selectFrom('subscribers')
    .select(['id as subscriber_id', 'email', 'email_key', 'name', 'wants_updates', 'language'])
    .where(whyNotAddressed(audience), 'is', null)
    .execute();
  for (let from = 0; from < recipients.length; from += rowsAtOnce) {
    const rows = recipients
      .slice(from, from + rowsAtOnce)
      .flatMap(({ language, wants_updates, ...to }) =>
        language === null || wants_updates === null
          ? []
          : // Nobody guesses the id of another's copy: by it a message that came back is believed.
            { id: uuidV7(), ...queued, ...to, language, wants_updates },
      );
    await trx.insertInto('emails').values(rows).execute();
  }
  await trx
    .updateTable('broadcasts')
    // News for people who asked for it may be read by all; the list hears of dates first.
    .set({ is_public: sql<boolean>`${sql.lit(audience === 'updates')}` })
    .where('id', '=', id)
    .execute();
  for (const language of languages) {
    const taken = await trx
      .selectFrom('broadcast_texts')
      .select(['broadcast_id', 'slug', 'subject'])
      .where('language', '=', language)
      .execute();
    const own = taken.find(({ broadcast_id }) => broadcast_id === id);
    const slug = slugOf(
      own?.subject ?? '',
      taken.map((each) => each.slug),
    );
    await trx
      .updateTable('broadcast_texts')
      .set({ slug })
      .where('broadcast_id', '=', id)
      .where('language', '=', language)
      .execute();
  }
}

const longest = 60;

/**
 * The last part of a page's path, made of its heading: small letters of ASCII, digits and hyphens.
 * @param taken those of other pages; the same one gets a number
 */
export function slugOf(heading: string, taken: readonly (string | null)[]): string {
  const words = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  const slug = words === '' ? 'letter' : words;
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
