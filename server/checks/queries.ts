import { sql, type Kysely } from 'kysely';
import { dayMs, dayOf, hourMs, minuteMs, momentBefore } from '../../domain/time.ts';
import type { EmailState, SubscriptionStatus } from '../../domain/email/states.ts';
import type { Tables } from '../db/tables.ts';
import { waitingMessages } from '../subscribers/messages.ts';

export type CheckQueries = ReturnType<typeof checkQueries>;

/** Nobody expects an answer to an e-mail of the last day. */
const confirmedWithin = { from: 8 * dayMs, to: dayMs };
/** Requests are the owner's first business a week before they are due. */
const dueSoonMs = 7 * dayMs;

const countAll = sql<number>`count(*)`;

/**
 * The queries of checks and of the owner's e-mails. Both engines run the same statements, which
 * name nobody.
 */
export const checkQueries = (db: Kysely<Tables>) => ({
  ...storeQueries(db),
  ...emailQueries(db),
  ...figureQueries(db),
  ...claimQueries(db),
});

/** Queries about the store itself, its account and the people who wait for an answer. */
const storeQueries = (db: Kysely<Tables>) => ({
  /** Writes what is there already. @throws where the store takes nothing */
  async expectWritable(): Promise<void> {
    await db
      .updateTable('event_head')
      .set({ mailed_at: sql`mailed_at` })
      .execute();
  },

  /** Logins that were refused in the last quarter of an hour. */
  async refusedLogins(now: Date): Promise<number> {
    const { count } = await db
      .selectFrom('events')
      .select((eb) => eb.fn.sum<number | null>('count').as('count'))
      .where('kind', '=', 'refuse_login')
      .where('at', '>', momentBefore(now, 15 * minuteMs))
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

  /** When the audit log begins, as the store did. */
  async firstMoment(): Promise<string | null> {
    const { at } = await db
      .selectFrom('events')
      .select((eb) => eb.fn.min<string | null>('at').as('at'))
      .executeTakeFirstOrThrow();
    return at;
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

  /**
   * When the account of the first start was made, and whether it still has that password; undefined
   * where it is configured, or no password logs in.
   */
  firstAccount: () =>
    db
      .selectFrom('admin_account')
      .select(['created_at', 'password_changed_at'])
      .where('password_off_at', 'is', null)
      .executeTakeFirst(),
});

/** Queries about e-mails. */
const emailQueries = (db: Kysely<Tables>) => ({
  /** The mail server's words when it last took nothing; null once it takes e-mails again. */
  async mailProblem(): Promise<string | null> {
    const sender = await db.selectFrom('email_sender').select('problem').executeTakeFirst();
    return sender?.problem ?? null;
  },

  /**
   * E-mails that should have gone an hour ago, and since when; those of a broadcast take hours by
   * themselves.
   */
  async mailWaiting(now: Date): Promise<{ count: number; since: string } | undefined> {
    const { count, since } = await db
      .selectFrom('emails')
      .select((eb) => [countAll.as('count'), eb.fn.min('due_at').as('since')])
      .where('state', '=', 'queued')
      .where('broadcast_id', 'is', null)
      .where('due_at', '<', momentBefore(now, hourMs))
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

  /**
   * Of the people who were sent a confirmation in the week before yesterday, how many there are and
   * how many confirmed.
   */
  async confirmations(now: Date): Promise<{ asked: number; confirmed: number }> {
    const asked = db
      .selectFrom('emails')
      .innerJoin('subscribers', 'subscribers.id', 'emails.subscriber_id')
      .select(['subscribers.id', 'subscribers.submission_id'])
      .distinct()
      .where('emails.kind', '=', 'confirm')
      .where('emails.state', '=', 'sent')
      .where('emails.ended_at', '>', momentBefore(now, confirmedWithin.from))
      .where('emails.ended_at', '<', momentBefore(now, confirmedWithin.to));
    return db
      .selectFrom(asked.as('asked'))
      .select([countAll.as('asked'), sql<number>`count(submission_id)`.as('confirmed')])
      .executeTakeFirstOrThrow();
  },
});

const figureQueries = (db: Kysely<Tables>) => ({
  /** Numbers of what happened since a moment, and of what waits for the owner. */
  async figures(since: string) {
    const { joined } = await db
      .selectFrom('interest_submissions')
      .select(countAll.as('joined'))
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    const states = await db
      .selectFrom('subscribers')
      .select(['state', countAll.as('count')])
      .where('state_since', '>', since)
      .groupBy('state')
      .execute();
    const became = (state: SubscriptionStatus) =>
      states.find((each) => each.state === state)?.count ?? 0;
    const { broadcasts } = await db
      .selectFrom('broadcasts')
      .select(countAll.as('broadcasts'))
      .where('state', '=', 'sent')
      .where('ended_at', '>', since)
      .executeTakeFirstOrThrow();
    const requests = await db
      .selectFrom('data_subject_requests')
      .select((eb) => [countAll.as('count'), eb.fn.min<string | null>('due_on').as('first')])
      .where('answered_on', 'is', null)
      .executeTakeFirstOrThrow();
    const waiting = await db
      .selectFrom('emails')
      .select(['state', countAll.as('count')])
      .where('state', 'in', ['unknown', 'held'])
      .groupBy('state')
      .execute();
    const inState = (state: EmailState) => waiting.find((each) => each.state === state)?.count ?? 0;
    return {
      happened: {
        joined,
        confirmed: became('confirmed'),
        unsubscribed: became('unsubscribed'),
        bounced: became('bounced'),
        broadcasts,
      },
      waits: {
        messages: await waitingMessages(db),
        requests,
        unknown: inState('unknown'),
        held: inState('held'),
      },
    };
  },
});

/** Which server tells the owner of what. */
const claimQueries = (db: Kysely<Tables>) => ({
  /**
   * Takes the right to tell the owner of something on a day, which one server has once.
   * @param toldSince no right where it was told on that day or later
   * @returns undefined where it was told; else when it was told last
   */
  claimOwnerEmail: (kind: string, day: string, now: Date, toldSince = day) =>
    db.transaction().execute(async (trx) => {
      const last = await trx
        .selectFrom('owner_emails')
        .select(['day', 'at'])
        .where('kind', '=', kind)
        .executeTakeFirst();
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('owner_emails')
        .values({ kind, day, at: now.toISOString() })
        .onConflict((conflict) =>
          conflict
            .column('kind')
            .doUpdateSet({ day, at: now.toISOString() })
            .where('owner_emails.day', '<', toldSince),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 0n ? undefined : { last };
    }),

  /** Gives that right back where the e-mail could not be sent. */
  async giveBackOwnerEmail(kind: string, last?: { day: string; at: string }): Promise<void> {
    if (last) await db.updateTable('owner_emails').set(last).where('kind', '=', kind).execute();
    else await db.deleteFrom('owner_emails').where('kind', '=', kind).execute();
  },
});
