import { sql, type Kysely, type Transaction } from 'kysely';
import { facts } from '../../content/facts.ts';
import type { HoldRule } from '../../domain/email/states.ts';
import { dayMs, hourMs, minuteMs } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import { networkOf } from '../http/client-ip.ts';
import { giveUpAt } from './queue.ts';

type Write = Transaction<Tables>;

/**
 * The harm is e-mail to strangers in our name, and its measure how many of those who are asked confirm. Decision 36 has the reasons.
 */
const limits = {
  /** Of an hour's confirmations so many may be unanswered: more than a quiet day brings, and with those that go on 30 in an attack. */
  unanswered: 24,
  /** And so many more for each that was answered: after an article a third confirms, minutes later. */
  moreForAnswered: 3,
  /** A network over a quarter of them is held alone, before everybody is. */
  ofNetwork: 6,
  /** Of so many that had a day to be answered, a tenth confirms even where half of the addresses are mistyped. */
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
  id: string;
  network: string;
  heldBy: HoldRule | null;
  confirmed: boolean;
  countsFrom: string | null;
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

/** Locks the count, so that of two sign-ups at once the second counts the first. */
const lockCount = (trx: Write) =>
  trx
    .updateTable('email_sender')
    .set({ counted_from: sql`counted_from` })
    .returning('counted_from')
    .executeTakeFirstOrThrow();

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

const numberConfirmed = (all: readonly SignUp[]): number =>
  all.filter(({ confirmed }) => confirmed).length;

/** Whether one more would be too many unanswered. */
const tooMany = (all: readonly SignUp[], most: number): boolean => {
  const confirmed = numberConfirmed(all);
  return all.length - confirmed + 1 > most + limits.moreForAnswered * confirmed;
};

/** Holds a new confirmation, or counts it. Who has confirmed before is neither held nor counted. */
export async function countOrHold(
  trx: Write,
  id: string,
  ipAddress: string | null,
  now: Date,
): Promise<void> {
  const known = await trx
    .selectFrom('emails')
    .innerJoin('subscribers', 'subscribers.id', 'emails.subscriber_id')
    .select('subscribers.submission_id')
    .where('emails.id', '=', id)
    .executeTakeFirstOrThrow();
  if (known.submission_id !== null) return;
  const rule = await whyHeld(trx, ipAddress === null ? id : networkOf(ipAddress), now);
  const giveUp = new Date(now.getTime() + heldForMs).toISOString();
  await trx
    .updateTable('emails')
    .set(
      rule === undefined
        ? { counts_from: now.toISOString() }
        : { state: 'held', held_by: rule, give_up_at: giveUp },
    )
    .where('id', '=', id)
    .execute();
}

/** The rule by which a new confirmation to somebody in a network is held. While some are, so are those that come. */
async function whyHeld(trx: Write, network: string, now: Date): Promise<HoldRule | undefined> {
  const { counted_from } = await lockCount(trx);
  const held = await trx
    .selectFrom('emails')
    .leftJoin('interest_submissions as submission', 'submission.id', 'emails.submission_id')
    .select(['emails.held_by', 'submission.ip_address'])
    .distinct()
    .where('emails.state', '=', 'held')
    .execute();
  const [all] = held.filter(({ held_by }) => held_by !== 'network');
  if (all?.held_by) return all.held_by;
  if (held.some(({ ip_address }) => ip_address !== null && networkOf(ip_address) === network)) {
    return 'network';
  }
  const hour = (
    await sent(trx)
      .where('mail.counts_from', '>', before(now, hourMs))
      // What went on at once then is many at once by itself.
      .where('mail.counts_from', '>', counted_from)
      .execute()
  ).map(signUpOf);
  const slow = (
    await sent(trx)
      .where('mail.counts_from', '<=', before(now, dayMs))
      .where('mail.counts_from', '>=', counted_from)
      .limit(limits.slow)
      .execute()
  ).map(signUpOf);
  return (
    judge(hour, 'unanswered', (all) => tooMany(all, limits.unanswered), network) ??
    judge(slow, 'unconfirmed', (all) => hardlyConfirm(all), network)
  );
}

/** Half of them are enough to judge by once networks are left out. */
const hardlyConfirm = (all: readonly SignUp[]): boolean =>
  all.length > limits.slow / 2 && numberConfirmed(all) < all.length * limits.leastConfirmed;

/** @returns the rule, or `network` for one that is over its share; without these, the others may be few enough */
function judge(
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
 * Lets all of those go on at once of whom enough confirm by now, else one now and then, of a network that had none for an hour.
 * @returns how many are held still
 */
export async function letHeldGoOn(trx: Write, now: Date): Promise<number> {
  const held = (await signUps(trx).where('mail.state', '=', 'held').execute()).map(signUpOf);
  if (held.length === 0) return 0;
  const { counted_from } = await lockCount(trx);
  const since = (await sent(trx).where('mail.counts_from', '>=', counted_from).execute()).map(
    signUpOf,
  );
  const alone = new Set(held.flatMap((each) => (each.heldBy === 'network' ? each.network : [])));
  const groupOf = ({ network }: SignUp) => (alone.has(network) ? network : '');
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
      heldBy !== null && countsFrom !== null && countsFrom > before(now, hourMs),
  );
  const alreadyNow = drawn.some(
    ({ countsFrom }) =>
      countsFrom !== counted_from && (countsFrom ?? '') > before(now, limits.goesOnEvery),
  );
  const waiting = Map.groupBy(
    held.filter(({ network }) => drawn.every((other) => other.network !== network)),
    ({ network }) => network,
  );
  // By network, so that one with many does not draw more often.
  const next = alreadyNow ? undefined : anyOf(anyOf([...waiting.values()]) ?? []);
  if (next) await goOn(trx, [next.id], now);
  return held.length - (next ? 1 : 0);
}

const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Both rules count only what is sent from then on. */
const countFrom = (trx: Write, now: Date) =>
  trx.updateTable('email_sender').set({ counted_from: now.toISOString() }).execute();

async function goOn(trx: Write, ids: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString();
  const changed = { due_at: at, give_up_at: giveUpAt('confirm', now), counts_from: at };
  // A database takes so many parameters, and no more.
  for (let from = 0; from < ids.length; from += 500) {
    await trx
      .updateTable('emails')
      .set({ state: 'queued', ...changed })
      .where('state', '=', 'held')
      .where('id', 'in', ids.slice(from, from + 500))
      .execute();
  }
}

/** Lets everything that is held go on, or drops it. The submissions stay. @returns how many that were */
export async function settleHeld(
  trx: Write,
  fate: 'release' | 'delete',
  now: Date,
): Promise<number> {
  await lockCount(trx);
  const held = await trx.selectFrom('emails').select('id').where('state', '=', 'held').execute();
  if (fate === 'release') {
    await goOn(
      trx,
      held.map(({ id }) => id),
      now,
    );
  } else {
    await trx
      .updateTable('emails')
      .set({ state: 'dropped', reason: 'not_released', ended_at: now.toISOString() })
      .where('state', '=', 'held')
      .execute();
  }
  if (held.length > 0) await countFrom(trx, now);
  return held.length;
}

/** Of each rule how many it holds, how many it ever held, and how many of those confirmed later. */
export async function heldByRule(db: Kysely<Tables>) {
  const { rows } = await sql<{ rule: HoldRule; now: number; ever: number; confirmed: number }>`
    SELECT held_by AS rule, count(CASE WHEN emails.state = 'held' THEN 1 END) AS now, count(*) AS ever,
      count(subscribers.submission_id) AS confirmed
    FROM emails JOIN subscribers ON subscribers.id = emails.subscriber_id
    WHERE held_by IS NOT NULL GROUP BY held_by ORDER BY held_by`.execute(db);
  return rows;
}
