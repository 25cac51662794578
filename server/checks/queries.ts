import { sql, type Kysely } from 'kysely';
import { dayMs, dayOf, hourMs, minuteMs } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';

export type CheckQueries = ReturnType<typeof checkQueries>;

/** Nobody expects an answer to an e-mail of the last day. */
const confirmedWithin = { from: 8 * dayMs, to: dayMs };
/** Requests are the owner's first business a week before they are due. */
const dueSoonMs = 7 * dayMs;

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
const countAll = sql<number>`count(*)`;

/** What checks ask the store: the same statements in both engines, none of which names anybody. */
export const checkQueries = (db: Kysely<Tables>) => ({
  /** Writes what is there already. @throws where the store takes nothing */
  async expectWritable(): Promise<void> {
    await db
      .updateTable('event_head')
      .set({ mailed_at: sql`mailed_at` })
      .execute();
  },

  /** E-mails that should have gone an hour ago, and since when; those of a broadcast take hours by themselves. */
  async mailWaiting(now: Date): Promise<{ count: number; since: string } | undefined> {
    const { count, since } = await db
      .selectFrom('emails')
      .select((eb) => [countAll.as('count'), eb.fn.min('due_at').as('since')])
      .where('state', '=', 'queued')
      .where('broadcast_id', 'is', null)
      .where('due_at', '<', before(now, hourMs))
      .executeTakeFirstOrThrow();
    return count > 0 ? { count, since } : undefined;
  },

  /** Confirmations that are held together; one to a host that takes no e-mails is held alone. */
  async heldConfirmations(): Promise<number> {
    const { count } = await db
      .selectFrom('emails')
      .select(countAll.as('count'))
      .where('state', '=', 'held')
      .where('held_by', '<>', 'no_mail')
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Broadcasts that nobody paused and that wait for the owner. */
  async waitingBroadcasts(): Promise<number> {
    const { count } = await db
      .selectFrom('broadcasts')
      .select(countAll.as('count'))
      .where('state', 'in', ['draft', 'paused'])
      .where('reason', 'is not', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Logins that were refused in the last quarter of an hour. */
  async refusedLogins(now: Date): Promise<number> {
    const { count } = await db
      .selectFrom('events')
      .select((eb) => eb.fn.sum<number | null>('count').as('count'))
      .where('kind', '=', 'refuse_login')
      .where('at', '>', before(now, 15 * minuteMs))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** The open requests by people's rights that are due within a week, and when the first is. */
  async requestsDue(now: Date): Promise<{ count: number; first: string } | undefined> {
    const { count, first } = await db
      .selectFrom('data_subject_requests')
      .select((eb) => [countAll.as('count'), eb.fn.min('due_on').as('first')])
      .where('answered_on', 'is', null)
      .where('due_on', '<=', dayOf(new Date(now.getTime() + dueSoonMs)))
      .executeTakeFirstOrThrow();
    return count > 0 ? { count, first } : undefined;
  },

  /** Of the people who were sent a confirmation in the week before yesterday, how many there are and how many confirmed. */
  async confirmations(now: Date): Promise<{ asked: number; confirmed: number }> {
    const asked = db
      .selectFrom('emails')
      .innerJoin('subscribers', 'subscribers.id', 'emails.subscriber_id')
      .select(['subscribers.id', 'subscribers.submission_id'])
      .distinct()
      .where('emails.kind', '=', 'confirm')
      .where('emails.state', '=', 'sent')
      .where('emails.ended_at', '>', before(now, confirmedWithin.from))
      .where('emails.ended_at', '<', before(now, confirmedWithin.to));
    return db
      .selectFrom(asked.as('asked'))
      .select([countAll.as('asked'), sql<number>`count(submission_id)`.as('confirmed')])
      .executeTakeFirstOrThrow();
  },

  /** The latest moment that the store knows. */
  async latestMoment(): Promise<string | null> {
    const { at } = await db
      .selectFrom('events')
      .select((eb) => eb.fn.max<string | null>('at').as('at'))
      .executeTakeFirstOrThrow();
    const { created_at } = await db
      .selectFrom('interest_submissions')
      .select((eb) => eb.fn.max<string | null>('created_at').as('created_at'))
      .executeTakeFirstOrThrow();
    return (
      [at, created_at]
        .filter((each) => each !== null)
        .toSorted()
        .at(-1) ?? null
    );
  },

  /** When the account of the first start was made, and whether it still has that password; undefined where it is configured. */
  firstAccount: () =>
    db.selectFrom('admin_account').select(['created_at', 'password_changed_at']).executeTakeFirst(),
});
