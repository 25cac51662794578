import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { EmailReason } from '../../domain/email/states.ts';
import { emailKinds, emails, type EmailKind, type EmailLane } from '../../domain/email/emails.ts';
import type { Language } from '../../domain/language.ts';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import { emailKey, mailboxOf, type EmailKey } from '../../domain/submission/email.ts';
import type { Delivery } from './mail-transport.ts';
import type { Tables } from '../db/tables.ts';

/** An e-mail that may be sent now. */
export interface DueEmail {
  id: string;
  kind: EmailKind;
  email: string;
  name: string;
  language: Language;
  wantsUpdates: boolean;
  lane: EmailLane;
  /**
   * Whether it belongs to nobody, as a notice of an erasure or of a new address does; it outlives
   * everything but its time.
   */
  isOfNobody: boolean;
  /** When the submission was stored that it is about; null where there is none any more. */
  submittedAt: string | null;
  /** When its body first began to flow: a second copy has the same Date. */
  datedAt: string | null;
  attempts: number;
  /** The broadcast that it is a copy of. */
  broadcastId: string | null;
  /** Whether it is a stranger's first, whose host may take no e-mails. */
  isFirst: boolean;
}

/** A link as it is stored: never its token, only the hash of it. */
export interface NewLink {
  tokenHash: string;
  purpose: LinkPurpose;
  expiresAt: Date | null;
}

/** The outcome of an attempt. */
type Attempt = Exclude<Delivery, { outcome: 'notWanted' }>;

const resentKinds = emailKinds.filter((kind) => emails[kind].resentIfUnknown);
/** More often than twice is a nuisance. */
const resendUnknown = sql<SqlBool>`kind IN (${sql.join(resentKinds.map((kind) => sql.lit(kind)))}) AND times_unknown < 2`;

/** The rules about people that the outbox asks for and does not know. */
interface Recipients {
  /** Why an e-mail is not to be sent any more, as an expression on `e-mails`; null where it is. */
  whyUnwanted: RawBuilder<EmailReason | null>;
  /** Notes that no e-mail arrives at a person's address. */
  markBounced: (trx: Transaction<Tables>, subscriberId: string, now: Date) => Promise<void>;
  /** Whether an e-mail may be one to hold, as an expression on `emails`. */
  awaitsBrake: RawBuilder<SqlBool>;
  /** Holds those of them that a rule holds, and lets the others go. */
  judgeNew: (db: Kysely<Tables>, now: Date) => Promise<void>;
  /** Lets some of what is held go on. @returns how many are held still */
  letHeldGoOn: (trx: Transaction<Tables>, now: Date) => Promise<number>;
  /** Holds one whose host takes no e-mails. */
  holdAlone: (db: Kysely<Tables>, mail: Pick<DueEmail, 'id' | 'email'>, now: Date) => Promise<void>;
}

/** Whether an e-mail is of no broadcast, or of one that goes on. */
const isOfGoingBroadcast = sql<SqlBool>`(emails.broadcast_id IS NULL OR EXISTS (
  SELECT 1 FROM broadcasts WHERE broadcasts.id = emails.broadcast_id AND broadcasts.state = 'sending'
))`;

/**
 * The queue of e-mails, from which one sender a database takes: the same statements in both
 * engines.
 */
export class Outbox {
  readonly #db: Kysely<Tables>;
  readonly #recipients: Recipients;

  constructor(db: Kysely<Tables>, recipients: Recipients) {
    this.#db = db;
    this.#recipients = recipients;
  }

  /** Takes or keeps the right to send. @returns false while another server has it */
  async hold(holder: string, now: Date, until: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('email_sender')
      .set({ holder, held_until: until.toISOString() })
      .where((eb) => eb.or([eb('holder', '=', holder), eb('held_until', '<=', now.toISOString())]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async release(holder: string): Promise<void> {
    await this.#db
      .updateTable('email_sender')
      .set({ held_until: new Date(0).toISOString() })
      .where('holder', '=', holder)
      .execute();
  }

  /**
   * Settles what a sender that died was sending, gives up what is too old, and lets some of what is
   * held go on.
   * @returns how many became unknown, were given up, were deleted as notices are, and are held
   */
  tidy(holder: string, now: Date, resendAt: Date) {
    return this.#db.transaction().execute(async (trx) => {
      const at = now.toISOString();
      const unknown = await trx
        .updateTable('emails')
        .set(toUnknown(at, resendAt))
        .where('state', '=', 'sending')
        .where('sender', '<>', holder)
        .executeTakeFirstOrThrow();
      const tooOld = await trx
        .updateTable('emails')
        .set({ state: 'dropped', reason: 'too_old', ended_at: at })
        .where('state', 'in', ['queued', 'held'])
        .where('give_up_at', '<=', at)
        .executeTakeFirstOrThrow();
      return {
        unknown: Number(unknown.numUpdatedRows),
        tooOld: Number(tooOld.numUpdatedRows),
        forgotten: await forget(trx),
        held: await this.#recipients.letHeldGoOn(trx, now),
      };
    });
  }

  /**
   * The e-mails that may be sent: by lane, then the longest due. Those of kinds of a later version
   * wait until that one is back. What is new is judged before, and what comes meanwhile waits for
   * the next time.
   */
  async due(now: Date, limit: number): Promise<DueEmail[]> {
    await this.#recipients.judgeNew(this.#db, now);
    const rows = await this.#db
      .selectFrom('emails')
      .leftJoin('interest_submissions as submission', 'submission.id', 'emails.submission_id')
      .selectAll('emails')
      .select('submission.created_at as submitted_at')
      .where('state', '=', 'queued')
      .where('kind', 'in', emailKinds)
      .where('due_at', '<=', now.toISOString())
      .where((eb) => eb.not(this.#recipients.awaitsBrake))
      .where(isOfGoingBroadcast)
      .orderBy('lane')
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.flatMap(({ email, email_key, name, ...mail }) =>
      email === null || email_key === null || name === null
        ? []
        : [
            {
              id: mail.id,
              kind: mail.kind,
              email: mailboxOf({ email, email_key }),
              name,
              language: mail.language,
              wantsUpdates: Boolean(mail.wants_updates),
              lane: mail.lane,
              isOfNobody: mail.subscriber_id === null,
              submittedAt: mail.submitted_at,
              datedAt: mail.dated_at,
              attempts: mail.attempts,
              broadcastId: mail.broadcast_id,
              // A confirmation that was held for its host and released is not held again.
              isFirst:
                mail.counts_from !== null && mail.attempts === 0 && mail.held_by !== 'no_mail',
            },
          ],
    );
  }

  /** Holds a first confirmation whose host takes no e-mails. */
  holdAlone(mail: Pick<DueEmail, 'id' | 'email'>, now: Date): Promise<void> {
    return this.#recipients.holdAlone(this.#db, mail, now);
  }

  /**
   * Marks that an e-mail's body begins to flow, and stores the links in it. One statement asks
   * whether it still goes to the address that it was written for, and is still wanted; one that is
   * not wanted is dropped.
   * @returns false where it may not be sent as it was written, or another server sends now
   */
  begin(
    { id, email, datedAt }: Pick<DueEmail, 'id' | 'email'> & Partial<Pick<DueEmail, 'datedAt'>>,
    holder: string,
    now: Date,
    links: NewLink[],
  ): Promise<boolean> {
    const { whyUnwanted } = this.#recipients;
    return this.#db.transaction().execute(async (trx) => {
      const at = now.toISOString();
      const { numUpdatedRows } = await trx
        .updateTable('emails')
        .set({
          state: 'sending',
          sender: holder,
          dated_at: sql<string>`coalesce(dated_at, ${datedAt ?? at})`,
        })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .where('email_key', '=', emailKey(email))
        .where(isOfGoingBroadcast)
        .where(whyUnwanted, 'is', null)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('email_sender')
              .select('email_sender.id')
              .where('holder', '=', holder)
              .where('held_until', '>', at),
          ),
        )
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) {
        await trx
          .updateTable('emails')
          .set({ state: 'dropped', reason: whyUnwanted, ended_at: at })
          .where('id', '=', id)
          .where('state', '=', 'queued')
          .where(whyUnwanted, 'is not', null)
          .execute();
        return false;
      }
      for (const { tokenHash, purpose, expiresAt } of links) {
        await trx
          .insertInto('email_links')
          .values({
            token_hash: tokenHash,
            purpose,
            email_id: id,
            expires_at: expiresAt?.toISOString() ?? null,
          })
          .execute();
      }
      return true;
    });
  }

  /**
   * Records what became of an attempt, which is made again at `retryAt` where it may be.
   * @returns whether the e-mail was deleted, as a notice is
   */
  end(id: string, holder: string, now: Date, attempt: Attempt, retryAt: Date): Promise<boolean> {
    const { markBounced } = this.#recipients;
    return this.#db.transaction().execute(async (trx) => {
      const at = now.toISOString();
      const changed = await trx
        .updateTable('emails')
        .set({ server_words: attempt.words, ...changeOf(attempt, at, retryAt) })
        .where('id', '=', id)
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'sending'), eb('sender', '=', holder)]),
            // Another server may take this one for dead: what the mail server says then is news all
            // the same.
            ...(attempt.outcome === 'unknown' ? [] : [eb('state', 'in', ['queued', 'unknown'])]),
          ]),
        )
        .returning(['subscriber_id', 'kind', 'email_key', 'attempts'])
        .execute();
      if (attempt.outcome === 'later' && attempt.isThrottled) {
        for (const { email_key, attempts } of changed) {
          if (email_key !== null) await holdDomain(trx, email_key, attempts, retryAt);
        }
      }
      const [subscriberId] = changed.flatMap(subscriberAt);
      if (subscriberId !== undefined && attempt.outcome === 'bounced' && attempt.recipientIsGone) {
        await markBounced(trx, subscriberId, now);
      }
      return (await forget(trx)) > 0;
    });
  }

  /**
   * Records an e-mail that came back.
   * @param recipientIsGone whether its address gets no other
   * @returns false where there is no such e-mail
   */
  bounce(id: string, words: string, recipientIsGone: boolean, now: Date): Promise<boolean> {
    const { markBounced } = this.#recipients;
    return this.#db.transaction().execute(async (trx) => {
      const bounced = await trx
        .updateTable('emails')
        .set({ state: 'bounced', server_words: words, ended_at: now.toISOString() })
        .where('id', '=', id)
        .where('state', 'in', ['queued', 'sending', 'sent', 'unknown', 'bounced'])
        .returning(['subscriber_id', 'kind'])
        .execute();
      if (recipientIsGone) {
        for (const id of bounced.flatMap(subscriberAt)) await markBounced(trx, id, now);
      }
      return bounced.length > 0;
    });
  }

  /**
   * Records a complaint about the e-mail with a link; the server takes its reader off the list.
   * @returns false where there is no such link
   */
  async complain(tokenHash: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('emails')
      .set({ complained_at: now.toISOString() })
      .where('complained_at', 'is', null)
      .where(
        sql<SqlBool>`id = (SELECT email_id FROM email_links WHERE token_hash = ${tokenHash} AND purpose = 'unsubscribe')`,
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Records what keeps this server from sending; null once it sends. */
  async setProblem(what: string | null, now: Date): Promise<void> {
    await this.#db
      .updateTable('email_sender')
      .set({ problem: what, problem_since: what === null ? null : now.toISOString() })
      .where('problem', 'is distinct from', what)
      .execute();
  }
}

/** The new state of an e-mail of unknown fate. */
const toUnknown = (at: string, due: Date) => ({
  state: sql<'queued' | 'unknown'>`CASE WHEN ${resendUnknown} THEN 'queued' ELSE 'unknown' END`,
  // The first branch is null, and tells Postgres the type of the second.
  ended_at: sql<string>`CASE WHEN ${resendUnknown} THEN ended_at ELSE ${at} END`,
  times_unknown: sql<number>`times_unknown + 1`,
  attempts: sql<number>`attempts + 1`,
  due_at: due.toISOString(),
  sender: null,
});

/** The changes that an attempt makes. */
function changeOf({ outcome }: Attempt, at: string, retryAt: Date) {
  switch (outcome) {
    case 'sent':
    case 'bounced':
      return { state: outcome, ended_at: at };
    case 'later':
      return {
        state: 'queued' as const,
        sender: null,
        due_at: retryAt.toISOString(),
        attempts: sql<number>`attempts + 1`,
      };
    case 'unknown':
      return toUnknown(at, retryAt);
  }
}

/**
 * Lets the broadcasts to a domain wait that takes no more for now, and the longer the more often it
 * says so.
 */
async function holdDomain(
  trx: Transaction<Tables>,
  key: EmailKey,
  attempts: number,
  until: Date,
): Promise<void> {
  const domain = key.slice(key.lastIndexOf('@'));
  await trx
    .updateTable('emails')
    .set({
      due_at: until.toISOString(),
      attempts: sql`CASE WHEN attempts < ${attempts} THEN ${attempts} ELSE attempts END`,
    })
    .where('state', '=', 'queued')
    .where('broadcast_id', 'is not', null)
    .where('due_at', '<', until.toISOString())
    .where(sql<SqlBool>`email_key LIKE ${`%${domain}`}`)
    .execute();
}

/**
 * Deletes the notices that are not to be sent any more, and with them the addresses of erased
 * people and those before a change.
 */
async function forget(trx: Transaction<Tables>): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('emails')
    .where('subscriber_id', 'is', null)
    .where('state', 'not in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * The person whose address an e-mail went to. A new address that somebody wants is nobody's yet; of
 * an unknown kind of e-mail, the address may be such a one.
 */
const subscriberAt = ({
  subscriber_id,
  kind,
}: {
  subscriber_id: string | null;
  kind: EmailKind;
}) =>
  subscriber_id === null || !emailKinds.includes(kind) || emails[kind].button === 'newAddress'
    ? []
    : subscriber_id;
