import type { Kysely } from 'kysely';
import { facts } from '../../content/facts.ts';
import type { OwnData, OwnSubmission, PersonData } from '../../domain/own-data/own-data.ts';
import type { ConsentReceipt } from '../../domain/submission/consent.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import { storedFields, type StoredField } from '../../domain/submission/fields.ts';
import { sameMomentOf } from '../db/kept-until.ts';
import { readConsents } from '../events/consents.ts';
import { personOf } from './people.ts';
import { restrictedSince } from './restrictions.ts';
import type { StoredSubmission, Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;

/** Reads everything that is kept about a person who has a link. */
export async function readOwnData(db: Database, id: string): Promise<OwnData> {
  const { state, state_since, ...address } = await db
    .selectFrom('subscribers')
    .select(['email', 'email_key', 'state', 'state_since'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Whoever has a link was written to.
  return {
    ...(await readPersonData(db, address)),
    state: state ?? 'unconfirmed',
    stateSince: state_since,
  };
}

/** Reads everything that is kept about an address, whether or not a letter ever went there. */
export async function readPersonData(
  db: Database,
  { email, email_key }: Address,
): Promise<PersonData> {
  const person = await db
    .selectFrom('subscribers')
    .selectAll()
    .where(personOf(email_key))
    .executeTakeFirst();
  return {
    email: person?.email ?? email,
    state: person?.state ?? null,
    stateSince: person?.state ? person.state_since : null,
    language: person?.language ?? null,
    wantsUpdates: person?.wants_updates == null ? null : Boolean(person.wants_updates),
    restrictedSince: await restrictedSince(db, email_key),
    pendingEmail: person ? await changeOf(db, person.id) : null,
    submissions: await submissionsOf(db, email_key),
    letters: person ? await lettersTo(db, person.id) : [],
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

/** The new address that a person asked for and did not confirm yet. */
async function changeOf(db: Database, personId: string): Promise<PersonData['pendingEmail']> {
  const change = await db
    .selectFrom('email_changes')
    .select(['email', 'asked_at as askedAt'])
    .where('subscriber_id', '=', personId)
    .executeTakeFirst();
  return change ?? null;
}

const lettersTo = (db: Database, personId: string): Promise<PersonData['letters']> =>
  db
    .selectFrom('emails')
    .select((eb) => [
      'kind',
      'state',
      'server_words as serverWords',
      eb.fn.coalesce('ended_at', 'queued_at').as('at'),
    ])
    .where('subscriber_id', '=', personId)
    .orderBy('queued_at')
    .orderBy('id')
    .execute();

async function submissionsOf(db: Database, key: EmailKey): Promise<OwnSubmission[]> {
  const rows = await db
    .selectFrom('interest_submissions')
    .select(storedFields)
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
  return rows.map((row) => ownSubmission(row, byId.get(row.id)));
}

function ownSubmission(
  { ip_address, user_agent, ...row }: Pick<StoredSubmission, StoredField>,
  consent: ConsentReceipt | undefined,
): OwnSubmission {
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
      way: consent?.way ?? null,
      wantsUpdates: consent?.wants_updates ?? null,
      history: consent?.history ?? [],
    },
    confirmedAt: consent?.confirmed_at ?? null,
  };
}
