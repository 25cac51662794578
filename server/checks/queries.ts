import { sql, type Kysely } from 'kysely';
import type { CheckName } from '../../domain/checks.ts';
import { dayMs, dayOf, hourMs, minuteMs, momentBefore } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import { waitingMessages } from '../subscribers/messages.ts';
import { awaitsTurn } from '../subscribers/turns.ts';

export type CheckQueries = ReturnType<typeof checkQueries>;

/** When the owner was told of something last. */
export interface LastTold {
  day: string;
  at: string;
}

/** Requests are the owner's first business a week before they are due. */
const dueSoonMs = 7 * dayMs;

const countAll = sql<number>`count(*)`;

/** The moment of an e-mail that waits for its turn moves on while its network has had its share. */
const dueSince = sql<string>`(CASE WHEN ${awaitsTurn} THEN queued_at ELSE due_at END)`;

/**
 * The queries of checks and of the owner's e-mails. Both engines run the same statements, which
 * name nobody.
 */
export const checkQueries = (db: Kysely<Tables>) => ({
  ...storeQueries(db),
  ...emailQueries(db),
  ...toldQueries(db),

  /** How many joined since a moment, and the messages that wait. */
  async figures(since: string) {
    const { joined } = await db
      .selectFrom('interest_submissions')
      .select(countAll.as('joined'))
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    const answered = await db
      .selectFrom('offers')
      .select(['state', countAll.as('count')])
      .where('answered_at', '>', since)
      .where('state', 'in', ['accepted', 'declined', 'lapsed'])
      .groupBy('state')
      .execute();
    const answers = Object.fromEntries(answered.map(({ state, count }) => [state, count]));
    return { joined, answers, messages: await waitingMessages(db) };
  },
});

/** Queries about the store itself, its account and the people who wait for an answer. */
const storeQueries = (db: Kysely<Tables>) => ({
  /** Writes what is there already. @throws where the store takes nothing */
  async expectWritable(): Promise<void> {
    await db
      .updateTable('email_sender')
      .set({ holder: sql`holder` })
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

  /** When the first thing was stored that a backup is for. */
  async firstMoment(): Promise<string | null> {
    const { rows } = await sql<{ at: string | null }>`
      SELECT min(at) AS at FROM (
        SELECT min(at) AS at FROM events UNION ALL SELECT min(created_at) FROM interest_submissions
      ) AS moments`.execute(db);
    return rows[0]?.at ?? null;
  },

  /** The oldest of what is deleted by its age. */
  async oldest(): Promise<{ technicalData: string | null; events: string | null }> {
    const { technicalData } = await db
      .selectFrom('interest_submissions')
      .select((eb) => eb.fn.min<string | null>('created_at').as('technicalData'))
      .where((eb) => eb.or([eb('ip_address', 'is not', null), eb('user_agent', 'is not', null)]))
      .executeTakeFirstOrThrow();
    const { events } = await db
      .selectFrom('events')
      .select((eb) => eb.fn.min<string | null>('at').as('events'))
      .executeTakeFirstOrThrow();
    return { technicalData, events };
  },
});

/** Queries about e-mails. */
const emailQueries = (db: Kysely<Tables>) => ({
  /** What keeps this server from sending, in the mail server's words; null where nothing does. */
  async mailProblem(): Promise<string | null> {
    const sender = await db.selectFrom('email_sender').select('problem').executeTakeFirst();
    return sender?.problem ?? null;
  },

  /**
   * E-mails that should have gone an hour ago, confirmations that wait for their turn among them;
   * and since when the first waits. Those of a letter take hours by themselves, and so do those to
   * whoever joined while e-mails were off.
   */
  async mailStuck(now: Date): Promise<{ count: number; since: string } | undefined> {
    const { count, since } = await db
      .selectFrom('emails')
      .select([countAll.as('count'), sql<string | null>`min(${dueSince})`.as('since')])
      .where('state', '=', 'queued')
      .where('letter_id', 'is', null)
      .where((eb) => eb.or([eb('priority', '<>', 2), eb.not(awaitsTurn)]))
      .where(dueSince, '<', momentBefore(now, hourMs))
      .executeTakeFirstOrThrow();
    return since === null ? undefined : { count, since };
  },

  /** E-mails of the last day, how many came back, and how many readers complained. */
  async returned(now: Date): Promise<{ tried: number; bounced: number; complained: number }> {
    const since = momentBefore(now, dayMs);
    const { tried, bounced } = await db
      .selectFrom('emails')
      .select([
        countAll.as('tried'),
        sql<number>`count(CASE WHEN state = 'bounced' THEN 1 END)`.as('bounced'),
      ])
      .where('state', 'in', ['sent', 'bounced'])
      .where('ended_at', '>', since)
      .executeTakeFirstOrThrow();
    const { complained } = await db
      .selectFrom('emails')
      .select(countAll.as('complained'))
      .where('complained_at', '>', since)
      .executeTakeFirstOrThrow();
    return { tried, bounced, complained };
  },
});

/** What the owner was told, and which server tells it. */
const toldQueries = (db: Kysely<Tables>) => ({
  /**
   * Takes the right to write an e-mail to the owner, which one server has.
   * @param free it may be taken where the last of its kind was before that
   * @returns undefined where it may not; else when it was told last
   */
  claimOwnerEmail: (
    kind: string,
    at: LastTold,
    free: { column: 'day' | 'at'; before: string },
  ): Promise<{ last: LastTold | undefined } | undefined> =>
    db.transaction().execute(async (trx) => {
      const last = await trx
        .selectFrom('owner_emails')
        .select(['day', 'at'])
        .where('kind', '=', kind)
        .executeTakeFirst();
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('owner_emails')
        .values({ kind, ...at })
        .onConflict((conflict) =>
          conflict
            .column('kind')
            .doUpdateSet(at)
            .where(`owner_emails.${free.column}`, '<', free.before),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 0n ? undefined : { last };
    }),

  /** Gives that right back where the e-mail could not be sent. */
  async giveBackOwnerEmail(kind: string, last: LastTold | undefined): Promise<void> {
    if (last) await db.updateTable('owner_emails').set(last).where('kind', '=', kind).execute();
    else await db.deleteFrom('owner_emails').where('kind', '=', kind).execute();
  },

  /** The faults of which the owner was told. */
  faultsTold: async (): Promise<string[]> =>
    (await db.selectFrom('owner_emails').select('kind').execute()).map(({ kind }) => kind),

  async keepTold(names: readonly CheckName[], at: LastTold): Promise<void> {
    await db
      .insertInto('owner_emails')
      .values(names.map((kind) => ({ kind, ...at })))
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(at))
      .execute();
  },

  async forgetTold(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await db.deleteFrom('owner_emails').where('kind', 'in', names).execute();
  },
});
