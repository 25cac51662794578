import { sql, type SqlBool, type Transaction } from 'kysely';
import type { OwnChoices } from '../../domain/own-data/own-data.ts';
import { changeConsents, type ConsentAct } from './consents.ts';
import { takeChoices, withdrawWishes } from './people.ts';
import { queueToPerson } from './queue.ts';
import { correctSubmission } from './corrections.ts';
import { latestOf } from './latest-submission.ts';
import type { Tables } from '../db/tables.ts';
import type { OwnPerson } from './own-link.ts';

type Write = Transaction<Tables>;

/**
 * Takes over what a person chose. It is said by the submission that they confirmed, else by their latest one. Who wants updates
 * is on the list from now on: the link proved the address, as that of a confirmation does.
 */
export async function takeOwnChoices(
  trx: Write,
  { id, email_key, state, confirmed }: OwnPerson,
  { language, wantsUpdates }: OwnChoices,
  act: ConsentAct,
  lettersAreOn: boolean,
): Promise<void> {
  const submission =
    (state === 'confirmed' ? confirmed : null) ?? (await latestOf(trx, email_key)) ?? null;
  if (submission === null) return;
  if (wantsUpdates === false) await withdrawWishes(trx, email_key, act);
  await correctSubmission(trx, submission, {
    ...(language !== undefined && { language }),
    ...(wantsUpdates !== undefined && { wants_updates: wantsUpdates }),
  });
  if (!wantsUpdates) return;
  const wanted = sql<SqlBool>`submission.id = ${submission}`;
  await changeConsents(trx, 'news', true, act, wanted);
  if (state === 'confirmed') return;
  await changeConsents(trx, 'list', true, act, wanted);
  await confirmPerson(trx, id, submission, act.at, lettersAreOn);
}

/** Puts a person who proved their address on the list, with what a submission of theirs says, and welcomes them. */
export async function confirmPerson(
  trx: Write,
  id: string,
  submissionId: string,
  now: Date,
  lettersAreOn: boolean,
): Promise<void> {
  await trx
    .updateTable('people')
    .set({ state: 'confirmed', state_since: now.toISOString() })
    .where('id', '=', id)
    .execute();
  await takeChoices(trx, submissionId, sql`people.id = ${id}`);
  if (lettersAreOn) await queueToPerson(trx, 'welcome', id, now);
}
