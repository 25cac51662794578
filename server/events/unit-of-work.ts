import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import type { LogKind } from '../../domain/admin/api.ts';
import { dayOf } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import { submissionsOf, subscriberIdOf } from '../db/personal-data.ts';
import { addToLog, type LogLine, type LogLineWriter, type LogSubject } from './log.ts';
import type { Erasure, Erasures } from './erasures.ts';
import {
  dutiesOf,
  isBySubscriber,
  type Actor,
  type Change,
  type ChangeEvent,
  type UnitOfWork,
} from './change.ts';
import { addDataSubjectRequest, enterDone } from './data-subject-requests.ts';

type Write = Transaction<Tables>;

export interface Sinks {
  emailsAreOn: boolean;
  /** Undefined where nobody's data is changed. */
  erasures?: Pick<Erasures, 'append' | 'dropBefore'> | undefined;
  /** Writes a line of the server's log for each entry of a change that is committed. */
  writeLine: LogLineWriter;
  /** The waves of invitations, which every change may let go on. */
  waves?: {
    /** Lets one after the other decide, before anything else is locked. */
    lock: (trx: Write) => Promise<void>;
    /** Gives the places that became free to the next. */
    moveUp: (trx: Write, now: Date) => Promise<void>;
  };
  /** Empties SQLite's write-ahead file, which may still hold what was erased. */
  checkpoint: () => Promise<void>;
}

/**
 * Every change to something of a person is made by this: in one transaction that ends with what
 * its events owe, last the lines of erasures: whoever is erased is in that file before.
 * @returns `change`, which throws ErasuresError where these cannot be written; then nothing is
 * changed
 */
export const createUnitOfWork =
  (
    db: Kysely<Tables>,
    { emailsAreOn, erasures, writeLine, waves, checkpoint }: Sinks,
  ): UnitOfWork =>
  async (actor, work) => {
    const events: ChangeEvent[] = [];
    const [result, lines, erased] = await db.transaction().execute(async (trx) => {
      const change: Change = {
        trx,
        actor,
        emailsAreOn,
        async record(event) {
          events.push(event);
          await writeConsents(trx, actor, event, privacyPolicy(emailsAreOn).version);
          await register(change, event);
        },
      };
      await waves?.lock(trx);
      const done = await work(change);
      await waves?.moveUp(trx, actor.at);
      const lines = await writeEvents(trx, actor, events);
      const erased = await erasuresOf(trx, actor, events);
      erasures?.append(erased);
      return [done, lines, erased] as const;
    });
    lines.forEach(writeLine);
    if (erased.length > 0) await checkpoint();
    return result;
  };

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

async function erasuresOf(
  trx: Write,
  actor: Actor,
  events: readonly ChangeEvent[],
): Promise<Erasure[]> {
  const lines: Erasure[] = [];
  for (const { kind, address, erased, isRepeated } of events) {
    const { erasure } = dutiesOf(kind);
    if (!erasure || !address || (isRepeated && isBySubscriber(actor))) continue;
    const emailKey = address.email_key;
    const line = { at: actor.at.toISOString(), kind: erasure, id: actor.id };
    lines.push(
      erased
        ? { ...line, emailKey: erased.isWholeSubscriber ? emailKey : null, submissions: erased.ids }
        : { ...line, emailKey, submissions: await submissionsOf(trx, emailKey) },
    );
  }
  return lines;
}

async function writeEvents(
  trx: Write,
  actor: Actor,
  events: readonly ChangeEvent[],
): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  const written = new Set<LogKind>();
  for (const event of events) {
    const { kind, count, isRepeated } = event;
    const { log } = dutiesOf(kind);
    if (!log || written.has(log) || (isRepeated && isBySubscriber(actor))) continue;
    const id = written.size === 0 ? actor.id : uuidV7();
    const entry = { id, at: actor.at.toISOString(), account: actor.account, kind: log, count };
    lines.push(await addToLog(trx, entry, await subjectOf(trx, actor, event)));
    written.add(log);
  }
  return lines;
}

/** The person whom an event is about, by the id that the store knows them by. */
async function subjectOf(
  trx: Write,
  { channel }: Actor,
  { address, submissionId = null, erased }: ChangeEvent,
): Promise<LogSubject | undefined> {
  if (erased?.isWholeSubscriber)
    return erased.subject === null ? undefined : { id: erased.subject };
  const id = await subscriberIdOf(trx, address?.email_key ?? null);
  return id === null
    ? undefined
    : { id, details: JSON.stringify({ channel, submission: submissionId }) };
}
