import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { EmailKey } from '../../domain/submission/email.ts';
import { eraseRows, personalTables } from '../db/personal-data.ts';
import { asFlag } from '../db/engines.ts';
import type { Tables } from '../db/tables.ts';
import { withdrawFromList, withdrawUpdates, type ConsentAction } from '../events/consents.ts';
import type { ErasureKind, ErasureLine, ReadErasures } from '../events/erasures.ts';
import { addToLog } from '../events/log.ts';
import { forgetSubmission } from './erase.ts';
import { restrictAddress } from './restrict.ts';
import { addSubscriberOfSubmissions, isSubscriber } from './subscribers.ts';

type Write = Transaction<Tables>;

/** What a restore did again. */
export interface AppliedErasures {
  /** How many lines the backup did not know of. */
  count: number;
  /** The latest moment that it knew; null where nobody is in it. */
  knownUntil: string | null;
}

/**
 * Does again what a restored backup does not know of: its log has no entry of it. What people did
 * later stays, and nobody is written to.
 */
export async function applyErasures(
  db: Kysely<Tables>,
  files: readonly ReadErasures[],
  now: Date,
): Promise<AppliedErasures> {
  return db.transaction().execute(async (trx) => {
    const knownUntil = await latestMoment(trx);
    const entries = await trx.selectFrom('events').select('id').execute();
    const known = new Set(entries.map(({ id }) => id));
    const keys = await keysOf(trx);
    const unknown = files.flatMap(({ lines, hashOf }) => {
      const named = new Map(keys.map((key) => [hashOf(key), key]));
      return lines
        .filter(({ id }) => !known.has(id))
        .map((line) => ({ line, key: named.get(line.person ?? '') }));
    });
    let count = 0;
    for (const { line, key } of unknown.toSorted((a, b) => (a.line.at < b.line.at ? -1 : 1))) {
      if (known.has(line.id)) continue; // another file has it, too
      await apply[line.kind](trx, line, key);
      const entry = { id: line.id, at: now.toISOString(), account: '', count: 1 };
      await addToLog(trx, { ...entry, kind: 'apply_erasures' });
      known.add(line.id);
      count += 1;
    }
    return { count, knownUntil };
  });
}

async function latestMoment(trx: Write): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    SELECT max(at) AS at FROM (
      SELECT max(at) AS at FROM events UNION ALL SELECT max(created_at) FROM interest_submissions
    ) AS moments`.execute(trx);
  return rows[0]?.at ?? null;
}

/** The keys of all addresses in the store. */
async function keysOf(trx: Write): Promise<EmailKey[]> {
  const keys = new Set<EmailKey>();
  for (const { table, address } of personalTables) {
    if (address === undefined || address === 'address_hash') continue;
    const { rows } = await sql<{ email_key: EmailKey }>`
      SELECT DISTINCT email_key FROM ${sql.table(table)} WHERE email_key IS NOT NULL`.execute(trx);
    for (const { email_key } of rows) keys.add(email_key);
  }
  return [...keys];
}

/** A withdrawal of which only the time is known. */
const again = (at: string): ConsentAction => ({
  at: new Date(at),
  channel: null,
  language: null,
  policyVersion: null,
});

const sentUntil = (key: EmailKey, at: string) =>
  sql<SqlBool>`submission.email_key = ${key} AND submission.created_at <= ${at}`;

type Apply = (trx: Write, line: ErasureLine, key: EmailKey | undefined) => Promise<void>;

/**
 * Applies a decision to the person, also where the backup knows them by the address that they had
 * before.
 */
const ofPerson =
  (decide: (trx: Write, key: EmailKey, at: string) => Promise<void>): Apply =>
  async (trx, { at, submissions }, key) => {
    const sent =
      submissions.length === 0
        ? []
        : await trx
            .selectFrom('interest_submissions')
            .select('email_key')
            .where('id', 'in', submissions)
            .execute();
    const keys = new Set([...(key ? [key] : []), ...sent.map(({ email_key }) => email_key)]);
    for (const each of keys) await decide(trx, each, at);
  };

const deleteSubmissions: Apply = async (trx, { at, submissions }) => {
  for (const id of submissions) {
    const [deleted] = await trx
      .deleteFrom('interest_submissions')
      .where('id', '=', id)
      .returning('email_key')
      .execute();
    if (!deleted || (await forgetSubmission(trx, deleted.email_key, id))) continue;
    await eraseRows(trx, deleted.email_key, { at, storedUntil: at });
  }
};

const apply: Record<ErasureKind, Apply> = {
  async erased(trx, line, key) {
    await deleteSubmissions(trx, line, key);
    if (key) await eraseRows(trx, key, { at: line.at, storedUntil: line.at });
  },

  submission_deleted: deleteSubmissions,

  left: ofPerson(async (trx, key, at) => {
    await withdrawFromList(trx, again(at), sentUntil(key, at));
    await withdrawUpdates(trx, again(at), sentUntil(key, at));
    if (await hasSubmission(trx, key, at)) await addSubscriberOfSubmissions(trx, key, at);
    await trx
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', state_since: at })
      .where(isSubscriber(key))
      .where('created_at', '<=', at)
      .where((eb) =>
        eb.or([
          eb('state', 'in', ['unconfirmed', 'bounced']),
          eb.and([eb('state', '=', 'confirmed'), eb('state_since', '<=', at)]),
        ]),
      )
      .execute();
  }),

  no_updates: ofPerson(async (trx, key, at) => {
    await withdrawUpdates(trx, again(at), sentUntil(key, at));
    await trx
      .updateTable('subscribers')
      .set({ wants_updates: asFlag(false) })
      .where(isSubscriber(key))
      .where('submission_id', 'in', (eb) =>
        eb.selectFrom('interest_submissions').select('id').where('created_at', '<=', at),
      )
      .execute();
  }),

  restricted: ofPerson(async (trx, key, at) => {
    if (await hasSubmission(trx, key, at)) await restrictAddress(trx, key, at);
  }),
};

/** What came later is of somebody who joined again. */
async function hasSubmission(trx: Write, key: EmailKey, until: string): Promise<boolean> {
  const found = await trx
    .selectFrom('interest_submissions')
    .select('id')
    .where('email_key', '=', key)
    .where('created_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
