import { sql, type Kysely, type SqlBool } from 'kysely';
import { kindsWithButton } from '../../domain/email/emails.ts';
import type {
  EmailFigures,
  HeldFate,
  SubscriberEmails,
  UnknownEmail,
} from '../../domain/admin/emails.ts';
import { subscriptionStatuses } from '../../domain/email/states.ts';
import { emailKey } from '../../domain/submission/email.ts';
import type { Tables } from '../db/tables.ts';
import { byAdministrator, type UnitOfWork } from '../events/change.ts';
import { heldByRule, holdsOthers, settleHeld } from '../subscribers/brake.ts';
import { addSubscriber, isSubscriber } from '../subscribers/subscribers.ts';
import { latestSubmission } from '../subscribers/latest-submission.ts';
import { giveUpAt, queueAnswer, type Queued } from '../subscribers/queue.ts';
import { countToRemind, remind } from '../subscribers/remind.ts';
import { countAll } from './reads/list-sql.ts';

const listLength = 500;
// A write blocks all other writes, and in the embedded store the whole server.
const askedAtOnce = 100;

const shown = [
  'id',
  'kind',
  'state',
  'reason',
  'server_words',
  'queued_at',
  'due_at',
  'ended_at',
  'attempts',
  'times_unknown',
] as const;

/** The latest submission of everyone who was never asked. */
const notAsked = (db: Kysely<Tables>) =>
  db
    .selectFrom('interest_submissions as submission')
    .where(
      sql<boolean>`NOT EXISTS (
    SELECT 1 FROM subscribers WHERE subscribers.email_key = submission.email_key AND (
      subscribers.state <> 'unconfirmed'
      OR EXISTS (SELECT 1 FROM emails WHERE emails.subscriber_id = subscribers.id AND emails.kind NOT IN (${sql.join(kindsWithButton('myData'))}))
    )
  )`,
    )
    .where('submission.id', '=', latestSubmission(sql.ref('submission.email_key')));

/**
 * What the dashboard reads of e-mails, and does about them: the same statements in both engines.
 */
export class AdminEmails {
  readonly #db: Kysely<Tables>;
  readonly #change: UnitOfWork;

  constructor(db: Kysely<Tables>, change: UnitOfWork) {
    this.#db = db;
    this.#change = change;
  }

  async figures(): Promise<Omit<EmailFigures, 'emails_are_on' | 'to_remind'>> {
    const subscribers = await this.#db
      .selectFrom('subscribers')
      .select(['state', countAll.as('count')])
      .groupBy('state')
      .execute();
    const { not_asked } = await notAsked(this.#db)
      .select(countAll.as('not_asked'))
      .executeTakeFirstOrThrow();
    const { queued } = await this.#db
      .selectFrom('emails')
      .select(countAll.as('queued'))
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow();
    const sender = await this.#db
      .selectFrom('email_sender')
      .select(['problem', 'problem_since'])
      .executeTakeFirst();
    const { problem = null, problem_since = null } = sender ?? {};
    return {
      subscribers: Object.fromEntries(
        subscriptionStatuses.map((state) => [
          state,
          subscribers.find((row) => row.state === state)?.count ?? 0,
        ]),
      ) as EmailFigures['subscribers'],
      not_asked,
      queued,
      held: await heldByRule(this.#db),
      problem:
        problem === null || problem_since === null ? null : { what: problem, since: problem_since },
    };
  }

  async ofSubscriber(email: string): Promise<SubscriberEmails> {
    const subscriber = await this.#db
      .selectFrom('subscribers')
      .select(['id', 'state', 'state_since'])
      .where(isSubscriber(emailKey(email)))
      .executeTakeFirst();
    if (!subscriber) return { state: null, state_since: null, emails: [] };
    const emails = await this.#db
      .selectFrom('emails')
      .select(shown)
      .where('subscriber_id', '=', subscriber.id)
      .orderBy('queued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(listLength)
      .execute();
    return { state: subscriber.state, state_since: subscriber.state_since, emails };
  }

  /** The e-mails of unknown fate, oldest first, at most some hundred. */
  unknown(): Promise<UnknownEmail[]> {
    return this.#db
      .selectFrom('emails')
      .select([...shown, 'email'])
      .where('state', '=', 'unknown')
      .orderBy('due_at')
      .limit(listLength)
      .execute();
  }

  /**
   * Asks a subscriber again to confirm their latest submission. @returns undefined for nobody, and
   * who confirmed or left
   */
  askAgain(email: string, now: Date): Promise<Queued | undefined> {
    return this.#db.transaction().execute(async (trx) => {
      const submission = await trx
        .selectFrom('interest_submissions')
        .select(['id', 'email', 'email_key', 'created_at'])
        .where('id', '=', latestSubmission(emailKey(email)))
        .executeTakeFirst();
      if (!submission) return undefined;
      await addSubscriber(trx, submission, now.toISOString());
      const { state, state_since } = await trx
        .selectFrom('subscribers')
        .select(['state', 'state_since'])
        .where(isSubscriber(submission.email_key))
        .executeTakeFirstOrThrow();
      if (state === 'confirmed') return undefined;
      // People who withdrew are asked only what they asked for since.
      if (state === 'unsubscribed' && submission.created_at <= state_since) return undefined;
      return queueAnswer(trx, submission, now);
    });
  }

  /**
   * Settles an e-mail of unknown fate: it arrived, or is sent again. @returns false where there is
   * no such e-mail
   */
  async settle(id: string, fate: 'sent' | 'send_again', now: Date): Promise<boolean> {
    const ofUnknownFate = sql<SqlBool>`id = ${id} AND state = 'unknown' AND email IS NOT NULL`;
    const mail = await this.#db
      .selectFrom('emails')
      .select('kind')
      .where(ofUnknownFate)
      .executeTakeFirst();
    if (!mail) return false;
    const at = now.toISOString();
    const again = { ended_at: null, due_at: at, give_up_at: giveUpAt(mail.kind, now) };
    const { numUpdatedRows } = await this.#db
      .updateTable('emails')
      .set(fate === 'sent' ? { state: 'sent', ended_at: at } : { state: 'queued', ...again })
      .where(ofUnknownFate)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Sends everything that is held, or never. @returns how many e-mails that were */
  settleHeld(fate: HeldFate, now: Date): Promise<number> {
    return this.#db.transaction().execute((trx) => settleHeld(trx, fate, now));
  }

  /**
   * Asks those who joined before e-mails were on to confirm, once, one e-mail every `paceMs`.
   * @returns how many were asked; call it again until that is none
   */
  async askEarlier(now: Date, paceMs: number): Promise<number> {
    const submissions = await notAsked(this.#db)
      .select(['submission.id', 'submission.email', 'submission.email_key'])
      .orderBy('submission.created_at')
      .limit(askedAtOnce)
      .execute();
    const dueAt = await turns(this.#db, now, paceMs);
    await this.#db.transaction().execute(async (trx) => {
      for (const [position, { id, ...address }] of submissions.entries()) {
        await addSubscriber(trx, address, now.toISOString());
        await queueAnswer(trx, { id, ...address }, now, { due: dueAt(position), lane: 2 });
      }
    });
    return submissions.length;
  }

  countToRemind(now: Date): Promise<number> {
    return countToRemind(this.#db, now);
  }

  /**
   * Reminds those who were asked to confirm and did not, one e-mail every `paceMs`.
   * @returns how many are reminded, and left: call it again until that is none; undefined while
   * confirmations are held
   */
  remind(paceMs: number, action: Parameters<typeof byAdministrator>[0]) {
    return this.#change(byAdministrator(action), async (change) =>
      (await holdsOthers(change.trx))
        ? undefined
        : remind(change, await turns(change.trx, change.actor.at, paceMs)),
    );
  }
}

/** After what is queued already, one every `paceMs`. @returns when the one at a position is due */
async function turns(db: Kysely<Tables>, now: Date, paceMs: number) {
  const last = await db
    .selectFrom('emails')
    .select('due_at')
    .where('state', '=', 'queued')
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = last === undefined ? 0 : Date.parse(last.due_at) + paceMs;
  const first = Math.max(now.getTime(), next);
  return (position: number) => new Date(first + position * paceMs);
}
