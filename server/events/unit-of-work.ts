import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import type { AuditKind } from '../../domain/admin/api.ts';
import { dayOf } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import { subscriberIdOf } from '../db/personal-data.ts';
import { appendEvent, type EventSubject } from './audit/chain.ts';
import { dutiesOf, type Actor, type Change, type ChangeEvent, type UnitOfWork } from './change.ts';
import type { Mirror } from './mirror/mirror.ts';
import { addDataSubjectRequest, enterDone } from './data-subject-requests.ts';

type Write = Transaction<Tables>;

export interface Sinks {
  emailsAreOn: boolean;
  mirror?: Mirror | undefined;
  /** Overwrites what was deleted or replaced. */
  scrub: () => Promise<void>;
}

/**
 * Every change to something of a person is made by this: in one transaction that begins with the
 * mirror's lock, and that ends with what its events owe, in the order in which servers take the
 * locks: the mirror, then the audit log. Once it is committed the store is scrubbed.
 * @returns `change`, which throws MirrorError where an erasure cannot be recorded; then nothing is
 * changed
 */
export const createUnitOfWork =
  (db: Kysely<Tables>, { emailsAreOn, mirror, scrub }: Sinks): UnitOfWork =>
  async (actor, work) => {
    const events: ChangeEvent[] = [];
    const result = await db.transaction().execute(async (trx) => {
      await mirror?.lock(trx);
      const requests: Tables['data_subject_requests'][] = [];
      const change: Change = {
        trx,
        actor,
        emailsAreOn,
        recordDataSubjectRequest: (request) => void requests.push(request),
        async record(event) {
          events.push(event);
          await writeConsents(trx, actor, event, privacyPolicy(emailsAreOn).version);
          await register(change, event);
        },
      };
      const done = await work(change);
      await writeMirror(trx, actor, events, requests, mirror);
      await writeEvents(trx, actor, events);
      return done;
    });
    if (events.some(({ kind }) => dutiesOf(kind).scrub)) await scrub();
    return result;
  };

const isBySubscriber = ({ account }: Actor): boolean => account === '';

async function writeConsents(
  trx: Write,
  { at, channel }: Actor,
  { kind, address, submissionId, shown }: ChangeEvent,
  policyVersion: string,
): Promise<void> {
  const where =
    submissionId === undefined
      ? sql<SqlBool>`submission.email_key = ${address?.email_key}`
      : sql<SqlBool>`submission.id = ${submissionId}`;
  const action = {
    at,
    channel,
    language: shown?.language ?? null,
    policyVersion,
    wording: shown?.wording,
  };
  await dutiesOf(kind).consents?.(trx, action, where);
}

/**
 * Enters a right that a person exercised, or that an administrator granted, into the register of
 * requests.
 */
async function register(
  change: Change,
  { kind, address, isRepeated, erased }: ChangeEvent,
): Promise<void> {
  const { right, answers } = dutiesOf(kind);
  if (isRepeated) return;
  if (!isBySubscriber(change.actor)) {
    if (answers && address) await enterDone(change, answers, address);
  } else if (right) {
    const today = dayOf(change.actor.at);
    const days = { receivedOn: today, answeredOn: today };
    const of = erased?.isWholeSubscriber ? null : (address ?? null);
    await addDataSubjectRequest(change, {
      kind: right,
      address: of,
      madeBy: 'subscriber',
      ...days,
    });
  }
}

async function writeMirror(
  trx: Write,
  actor: Actor,
  events: readonly ChangeEvent[],
  requests: readonly Tables['data_subject_requests'][],
  mirror: Mirror | undefined,
): Promise<void> {
  if (!mirror) return;
  for (const { kind, erased, address } of events) {
    if (!erased) continue;
    const key = erased.isWholeSubscriber ? address?.email_key : undefined;
    const entry = { ...entryOf(actor, kind), subject: erased.subject };
    await mirror.recordErasure(trx, entry, { ids: erased.ids, ...(key && { key }) });
  }
  for (const request of requests) {
    const subject = await subscriberIdOf(trx, request.email_key);
    await mirror.recordDataSubjectRequest(trx, request, { subject, at: actor.at.toISOString() });
  }
  for (const { kind, address, isRepeated } of events) {
    const { decision } = dutiesOf(kind);
    if (!decision || !address || (isRepeated && isBySubscriber(actor))) continue;
    const subject = await subscriberIdOf(trx, address.email_key);
    const entry = { ...entryOf(actor, kind), subject };
    await mirror.recordDecision(trx, entry, decision, address.email_key);
  }
}

async function writeEvents(
  trx: Write,
  actor: Actor,
  events: readonly ChangeEvent[],
): Promise<void> {
  const written = new Set<AuditKind>();
  for (const event of events) {
    const { kind, count, isRepeated } = event;
    const { audit } = dutiesOf(kind);
    if (!audit || written.has(audit) || (isRepeated && isBySubscriber(actor))) continue;
    const id = written.size === 0 ? actor.id : uuidV7();
    await appendEvent(
      trx,
      { ...entryOf(actor, kind), id, count },
      await subjectOf(trx, actor, event),
    );
    written.add(audit);
  }
}

/** The person whom an event is about, by the id that the store knows them by. */
async function subjectOf(
  trx: Write,
  { channel }: Actor,
  { address, submissionId = null, erased }: ChangeEvent,
): Promise<EventSubject | undefined> {
  if (erased?.isWholeSubscriber)
    return erased.subject === null ? undefined : { id: erased.subject };
  const id = await subscriberIdOf(trx, address?.email_key ?? null);
  return id === null
    ? undefined
    : { id, details: JSON.stringify({ channel, submission: submissionId }) };
}

/** An event in the audit log without its count. */
const entryOf = ({ id, account, at }: Actor, kind: ChangeEvent['kind']) => ({
  id,
  account,
  at: at.toISOString(),
  kind: dutiesOf(kind).audit ?? 'correct',
});
