import { sql, type SqlBool, type Transaction } from 'kysely';
import type { EmailKey } from '../../../domain/submission/email.ts';
import { withdrawFromList, withdrawUpdates, type ConsentAction } from '../../events/consents.ts';
import { addSubscriberOfSubmissions, dropQueued, isSubscriber } from '../subscribers.ts';
import { restrictAddress } from '../restrict.ts';
import type { Tables } from '../../db/tables.ts';
import type { Decision, MirrorEntry, MirroredRequest } from '../../db/mirror-entry.ts';

type Write = Transaction<Tables>;

/**
 * Does again what people decided, and enters again what they asked for, unless a store has
 * something newer of that subscriber. Nobody is written to.
 * @param addresses the keys of those of the store that are known by the entries' hashes
 * @param erasedUntil until when the subscriber of a hash was erased
 * @returns the answers that hold no longer: the copy has what was corrected for them as it was
 * before
 */
export async function replayDecisions(
  trx: Write,
  entries: readonly MirrorEntry[],
  addresses: Map<string, EmailKey>,
  erasedUntil: Map<string, string>,
): Promise<MirrorEntry[]> {
  const reopened: MirrorEntry[] = [];
  for (const entry of entries) {
    const { at, address_hash, ids, decision, request } = entry;
    const key = addresses.get(address_hash ?? '') ?? null;
    if (request) {
      const erased = erasedUntil.get(address_hash ?? '') ?? '';
      const isCorrected =
        request.kind === 'correction' && request.outcome === 'done' && erased < at;
      if (isCorrected && (await openAgain(trx, request, key ?? (await addressesOf(trx, ids))[0]))) {
        reopened.push(entry);
      } else await enterAgain(trx, request, key, erased >= at ? erased : null);
    } else if (decision) {
      // A copy from before the address was corrected knows the subscriber by the former one.
      const former = await addressesOf(trx, ids);
      for (const each of new Set([...(key === null ? [] : [key]), ...former])) {
        await apply[decision](trx, each, at);
      }
    }
  }
  return reopened;
}

/**
 * Leaves a request open, or enters it so. @returns false where nobody is left to correct something
 * for
 */
async function openAgain(
  trx: Write,
  request: MirroredRequest,
  key: EmailKey | undefined,
): Promise<boolean> {
  const known = await trx
    .selectFrom('data_subject_requests')
    .select('email')
    .where('id', '=', request.id)
    .executeTakeFirst();
  if (known) return known.email !== null;
  if (key === undefined) return false;
  // The text that was typed is not known.
  const address = { email: key, email_key: key };
  const open = { ...request, ...address, answered_on: null, outcome: null, reason: null };
  await trx.insertInto('data_subject_requests').values(open).execute();
  return true;
}

async function addressesOf(trx: Write, ids: string[]): Promise<EmailKey[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('interest_submissions')
    .select('email_key')
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ email_key }) => email_key);
}

/**
 * Whether an address has a submission of until then: what came later is of somebody who joined
 * again.
 */
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

/** A withdrawal in the mirror: its time, and neither its channel nor the policy. */
const again = (at: string): ConsentAction => ({
  at: new Date(at),
  channel: null,
  language: null,
  policyVersion: null,
});

const sentUntil = (key: EmailKey, at: string) =>
  sql<SqlBool>`submission.email_key = ${key} AND submission.created_at <= ${at}`;

const apply: Record<Decision, (trx: Write, key: EmailKey, at: string) => Promise<void>> = {
  async unsubscribe(trx, key, at) {
    await withdrawFromList(trx, again(at), sentUntil(key, at));
    await withdrawUpdates(trx, again(at), sentUntil(key, at));
    if (await hasSubmission(trx, key, at)) await addSubscriberOfSubmissions(trx, key, at);
    const left = await trx
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
      .returning('id')
      .execute();
    for (const { id } of left) await dropQueued(trx, id, 'unsubscribed', new Date(at));
  },

  async updates_off(trx, key, at) {
    await withdrawUpdates(trx, again(at), sentUntil(key, at));
    await trx
      .updateTable('subscribers')
      .set({ wants_updates: sql<boolean>`FALSE` })
      .where(isSubscriber(key))
      .where('submission_id', 'in', (eb) =>
        eb.selectFrom('interest_submissions').select('id').where('created_at', '<=', at),
      )
      .execute();
  },

  async restrict(trx, key, at) {
    if (await hasSubmission(trx, key, at)) await restrictAddress(trx, key, at);
  },

  async lift_restriction(trx, key, at) {
    await trx
      .deleteFrom('restrictions')
      .where('email_key', '=', key)
      .where('since', '<=', at)
      .execute();
  },
};

/**
 * Enters a request again, or that it was answered. @param erasedAt when its subscriber was erased,
 * of whom it says nothing then
 */
async function enterAgain(
  trx: Write,
  request: MirroredRequest,
  key: EmailKey | null,
  erasedAt: string | null,
): Promise<void> {
  const { answered_on, outcome } =
    erasedAt === null || request.answered_on !== null
      ? request
      : { answered_on: erasedAt.slice(0, 10), outcome: 'done' as const };
  await trx
    .insertInto('data_subject_requests')
    .values({
      ...request,
      answered_on,
      outcome,
      reason: null,
      // The text that was typed is not known.
      email: erasedAt === null ? key : null,
      email_key: erasedAt === null ? key : null,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          answered_on,
          outcome,
          email: eb.fn.coalesce('data_subject_requests.email', 'excluded.email'),
          email_key: eb.fn.coalesce('data_subject_requests.email_key', 'excluded.email_key'),
        }))
        .where('data_subject_requests.answered_on', 'is', null),
    )
    .execute();
}
