import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { facts } from '../../content/facts.ts';
import type { HoldRule } from '../../domain/email/states.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { dayMs, hourMs, minuteMs, momentAfter, momentBefore } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import { networkOf } from '../http/client-ip.ts';
import { giveUpAt } from './queue.ts';

type Write = Transaction<Tables>;

/**
 * The harm is e-mail to strangers in our name, and its measure how many of those who are asked
 * confirm. Decision 36 has the reasons.
 */
const limits = {
  /**
   * So many of an hour's confirmations may be unanswered: more than a quiet day brings. With those
   * that go on this allows 30 in an attack.
   */
  unanswered: 24,
  /**
   * And so many more for each that was answered: after an article a third confirms, minutes later.
   */
  moreForAnswered: 3,
  /** A network over a quarter of them is held alone, before everybody is. */
  ofNetwork: 6,
  /**
   * Of so many confirmations that had a day, a tenth is answered even if half of the addresses are
   * mistyped.
   */
  slow: 50,
  leastConfirmed: 0.1,
  /** Six an hour, so that a wrong rule shows itself and nobody honest waits for ever. */
  goesOnEvery: 10 * minuteMs,
  /** Three of ten that confirm are no attack. */
  liftedBy: { confirmed: 3, of: 10 },
};

/** Held no longer than its address is kept. */
const heldForMs = facts.emailTextDays * dayMs;

interface SignUp {
  network: string;
  confirmed: boolean;
}

/** The confirmations that the form's sign-ups had sent, or that are held. */
const signUps = (db: Kysely<Tables>) =>
  db
    .selectFrom('emails as mail')
    .innerJoin('subscribers as subscriber', 'subscriber.id', 'mail.subscriber_id')
    .leftJoin('interest_submissions as submission', 'submission.id', 'mail.submission_id')
    .select(['mail.id', 'mail.held_by', 'mail.counts_from', 'submission.ip_address'])
    .select(sql<number | boolean>`subscriber.submission_id IS NOT NULL`.as('confirmed'));

/** Those whose IP address is not kept any more are of a network each. */
const signUpOf = (row: Awaited<ReturnType<ReturnType<typeof signUps>['execute']>>[number]) => ({
  id: row.id,
  network: row.ip_address === null ? row.id : networkOf(row.ip_address),
  heldBy: row.held_by,
  confirmed: Boolean(row.confirmed),
  countsFrom: row.counts_from,
});

/** Those that were sent, the newest first. */
const sent = (db: Kysely<Tables>) =>
  signUps(db)
    .where('mail.counts_from', 'is not', null)
    .where('mail.state', 'not in', ['held', 'dropped'])
    .orderBy('mail.counts_from', 'desc')
    .orderBy('mail.id', 'desc');

/** Those that hold others up; one to a host that takes no e-mails does not. */
const heldTogether = (db: Kysely<Tables>) =>
  signUps(db).where('mail.state', '=', 'held').where('mail.held_by', '<>', 'no_mail');

/** Whether confirmations are held as if by an attack. */
export const holdsOthers = async (db: Kysely<Tables>): Promise<boolean> =>
  (await heldTogether(db).limit(1).executeTakeFirst()) !== undefined;

/** Locks the count, so that of two sign-ups at once the second counts the first. */
const lockCount = (trx: Write) =>
  trx
    .updateTable('email_sender')
    .set({ counted_from: sql`counted_from` })
    .returning('counted_from')
    .executeTakeFirstOrThrow();

const numberConfirmed = (all: readonly SignUp[]): number =>
  all.filter(({ confirmed }) => confirmed).length;

/** Whether one more would be too many unanswered. */
const tooMany = (all: readonly SignUp[], most: number): boolean => {
  const confirmed = numberConfirmed(all);
  return all.length - confirmed + 1 > most + limits.moreForAnswered * confirmed;
};

/**
 * Whether an e-mail is a new confirmation that no rule has judged yet. Only what answers the form
 * has the moment of its submission; what the dashboard, a link or a correction asks has its own,
 * what is entered by hand came from no IP address, and who has confirmed before is not held.
 */
export const awaitsBrake = sql<SqlBool>`(
  emails.kind = 'confirm' AND emails.state = 'queued' AND emails.counts_from IS NULL
  AND EXISTS (
    SELECT 1 FROM interest_submissions AS answered
    WHERE answered.id = emails.submission_id AND answered.created_at = emails.queued_at AND answered.ip_address IS NOT NULL
  )
  AND EXISTS (
    SELECT 1 FROM subscribers AS asked WHERE asked.id = emails.subscriber_id AND asked.submission_id IS NULL
  )
)`;

/** Judged in one transaction. */
const judgedAtOnce = 500;

/**
 * Holds what is new of confirmations, or counts it. The sender does so, since a visitor would
 * notice how long it takes.
 */
export async function judgeNew(db: Kysely<Tables>, now: Date): Promise<void> {
  const awaiting = (db: Kysely<Tables>) =>
    db
      .selectFrom('emails')
      .select('emails.id')
      .where('state', '=', 'queued')
      .where('lane', '=', 1)
      .where('due_at', '<=', now.toISOString())
      .where(awaitsBrake);
  if (!(await awaiting(db).limit(1).executeTakeFirst())) return;
  await db.transaction().execute(async (trx) => {
    const { counted_from } = await lockCount(trx);
    const each = await awaiting(trx)
      .leftJoin('interest_submissions as submission', 'submission.id', 'emails.submission_id')
      .select(['emails.subscriber_id', 'submission.ip_address'])
      .orderBy('queued_at')
      .orderBy('emails.id')
      .limit(judgedAtOnce)
      .execute();
    // Another server may have been first.
    if (each.length === 0) return;
    const judge = await judgeBy(trx, counted_from, now);
    const judged = Map.groupBy(each, ({ id, ip_address }) =>
      judge(ip_address === null ? id : networkOf(ip_address)),
    );
    // Anyone who joins again is asked once, for the later submission.
    await trx
      .updateTable('emails')
      .set({ state: 'dropped', reason: 'not_last', ended_at: now.toISOString() })
      .where('state', '=', 'held')
      .where(
        'subscriber_id',
        'in',
        each.map(({ subscriber_id }) => subscriber_id),
      )
      .execute();
    for (const [rule, theirs] of judged) {
      await trx
        .updateTable('emails')
        .set(rule === undefined ? { counts_from: now.toISOString() } : heldBy(rule, now))
        .where(
          'id',
          'in',
          theirs.map(({ id }) => id),
        )
        .execute();
    }
  });
}

const heldBy = (rule: HoldRule, now: Date) => ({
  state: 'held' as const,
  held_by: rule,
  give_up_at: momentAfter(now, heldForMs),
});

/** Holds one confirmation alone: the host of its address takes no e-mails. */
export async function holdAlone(
  db: Kysely<Tables>,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('emails')
    .set(heldBy('no_mail', now))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('email_key', '=', emailKey(email))
    .execute();
}

/**
 * @returns by which rule the next confirmation to somebody in a network is held. While some are, so
 * are those that come.
 */
async function judgeBy(
  trx: Write,
  countedFrom: string,
  now: Date,
): Promise<(network: string) => HoldRule | undefined> {
  const held = heldTogether(trx);
  const ofAll = await held.where('mail.held_by', '<>', 'network').limit(1).executeTakeFirst();
  let all = ofAll?.held_by ?? undefined;
  if (all !== undefined) return () => all;
  const alone = new Set((await held.execute()).map((row) => signUpOf(row).network));
  const hour: SignUp[] = (
    await sent(trx)
      .where('mail.counts_from', '>', momentBefore(now, hourMs))
      // What went on at once then is many at once by itself.
      .where('mail.counts_from', '>', countedFrom)
      .execute()
  ).map(signUpOf);
  const slow: SignUp[] = (
    await sent(trx)
      .where('mail.counts_from', '<=', momentBefore(now, dayMs))
      .where('mail.counts_from', '>=', countedFrom)
      .limit(limits.slow)
      .execute()
  ).map(signUpOf);
  return (network) => {
    const rule =
      all ??
      (alone.has(network)
        ? 'network'
        : (ruleBroken(hour, 'unanswered', (some) => tooMany(some, limits.unanswered), network) ??
          ruleBroken(slow, 'unconfirmed', hardlyConfirm, network)));
    if (rule === undefined) hour.push({ network, confirmed: false });
    else if (rule === 'network') alone.add(network);
    else all = rule;
    return rule;
  };
}

/** Half of them are enough to judge by once networks are left out. */
const hardlyConfirm = (all: readonly SignUp[]): boolean =>
  all.length > limits.slow / 2 && numberConfirmed(all) < all.length * limits.leastConfirmed;

/**
 * @returns the rule, or `network` for one that is over its share; without these, the others may be
 * few enough
 */
function ruleBroken(
  all: readonly SignUp[],
  rule: HoldRule,
  isBroken: (all: readonly SignUp[]) => boolean,
  network: string,
): HoldRule | undefined {
  if (rule === 'unconfirmed' && all.length < limits.slow) return undefined;
  if (!isBroken(all)) return undefined;
  const over = new Set(
    [...Map.groupBy(all, (each) => each.network)].flatMap(([name, theirs]) =>
      tooMany(theirs, limits.ofNetwork) ? [name] : [],
    ),
  );
  if (over.has(network)) return 'network';
  return isBroken(all.filter((each) => !over.has(each.network))) ? rule : undefined;
}

/**
 * Lets all of those go on at once of whom enough confirm by now, else one now and then, of a
 * network that had none for an hour.
 * @returns how many are held still
 */
export async function letHeldGoOn(trx: Write, now: Date): Promise<number> {
  const held = (await heldTogether(trx).execute()).map(signUpOf);
  if (held.length === 0) return 0;
  const { counted_from } = await lockCount(trx);
  const since = (
    await sent(trx)
      .where('mail.counts_from', '>=', counted_from)
      .where('mail.counts_from', '>', momentBefore(now, dayMs))
      .execute()
  ).map(signUpOf);
  const alone = new Set(held.flatMap((each) => (each.heldBy === 'network' ? each.network : [])));
  const groupOf = ({ network }: SignUp): string => (alone.has(network) ? network : '');
  const lifted = held.filter((each) => {
    const last = since.filter((other) => groupOf(other) === groupOf(each));
    const { confirmed, of } = limits.liftedBy;
    return numberConfirmed(last.slice(0, of)) >= confirmed;
  });
  if (lifted.length > 0) {
    const ids = lifted.map(({ id }) => id);
    await goOn(trx, ids, now);
    await countFrom(trx, now);
    return held.length - ids.length;
  }
  const drawn = since.filter(
    ({ heldBy, countsFrom }) =>
      heldBy !== null && countsFrom !== null && countsFrom > momentBefore(now, hourMs),
  );
  const alreadyNow = drawn.some(
    ({ countsFrom }) =>
      countsFrom !== counted_from && (countsFrom ?? '') > momentBefore(now, limits.goesOnEvery),
  );
  const waiting = Map.groupBy(
    held.filter(({ network }) => drawn.every((other) => other.network !== network)),
    ({ network }) => network,
  );
  // Networks are drawn, so that one with many people is not drawn more often.
  const next = alreadyNow ? undefined : anyOf(anyOf([...waiting.values()]) ?? []);
  if (next) await goOn(trx, [next.id], now);
  return held.length - (next ? 1 : 0);
}

const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Both rules count only what is sent from then on. */
const countFrom = (trx: Write, now: Date) =>
  trx.updateTable('email_sender').set({ counted_from: now.toISOString() }).execute();

/** Confirmations that are no longer held. Their age counts from then on. */
const released = (now: Date) => ({
  state: 'queued' as const,
  due_at: now.toISOString(),
  give_up_at: giveUpAt('confirm', now),
  counts_from: now.toISOString(),
});

async function goOn(trx: Write, ids: readonly string[], now: Date): Promise<void> {
  // A database takes so many parameters, and no more.
  for (let from = 0; from < ids.length; from += 500) {
    await trx
      .updateTable('emails')
      .set(released(now))
      .where('state', '=', 'held')
      .where('id', 'in', ids.slice(from, from + 500))
      .execute();
  }
}

/**
 * Lets everything that is held go on, and what nobody has judged yet, or drops what is held. The
 * submissions stay. @returns how many that were
 */
export async function settleHeld(
  trx: Write,
  fate: 'release' | 'delete',
  now: Date,
): Promise<number> {
  await lockCount(trx);
  const { numUpdatedRows } = await trx
    .updateTable('emails')
    .set(
      fate === 'release'
        ? released(now)
        : { state: 'dropped', reason: 'not_released', ended_at: now.toISOString() },
    )
    .where((eb) => eb.or([eb('state', '=', 'held'), ...(fate === 'release' ? [awaitsBrake] : [])]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await countFrom(trx, now);
  return Number(numUpdatedRows);
}

/** How many confirmations each rule holds and ever held, and how many of those people confirmed. */
export async function heldByRule(db: Kysely<Tables>) {
  const { rows } = await sql<{ rule: HoldRule; now: number; ever: number; confirmed: number }>`
    SELECT held_by AS rule, count(CASE WHEN emails.state = 'held' THEN 1 END) AS now, count(*) AS ever,
      count(subscribers.submission_id) AS confirmed
    FROM emails JOIN subscribers ON subscribers.id = emails.subscriber_id
    WHERE held_by IS NOT NULL GROUP BY held_by ORDER BY held_by`.execute(db);
  return rows;
}
