import { sql, type Kysely } from 'kysely';
import { kindsWithButton } from '../../domain/email/emails.ts';
import type { EmailFigures, SubscriberEmails } from '../../domain/admin/emails.ts';
import { subscriptionStatuses } from '../../domain/email/states.ts';
import { emailKey } from '../../domain/submission/email.ts';
import type { Tables } from '../db/tables.ts';
import { addSubscriber, isSubscriber } from '../subscribers/subscribers.ts';
import { latestSubmission } from '../subscribers/latest-submission.ts';
import { queueAnswer, type Queued } from '../subscribers/queue.ts';
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

/**
 * The latest submission of everyone who was never asked, because e-mails were off or the one that
 * asked was given up.
 */
const notAsked = (db: Kysely<Tables>) =>
  db
    .selectFrom('interest_submissions as submission')
    .where(
      sql<boolean>`NOT EXISTS (
    SELECT 1 FROM subscribers WHERE subscribers.email_key = submission.email_key AND (
      subscribers.state <> 'unconfirmed'
      OR EXISTS (SELECT 1 FROM emails WHERE emails.subscriber_id = subscribers.id AND emails.kind NOT IN (${sql.join(kindsWithButton('myData'))})
        AND NOT (emails.state = 'dropped' AND emails.reason IN ('too_old', 'not_released')))
    )
  )`,
    )
    .where('submission.id', '=', latestSubmission(sql.ref('submission.email_key')));

/**
 * What the dashboard reads of e-mails, and does about them: the same statements in both engines.
 */
export class AdminEmails {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async figures(): Promise<Omit<EmailFigures, 'emails_are_on'>> {
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
   * Asks those to confirm who were never asked; the e-mails wait their turn.
   * @returns how many were asked; call it again until that is none
   */
  async askEarlier(now: Date): Promise<number> {
    const submissions = await notAsked(this.#db)
      .select(['submission.id', 'submission.email', 'submission.email_key'])
      .orderBy('submission.created_at')
      .limit(askedAtOnce)
      .execute();
    await this.#db.transaction().execute(async (trx) => {
      for (const { id, ...address } of submissions) {
        await addSubscriber(trx, address, now.toISOString());
        await queueAnswer(trx, { id, ...address }, now, { priority: 2 });
      }
    });
    return submissions.length;
  }
}
