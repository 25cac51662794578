import { sql, type Kysely, type SqlBool } from 'kysely';
import { answerUntil, graceMs, isAnswerable, reminderMs } from '../../domain/wave.ts';
import { momentBefore } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import { moveOffer, queueAboutOffer } from './course.ts';
import { lockWaves, moveUp } from './places.ts';

/** Whether the days to answer an offer are not over, in the statement that asks. */
export const isInTime = (now: Date) => sql<SqlBool>`(
  offers.answer_until IS NULL OR offers.answer_until > ${momentBefore(now, graceMs)}
  OR EXISTS (SELECT 1 FROM waves WHERE waves.id = offers.wave_id AND waves.answers_missing_since IS NOT NULL)
)`;

/**
 * Does what the clock and the mail server owe to the waves under way, and moves up who is next: the
 * days to answer begin, a reminder goes, they end; an invitation that came back frees its place. It
 * compares times, so that nothing depends on when it is called.
 */
export async function advanceWaves(
  db: Kysely<Tables>,
  now: Date,
  emailsAreOn: boolean,
): Promise<void> {
  if ((await owed(db, now)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockWaves(trx);
    for (const { id, duty, until } of await owed(trx, now)) {
      if (duty === 'begins') {
        await trx
          .updateTable('offers')
          .set({ answer_until: until })
          .where('id', '=', id)
          .where('state', '=', 'held')
          .execute();
      } else if (duty === 'reminder') {
        await queueAboutOffer(trx, 'invitationReminder', id, now);
      } else if (duty === 'lapsed') {
        const where = sql<SqlBool>`NOT ${isInTime(now)}`;
        await moveOffer(trx, id, duty, now, { where });
      } else await moveOffer(trx, id, duty, now);
    }
    await moveUp(trx, now, emailsAreOn);
  });
}

/** What is owed to the offers that are held, of which there are as many as places at most. */
async function owed(db: Kysely<Tables>, now: Date) {
  const held = await db
    .selectFrom('offers')
    .innerJoin('waves', 'waves.id', 'offers.wave_id')
    .innerJoin('subscribers', 'subscribers.id', 'offers.subscriber_id')
    .leftJoin('emails as mail', (join) =>
      join.onRef('mail.offer_id', '=', 'offers.id').on('mail.kind', '=', 'invitation'),
    )
    .select([
      'offers.id',
      'answer_until',
      'days_to_answer',
      'last_day',
      'answers_missing_since',
      'mail.state as mail',
      'mail.ended_at as taken_at',
      'subscribers.state as subscriber',
      sql<SqlBool>`EXISTS (
        SELECT 1 FROM emails AS reminder
        WHERE reminder.offer_id = offers.id AND reminder.kind = 'invitationReminder'
      )`.as('is_reminded'),
    ])
    .where('offers.state', '=', 'held')
    .where('waves.state', 'in', ['inviting', 'paused'])
    .execute();
  return held.flatMap((offer) => {
    const duty = dutyOf(offer, now);
    if (duty === undefined) return [];
    const until = answerUntil(new Date(offer.taken_at ?? now), offer.days_to_answer).toISOString();
    return [{ id: offer.id, duty, until }];
  });
}

interface Held extends Pick<Tables['waves'], 'days_to_answer' | 'last_day'> {
  answer_until: string | null;
  answers_missing_since: string | null;
  mail: Tables['emails']['state'] | null;
  subscriber: Tables['subscribers']['state'];
  is_reminded: SqlBool;
}

type Duty = 'begins' | 'reminder' | 'lapsed' | 'withdrawn' | 'undeliverable';

function dutyOf(offer: Held, now: Date): Duty | undefined {
  const { mail, answer_until, is_reminded } = offer;
  if (offer.subscriber === 'bounced' || mail === 'bounced') return 'undeliverable';
  if (answer_until === null) {
    // Of an unknown fate: it went three times, and most such e-mails arrive.
    if (mail === 'sent' || mail === 'unknown') return 'begins';
    if (mail === 'queued') return isAnswerable(offer, now) ? undefined : 'withdrawn';
    return mail === 'sending' ? undefined : 'undeliverable';
  }
  if (offer.answers_missing_since !== null) return undefined;
  if (answer_until <= momentBefore(now, graceMs)) return 'lapsed';
  if (!is_reminded && momentBefore(new Date(answer_until), reminderMs) <= now.toISOString()) {
    return 'reminder';
  }
  return undefined;
}
