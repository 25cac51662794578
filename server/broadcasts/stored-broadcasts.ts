import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import {
  broadcastStates,
  holdMinutes,
  isUnderWay,
  languagesLacking,
  type Audience,
  type BroadcastPress,
  type BroadcastState,
  type BroadcastTexts,
  type NotSent,
} from '../../domain/broadcast.ts';
import { byLanguage, languages } from '../../domain/language.ts';
import { dayMs, minuteMs, momentAfter, momentBefore } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import { advance, changeFrom, dropQueued, type BroadcastStep } from './advance.ts';
import { countAudience } from './audience.ts';
import { broadcastReads, hashOf, sum, type StoredBroadcast } from './read-broadcasts.ts';

type Write = Transaction<Tables>;

export type BroadcastStore = ReturnType<typeof broadcastStore>;

interface Draft {
  audience: Audience;
  texts: BroadcastTexts;
}

/** The result of pressing send: how many people get the letter, or why it does not go. */
type Sent =
  { sent: true; recipients: number } | { sent: false; reason: NotSent; recipients: number };

/** The broadcasts of the store, each from draft to archive: the same statements in both engines. */
export const broadcastStore = (db: Kysely<Tables>) => ({
  ...broadcastReads(db),
  ...broadcastWrites(db),
  ...broadcastCourse(db),
});

/** The owner's actions on a broadcast. */
function broadcastWrites(db: Kysely<Tables>) {
  return {
    /**
     * Keeps a draft; without an id, a new one. @returns its id; undefined where there is no such
     * draft
     */
    save: (id: string | null, draft: Draft, now: Date): Promise<string | undefined> =>
      db.transaction().execute((trx) => saveDraft(trx, id, draft, now.toISOString())),

    async delete(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('broadcasts')
        .where('id', '=', id)
        .where('state', '=', 'draft')
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Notes that the owner was sent these texts. */
    async tested({ id, audience: to, texts }: StoredBroadcast, now: Date): Promise<void> {
      await db
        .updateTable('broadcasts')
        .set({ tested_hash: hashOf(to, texts), tested_at: now.toISOString() })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Lets a draft go out in some minutes.
     * @param typed the number of recipients, as it must be typed within a day of another
     */
    send: (id: string, typed: number | null, now: Date): Promise<Sent> =>
      db.transaction().execute((trx) => sendDraft(trx, id, typed, now)),

    /** @returns whether it did something; a press that comes too late does nothing */
    press: (id: string, press: BroadcastPress, now: Date): Promise<boolean> =>
      db.transaction().execute((trx) => pressOn(trx, id, press, now.toISOString())),

    /** Puts one that was sent into the archive, or takes it out. */
    async publish(id: string, isPublic: boolean): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('broadcasts')
        .set({ is_public: sql<boolean>`${sql.lit(isPublic)}` })
        .where('id', '=', id)
        .where('state', 'not in', ['draft', 'held'])
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

/** The steps that broadcasts take by themselves. */
function broadcastCourse(db: Kysely<Tables>) {
  return {
    /**
     * Begins what was held long enough, ends what has gone to everybody, and pauses what goes
     * wrong. For the sender alone.
     * @returns what it did
     */
    async advance(now: Date): Promise<BroadcastStep[]> {
      const open = await db
        .selectFrom('broadcasts')
        .selectAll()
        .where('state', 'in', ['held', 'sending'])
        .execute();
      const steps: BroadcastStep[] = [];
      for (const broadcast of open) {
        const did = await db.transaction().execute((trx) => advance(trx, broadcast, now));
        if (did) steps.push({ id: broadcast.id, did });
      }
      return steps;
    },

    /**
     * Stops what a restored copy believes to be under way, as nobody knows how far it really was.
     * @returns how many
     */
    stopRestored: (now: Date): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const at = now.toISOString();
        const stopped = await trx
          .updateTable('broadcasts')
          .set({ state: 'stopped', reason: 'restored', ended_at: at })
          .where('state', 'in', broadcastStates.filter(isUnderWay))
          .returning('id')
          .execute();
        for (const { id } of stopped) await dropQueued(trx, id, at);
        return stopped.length;
      }),
  };
}

async function saveDraft(
  trx: Write,
  id: string | null,
  { audience, texts }: Draft,
  at: string,
): Promise<string | undefined> {
  const known = id ?? uuidV7();
  if (id === null) {
    await trx
      .insertInto('broadcasts')
      .values({ id: known, audience, state: 'draft', created_at: at, updated_at: at })
      .execute();
  } else {
    const { numUpdatedRows } = await trx
      .updateTable('broadcasts')
      .set({ audience, updated_at: at })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
  }
  for (const language of languages) {
    await trx
      .insertInto('broadcast_texts')
      .values({ broadcast_id: known, language, ...texts[language], slug: null })
      .onConflict((conflict) =>
        conflict.columns(['broadcast_id', 'language']).doUpdateSet(texts[language]),
      )
      .execute();
  }
  return known;
}

async function sendDraft(trx: Write, id: string, typed: number | null, now: Date): Promise<Sent> {
  await lock(trx);
  const all = await trx.selectFrom('broadcasts').selectAll().execute();
  const stored = await trx
    .selectFrom('broadcast_texts')
    .selectAll()
    .where('broadcast_id', '=', id)
    .execute();
  const draft = all.find((each) => each.id === id);
  const audience = draft?.audience ?? 'dates';
  const recipients = sum((await countAudience(trx, audience)).recipients);
  const texts = byLanguage((language) => {
    const { subject = '', body = '' } = stored.find((each) => each.language === language) ?? {};
    return { subject, body };
  });
  const reason = whyNotSent();
  if (reason !== undefined) return { sent: false, reason, recipients };
  const sendAt = momentAfter(now, holdMinutes * minuteMs);
  await trx
    .updateTable('broadcasts')
    .set({ state: 'held', send_at: sendAt, reason: null })
    .where('id', '=', id)
    .execute();
  return { sent: true, recipients };

  function whyNotSent(): NotSent | undefined {
    const others = all.filter((each) => each.id !== id);
    const dayAgo = momentBefore(now, dayMs);
    if (draft?.state !== 'draft' || others.some(({ state }) => isUnderWay(state))) return 'busy';
    if (languagesLacking(texts).length > 0) return 'incomplete';
    if (draft.tested_hash !== hashOf(audience, texts)) return 'untested';
    if (recipients === 0) return 'nobody';
    if (others.some(({ send_at }) => (send_at ?? '') > dayAgo) && typed !== recipients)
      return 'too_soon';
    return undefined;
  }
}

async function pressOn(
  trx: Write,
  id: string,
  press: BroadcastPress,
  at: string,
): Promise<boolean> {
  const move = (from: BroadcastState, to: Updateable<Tables['broadcasts']>) =>
    changeFrom(trx, id, from, to);
  switch (press) {
    case 'pause':
      return move('sending', { state: 'paused', reason: null });
    case 'resume':
      return move('paused', { state: 'sending', seen_at: at });
    case 'stop': {
      if (await move('held', { state: 'draft', send_at: null })) return true;
      const stopped = { state: 'stopped', reason: null, ended_at: at } as const;
      if (!(await move('sending', stopped)) && !(await move('paused', stopped))) return false;
      await dropQueued(trx, id, at);
      return true;
    }
  }
}

/**
 * Lets one after the other decide, and in the embedded store makes the transaction one that writes.
 */
async function lock(trx: Write): Promise<void> {
  await sql`UPDATE email_sender SET holder = holder`.execute(trx);
}
