import { sql, type SqlBool, type Transaction } from 'kysely';
import { withdrawFromList, type ConsentAct } from '../consents.ts';
import {
  addPersonOfSubmissions,
  dropQueued,
  personOf,
  restrictAddress,
  withdrawWishes,
} from '../letters/people.ts';
import type { Tables } from '../tables.ts';
import type { Decision, LedgerEntry, LedgerRequest } from './ledger-file.ts';

type Write = Transaction<Tables>;

/**
 * Does again what people decided, and enters again what they asked for, unless a store has something newer of that person. Nobody is
 * written to.
 * @param addresses those of the store that are known by the entries' hashes
 * @param erasedUntil until when the person of a hash was erased
 * @returns the answers that hold no longer: the copy has what was corrected for them as it was before
 */
export async function repeatDecisions(
  trx: Write,
  entries: readonly LedgerEntry[],
  addresses: Map<string, string>,
  erasedUntil: Map<string, string>,
): Promise<LedgerEntry[]> {
  const reopened: LedgerEntry[] = [];
  for (const entry of entries) {
    const { at, person, ids, decision, request } = entry;
    const email = addresses.get(person ?? '');
    if (request) {
      const erased = erasedUntil.get(person ?? '') ?? '';
      const isCorrected =
        request.kind === 'correction' && request.outcome === 'done' && erased < at;
      if (
        isCorrected &&
        (await openAgain(trx, request, email ?? (await addressesOf(trx, ids))[0]))
      ) {
        reopened.push(entry);
      } else await enterAgain(trx, request, email ?? null, erased >= at ? erased : null);
    } else if (decision) {
      // A copy from before the address was corrected knows the person by the former one.
      const former = await addressesOf(trx, ids);
      for (const each of new Set([...(email === undefined ? [] : [email]), ...former])) {
        await repeat[decision](trx, each, at);
      }
    }
  }
  return reopened;
}

/** Leaves a request open, or enters it so. @returns false where nobody is left to correct something for */
async function openAgain(
  trx: Write,
  request: LedgerRequest,
  email: string | undefined,
): Promise<boolean> {
  const known = await trx
    .selectFrom('rights_requests')
    .select('email')
    .where('id', '=', request.id)
    .executeTakeFirst();
  if (known) return known.email !== null;
  if (email === undefined) return false;
  const open = { ...request, email, answered_on: null, outcome: null, reason: null };
  await trx.insertInto('rights_requests').values(open).execute();
  return true;
}

async function addressesOf(trx: Write, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('interest_submissions')
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ email }) => email);
}

/** Whether an address has a submission of until then: what came later is of somebody who joined again. */
async function hasSubmission(trx: Write, email: string, until: string): Promise<boolean> {
  const found = await trx
    .selectFrom('interest_submissions')
    .select('id')
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .where('created_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What the ledger says of a withdrawal: when, and not how. */
const again = (at: string): ConsentAct => ({ at: new Date(at), way: null, language: null });

const repeat: Record<Decision, (trx: Write, email: string, at: string) => Promise<void>> = {
  async leave(trx, email, at) {
    await withdrawFromList(trx, email, again(at), at);
    await withdrawWishes(trx, email, again(at), at);
    if (await hasSubmission(trx, email, at)) await addPersonOfSubmissions(trx, email, at);
    const left = await trx
      .updateTable('people')
      .set({ state: 'left', state_since: at })
      .where(personOf(email))
      .where('created_at', '<=', at)
      .where((eb) =>
        eb.or([
          eb('state', 'in', ['unconfirmed', 'bounced']),
          eb.and([eb('state', '=', 'confirmed'), eb('state_since', '<=', at)]),
        ]),
      )
      .returning('id')
      .execute();
    for (const { id } of left) await dropQueued(trx, id, 'left', new Date(at));
  },

  async no_news(trx, email, at) {
    await withdrawWishes(trx, email, again(at), at);
    await trx
      .updateTable('people')
      .set({ wants_updates: sql<boolean>`FALSE` })
      .where(personOf(email))
      .where('submission_id', 'in', (eb) =>
        eb.selectFrom('interest_submissions').select('id').where('created_at', '<=', at),
      )
      .execute();
  },

  async restrict(trx, email, at) {
    if (await hasSubmission(trx, email, at)) await restrictAddress(trx, email, at);
  },

  async lift_restriction(trx, email, at) {
    await trx
      .deleteFrom('restrictions')
      .where(sql<SqlBool>`lower(email) = lower(${email})`)
      .where('since', '<=', at)
      .execute();
  },
};

/** Enters a request again, or that it was answered. @param erasedAt when its person was erased, of whom it says nothing then */
async function enterAgain(
  trx: Write,
  request: LedgerRequest,
  email: string | null,
  erasedAt: string | null,
): Promise<void> {
  const { answered_on, outcome } =
    erasedAt === null || request.answered_on !== null
      ? request
      : { answered_on: erasedAt.slice(0, 10), outcome: 'done' as const };
  await trx
    .insertInto('rights_requests')
    .values({
      ...request,
      answered_on,
      outcome,
      reason: null,
      email: erasedAt === null ? email : null,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          answered_on,
          outcome,
          email: eb.fn.coalesce('rights_requests.email', 'excluded.email'),
        }))
        .where('rights_requests.answered_on', 'is', null),
    )
    .execute();
}
