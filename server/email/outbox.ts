import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { EmailReason } from '../../domain/email/states.ts';
import { emailKinds, emails, type EmailKind } from '../../domain/email/emails.ts';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import { mailboxOf, type EmailKey } from '../../domain/submission/email.ts';
import type { Delivery } from './mail-transport.ts';
import type { Tables } from '../db/tables.ts';

/** An e-mail that may be sent now. One of no subscriber is a notice, which only its time ends. */
export type DueEmail = Awaited<ReturnType<Outbox['due']>>[number];

/** A link as it is stored: never its token, only the hash of it. */
export interface NewLink {
  tokenHash: string;
  purpose: LinkPurpose;
  expiresAt: Date | null;
}

/** The outcome of an attempt. */
type Attempt = Exclude<Delivery, { outcome: 'notWanted' }>;

/** Nobody gets a letter twice. Any other e-mail is a nuisance if it comes more than twice. */
const resendUnknown = sql<SqlBool>`kind <> 'letter' AND times_unknown < 2`;

/** How many first confirmations may go in an hour: of the whole site, and of one network. */
export interface HourlyCaps {
  ofSite: number;
  ofNetwork: number;
}

const noCaps: HourlyCaps = { ofSite: Infinity, ofNetwork: Infinity };

/** The rules about people that the outbox asks for and does not know. */
interface Recipients {
  /** Why its subscriber may not receive an e-mail now, as an expression on `emails`, or null. */
  whyMayNotReceive: (now: Date) => RawBuilder<EmailReason | null>;
  /** Notes that no e-mail arrives at a person's address. */
  markBounced: (trx: Transaction<Tables>, subscriberId: string, now: Date) => Promise<void>;
  /** Whether an e-mail waits for its turn, as an expression on `emails`. */
  awaitsTurn: RawBuilder<SqlBool>;
  /** Releases the e-mails whose turn has come. */
  takeTurns: (db: Kysely<Tables>, now: Date, caps: HourlyCaps) => Promise<void>;
}

/** Whether an e-mail is of no letter, or of one that goes on. */
const isOfGoingLetter = sql<SqlBool>`(emails.letter_id IS NULL OR EXISTS (
  SELECT 1 FROM letters WHERE letters.id = emails.letter_id AND letters.state = 'sending'
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
   * Settles what a sender that died was sending, and gives up what is too old; what waits for its
   * turn does not age.
   * @returns how many became unknown, and were given up
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
        .where('state', '=', 'queued')
        .where('give_up_at', '<=', at)
        // A letter that stands waits for the owner, however long that takes.
        .where(isOfGoingLetter)
        .where((eb) => eb.not(this.#recipients.awaitsTurn))
        .executeTakeFirstOrThrow();
      await forget(trx);
      return { unknown: Number(unknown.numUpdatedRows), tooOld: Number(tooOld.numUpdatedRows) };
    });
  }

  /**
   * The e-mails that may be sent: by priority, then the longest due. Those of kinds of a later
   * version wait until that one is back.
   * @param caps on the first confirmations
   */
  async due(now: Date, limit: number, caps: HourlyCaps = noCaps) {
    await this.#recipients.takeTurns(this.#db, now, caps);
    const rows = await this.#db
      .selectFrom('emails')
      .leftJoin('interest_submissions as submission', 'submission.id', 'emails.submission_id')
      .selectAll('emails')
      .select('submission.created_at as submitted_at')
      .where('state', '=', 'queued')
      .where('kind', 'in', emailKinds)
      .where('emails.email', 'is not', null)
      .where('due_at', '<=', now.toISOString())
      .where((eb) => eb.not(this.#recipients.awaitsTurn))
      .where(isOfGoingLetter)
      .orderBy('priority')
      .orderBy('due_at')
      .orderBy('queued_at')
      .orderBy('id')
      .limit(limit)
      .$narrowType<{ email: string; email_key: EmailKey; name: string }>()
      .execute();
    return rows.map((mail) => ({ ...mail, email: mailboxOf(mail) }));
  }

  /**
   * Claims an e-mail whose body is to flow now, and stores the links in it. One statement asks
   * whether it still goes to the address that it was written for, and whether its subscriber may
   * receive it; else it is dropped.
   * @returns false where it may not be sent as it was written, or another server sends now
   */
  begin(
    { id, email_key, dated_at }: Pick<DueEmail, 'id' | 'email_key'> & { dated_at?: string | null },
    holder: string,
    now: Date,
    links: NewLink[],
  ): Promise<boolean> {
    const at = now.toISOString();
    const why = this.#recipients.whyMayNotReceive(now);
    const hold = sql<SqlBool>`EXISTS (
      SELECT 1 FROM email_sender WHERE holder = ${holder} AND held_until > ${at}
    )`;
    return this.#db.transaction().execute(async (trx) => {
      const claimed = await trx
        .updateTable('emails')
        .set({
          state: sql`CASE WHEN ${why} IS NULL THEN 'sending' ELSE 'dropped' END`,
          reason: why,
          // The first branch is null, and tells Postgres the type of the second.
          ended_at: sql`CASE WHEN ${why} IS NULL THEN ended_at ELSE ${at} END`,
          sender: holder,
          dated_at: sql`coalesce(dated_at, ${dated_at ?? at})`,
        })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .where('email_key', '=', email_key)
        .where(isOfGoingLetter)
        .where(hold)
        .returning('state')
        .execute();
      if (claimed[0]?.state !== 'sending') return false;
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

  /** Records what became of an attempt, which is made again at `retryAt` where it may be. */
  end(id: string, holder: string, now: Date, attempt: Attempt, retryAt: Date): Promise<void> {
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
        .returning(['subscriber_id', 'kind'])
        .execute();
      const [subscriberId] = changed.flatMap(subscriberAt);
      if (subscriberId !== undefined && attempt.outcome === 'bounced' && attempt.recipientIsGone) {
        await markBounced(trx, subscriberId, now);
      }
      await forget(trx);
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
 * Deletes the notices that are not to be sent any more, and with them the addresses of erased
 * people and those before a change.
 */
const forget = (trx: Transaction<Tables>) =>
  trx
    .deleteFrom('emails')
    .where('subscriber_id', 'is', null)
    .where('state', 'not in', ['queued', 'sending'])
    .execute();

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
