import type { Kysely } from 'kysely';
import { facts } from '../../content/facts.ts';
import type { MySubmission, SubscriberData } from '../../domain/my-data/my-data.ts';
import type { ConsentReceipt } from '../../domain/submission/consent.ts';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import { storedFields, type StoredField } from '../../domain/submission/fields.ts';
import { sameMomentOf } from '../../domain/time.ts';
import type { WaveDraft } from '../../domain/wave.ts';
import { readConsents } from '../events/consents.ts';
import { positionOf } from './line.ts';
import { readNote } from './messages.ts';
import { readNewAddress } from './new-address.ts';
import { isSubscriber } from './subscribers.ts';
import { restrictedSince } from './restrictions.ts';
import type { StoredSubmission, Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;

/** Reads everything that is kept about an address, whether or not an e-mail ever went there. */
export async function readSubscriberData(
  db: Database,
  { email, email_key }: Address,
): Promise<SubscriberData> {
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where(isSubscriber(email_key))
    .executeTakeFirst();
  const note = await readNote(db, email_key);
  const pending = await readNewAddress(db, email_key);
  return {
    email: subscriber?.email ?? email,
    state: subscriber?.state ?? null,
    stateSince: subscriber?.state ? subscriber.state_since : null,
    language: subscriber?.language ?? null,
    wantsUpdates: subscriber?.wants_updates == null ? null : Boolean(subscriber.wants_updates),
    restrictedSince: await restrictedSince(db, email_key),
    note: note && { text: note.text, changedAt: note.changed_at },
    pendingEmail: pending && { email: pending.email, askedAt: pending.asked_at },
    submissions: await submissionsOf(db, email_key),
    emails: subscriber ? await emailsTo(db, subscriber.id) : [],
    line: subscriber ? await lineFor(db, subscriber.id) : null,
    offers: subscriber
      ? await offersTo(db, subscriber.id, subscriber.language ?? defaultLanguage)
      : [],
    requests: await db
      .selectFrom('data_subject_requests')
      .select([
        'kind',
        'received_on as receivedOn',
        'due_on as dueOn',
        'made_by as madeBy',
        'answered_on as answeredOn',
        'outcome',
        'reason',
      ])
      .where('email_key', '=', email_key)
      .orderBy('id')
      .execute(),
  };
}

const emailsTo = (db: Database, subscriberId: string): Promise<SubscriberData['emails']> =>
  db
    .selectFrom('emails')
    .leftJoin('letter_texts as text', (join) =>
      join
        .onRef('text.letter_id', '=', 'emails.letter_id')
        .onRef('text.language', '=', 'emails.language'),
    )
    .select((eb) => [
      'kind',
      'subject',
      'state',
      'server_words as serverWords',
      eb.fn.coalesce('ended_at', 'queued_at').as('at'),
    ])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('queued_at')
    .orderBy('id')
    .execute();

/** The place in line, with what is public of the wave that invites. */
async function lineFor(db: Database, subscriberId: string): Promise<SubscriberData['line']> {
  const position = await positionOf(db, subscriberId);
  if (position === null) return null;
  const wave = await db
    .selectFrom('waves')
    .select((eb) => [
      'places',
      eb
        .selectFrom('offers')
        .select((offers) => offers.fn.countAll<number>().as('invited'))
        .whereRef('offers.wave_id', '=', 'waves.id')
        .as('invited'),
    ])
    .where('state', '=', 'inviting')
    .executeTakeFirst();
  return { position, wave: wave ? { places: wave.places, invited: Number(wave.invited) } : null };
}

async function offersTo(
  db: Database,
  subscriberId: string,
  language: Language,
): Promise<SubscriberData['offers']> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('waves', 'waves.id', 'offers.wave_id')
    .select([
      'waves.texts',
      'offers.state',
      'made_at as madeAt',
      'answer_until as answerUntil',
      'guests',
      'answered_at as answeredAt',
    ])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('made_at')
    .execute();
  return rows.map(({ texts, ...offer }) => ({
    title: (JSON.parse(texts) as WaveDraft['texts'])[language].title,
    ...offer,
  }));
}

async function submissionsOf(db: Database, key: EmailKey): Promise<MySubmission[]> {
  const rows = await db
    .selectFrom('interest_submissions')
    .leftJoin('message_answers', 'message_answers.submission_id', 'interest_submissions.id')
    .select(storedFields)
    .select('answered_at')
    .where('email_key', '=', key)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const consents = await readConsents(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(consents.map((consent) => [consent.submission_id, consent]));
  return rows.map((row) => mySubmission(row, byId.get(row.id)));
}

function mySubmission(
  {
    ip_address,
    user_agent,
    answered_at,
    ...row
  }: Pick<StoredSubmission, StoredField> & { answered_at: string | null },
  consent: ConsentReceipt | undefined,
): MySubmission {
  const clearedOn = new Date(row.created_at);
  clearedOn.setUTCDate(clearedOn.getUTCDate() + facts.technicalDataDays);
  const isCleared = ip_address === null && user_agent === null;
  return {
    ...row,
    wants_updates: Boolean(row.wants_updates),
    keptUntil: sameMomentOf(new Date(row.created_at), facts.retentionYears).toISOString(),
    technical: isCleared
      ? null
      : { ipAddress: ip_address, userAgent: user_agent, clearedOn: clearedOn.toISOString() },
    consent: {
      text: consent?.text ?? null,
      language: consent?.language ?? row.language,
      givenAt: consent?.given_at ?? row.created_at,
      channel: consent?.channel ?? null,
      wantsUpdates: consent?.wants_updates ?? null,
      history: consent?.history ?? [],
    },
    confirmedAt: consent?.confirmed_at ?? null,
    messageAnsweredAt: answered_at,
  };
}
