import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import {
  dueMinutes,
  isUnderWay,
  languagesLacking,
  letterStates,
  type Audience,
  type LetterState,
  type NotSent,
} from '../../domain/letter.ts';
import { byLanguage, languages } from '../../domain/language.ts';
import { minuteMs, momentAfter } from '../../domain/time.ts';
import { asFlag, newUuid } from '../db/engines.ts';
import type { Tables } from '../db/tables.ts';
import { giveUpAt } from '../subscribers/queue.ts';
import { countAudience, whyNotAddressed } from './audience.ts';
import { hashOf, sum } from './read-letters.ts';

type Write = Transaction<Tables>;

/** The result of pressing send: how many people get the letter, or why it does not go. */
interface Sent {
  recipients: number;
  reason?: NotSent;
}

/**
 * The states of a letter and who moves it: the owner sends a `draft`, which is `due` in five
 * minutes; then it is `sending`, until nothing waits and it is `sent`. The owner stops it: a letter
 * that is due is a draft again, one that is sending is `stopped`, and may go on.
 */
export const letterCourse = (db: Kysely<Tables>) => ({
  /** Lets a draft go out in some minutes. */
  send: (id: string, now: Date): Promise<Sent> =>
    db.transaction().execute((trx) => sendDraft(trx, id, now)),

  /** @returns whether it did something; a press that comes too late does nothing */
  stop: (id: string, now: Date): Promise<boolean> =>
    db.transaction().execute((trx) => stop(trx, id, now)),

  /** Lets a stopped letter go on. @returns whether it does: one at a time is on its way */
  resume: (id: string, now: Date): Promise<boolean> =>
    db.transaction().execute((trx) => resume(trx, id, now)),

  /** Begins what is due, and ends what has gone to everybody. For the sender alone. */
  async advance(now: Date): Promise<void> {
    for (const letter of await letters(db, ['due', 'sending'])) {
      await db.transaction().execute((trx) => advance(trx, letter, now));
    }
  },

  /**
   * Stops what a restored backup believes to be under way. Nobody knows how far it really was, so
   * what waited is of unknown fate.
   * @returns how many
   */
  stopRestored: (now: Date): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const ended_at = now.toISOString();
      const open = await letters(trx, ['due', 'sending', 'stopped']);
      for (const { id, state } of open) {
        if (state !== 'stopped') await stop(trx, id, now);
        await emailsOf(trx, id).set({ state: 'unknown', ended_at }).execute();
      }
      return open.filter(({ state }) => isUnderWay(state)).length;
    }),
});

const letters = (db: Kysely<Tables>, states: LetterState[]) =>
  db.selectFrom('letters').selectAll().where('state', 'in', states).execute();

/** Changes the e-mails of a letter that did not go yet. */
const emailsOf = (trx: Write, id: string) =>
  trx.updateTable('emails').where('letter_id', '=', id).where('state', '=', 'queued');

/** Changes a letter that is in a state. @returns false where it is in another by now */
async function changeFrom(
  trx: Write,
  id: string,
  state: LetterState,
  to: Updateable<Tables['letters']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('letters')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function sendDraft(trx: Write, id: string, now: Date): Promise<Sent> {
  await lock(trx);
  const all = await letters(trx, [...letterStates]);
  const stored = await trx
    .selectFrom('letter_texts')
    .selectAll()
    .where('letter_id', '=', id)
    .execute();
  const draft = all.find((each) => each.id === id);
  const audience = draft?.audience ?? 'dates';
  const recipients = sum((await countAudience(trx, audience)).recipients);
  const texts = byLanguage((language) => {
    const { subject = '', body = '' } = stored.find((each) => each.language === language) ?? {};
    return { subject, body };
  });
  const reason = whyNotSent();
  if (reason !== undefined) return { reason, recipients };
  const send_at = momentAfter(now, dueMinutes * minuteMs);
  await changeFrom(trx, id, 'draft', { state: 'due', send_at });
  return { recipients };

  function whyNotSent(): NotSent | undefined {
    const others = all.filter((each) => each.id !== id);
    if (draft?.state !== 'draft' || others.some(({ state }) => isUnderWay(state))) return 'busy';
    if (languagesLacking(texts).length > 0) return 'incomplete';
    if (draft.tested_hash !== hashOf(audience, texts)) return 'untested';
    if (recipients === 0) return 'nobody';
    return undefined;
  }
}

const stop = async (trx: Write, id: string, now: Date): Promise<boolean> =>
  (await changeFrom(trx, id, 'due', { state: 'draft', send_at: null })) ||
  changeFrom(trx, id, 'sending', { state: 'stopped', ended_at: now.toISOString() });

/** Lets a letter go on, however long it stood, to whoever has not had it. */
async function resume(trx: Write, id: string, now: Date): Promise<boolean> {
  await lock(trx);
  if ((await letters(trx, letterStates.filter(isUnderWay))).length > 0) return false;
  if (!(await changeFrom(trx, id, 'stopped', { state: 'sending', ended_at: null }))) return false;
  const ofSubscriber = (column: 'email' | 'email_key' | 'name') => sql<never>`(
    SELECT ${sql.ref(`subscribers.${column}`)} FROM subscribers
    WHERE subscribers.id = emails.subscriber_id
  )`;
  await emailsOf(trx, id)
    .set({
      due_at: now.toISOString(),
      give_up_at: giveUpAt('letter', now),
      // The retention takes them away after a month.
      email: ofSubscriber('email'),
      email_key: ofSubscriber('email_key'),
      name: ofSubscriber('name'),
    })
    .execute();
  return true;
}

async function advance(
  trx: Write,
  { id, audience, state, send_at }: Selectable<Tables['letters']>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  if (state === 'due') {
    if (send_at === null || send_at > at) return;
    // News for people who asked for it may be read by all; the list hears of dates first.
    const is_public = asFlag(audience === 'updates') as never;
    if (!(await changeFrom(trx, id, 'due', { state: 'sending', is_public }))) return;
    await freezeAudience(trx, id, audience, now);
    await namePages(trx, id);
    return;
  }
  const waiting = await trx
    .selectFrom('emails')
    .select('id')
    .where('letter_id', '=', id)
    .where('state', 'in', ['queued', 'sending'])
    .limit(1)
    .execute();
  if (waiting.length === 0) await changeFrom(trx, id, 'sending', { state: 'sent', ended_at: at });
}

/**
 * Queues an e-mail to everybody who is entitled at this moment. Each subscriber has one of a letter
 * at most. Nobody guesses its id: by it a message that came back is believed.
 */
const freezeAudience = (trx: Write, id: string, audience: Audience, now: Date) =>
  sql`
    INSERT INTO emails (
      id, kind, subscriber_id, email, email_key, name, language, wants_updates, state, priority,
      queued_at, due_at, give_up_at, letter_id
    )
    SELECT ${newUuid(trx)}, 'letter', id, email, email_key, name, language, wants_updates, 'queued', 2,
      ${now.toISOString()}, ${now.toISOString()}, ${giveUpAt('letter', now)}, ${id}
    FROM subscribers WHERE ${whyNotAddressed(audience)} IS NULL`.execute(trx);

/** Names the pages of a letter in the archive. */
async function namePages(trx: Write, id: string): Promise<void> {
  for (const language of languages) {
    const taken = await trx
      .selectFrom('letter_texts')
      .select(['letter_id', 'slug', 'subject'])
      .where('language', '=', language)
      .execute();
    const own = taken.find(({ letter_id }) => letter_id === id);
    const slugs = taken.map(({ slug }) => slug);
    await trx
      .updateTable('letter_texts')
      .set({ slug: slugOf(own?.subject ?? '', slugs) })
      .where('letter_id', '=', id)
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

/**
 * Lets one after the other decide, and in the embedded store makes the transaction one that writes.
 */
async function lock(trx: Write): Promise<void> {
  await sql`UPDATE email_sender SET holder = holder`.execute(trx);
}
