import { sql, type Kysely, type SqlBool } from 'kysely';
import type {
  DeskLetterFigures,
  DeskPersonLetters,
  DeskUnknownLetter,
} from '../../domain/admin/letters.ts';
import { personStates } from '../../domain/letters/record.ts';
import { emailKey } from '../../domain/submission/email.ts';
import type { Tables } from '../db/tables.ts';
import { addPerson, personOf } from '../subscribers/people.ts';
import { latestSubmission } from '../subscribers/latest-submission.ts';
import { giveUpAt, queueAnswer, type Queued } from '../subscribers/queue.ts';
import { countAll } from './reads/list-sql.ts';

const listLength = 500;
// A write blocks all other writes, and in the embedded store the whole server.
const askedAtOnce = 100;

const shown = [
  'id',
  'kind',
  'state',
  'reason',
  'server_words',
  'queued_at',
  'due_at',
  'ended_at',
  'attempts',
  'times_unknown',
] as const;

export type DeskLetters = ReturnType<typeof deskLetters>;

/** What the desk reads of letters, and does about them: the same statements in both engines. */
export function deskLetters(db: Kysely<Tables>) {
  /** The latest submission of everyone who was never asked. */
  const notAsked = db
    .selectFrom('interest_submissions as submission')
    .where(
      sql<boolean>`NOT EXISTS (
      SELECT 1 FROM people WHERE people.email_key = submission.email_key AND (
        people.state <> 'unconfirmed'
        OR EXISTS (SELECT 1 FROM letters WHERE letters.person_id = people.id AND letters.kind <> 'ownData')
      )
    )`,
    )
    .where('submission.id', '=', latestSubmission(sql.ref('submission.email_key')));

  return {
    async figures(): Promise<Omit<DeskLetterFigures, 'letters_are_on'>> {
      const people = await db
        .selectFrom('people')
        .select(['state', countAll.as('count')])
        .groupBy('state')
        .execute();
      const { not_asked } = await notAsked
        .select(countAll.as('not_asked'))
        .executeTakeFirstOrThrow();
      const { queued } = await db
        .selectFrom('letters')
        .select(countAll.as('queued'))
        .where('state', '=', 'queued')
        .executeTakeFirstOrThrow();
      const sender = await db
        .selectFrom('letter_sender')
        .select(['problem', 'problem_since'])
        .executeTakeFirst();
      const { problem = null, problem_since = null } = sender ?? {};
      return {
        people: Object.fromEntries(
          personStates.map((state) => [
            state,
            people.find((row) => row.state === state)?.count ?? 0,
          ]),
        ) as DeskLetterFigures['people'],
        not_asked,
        queued,
        problem:
          problem === null || problem_since === null
            ? null
            : { what: problem, since: problem_since },
      };
    },

    async ofPerson(email: string): Promise<DeskPersonLetters> {
      const person = await db
        .selectFrom('people')
        .select(['id', 'state', 'state_since'])
        .where(personOf(emailKey(email)))
        .executeTakeFirst();
      if (!person) return { state: null, state_since: null, letters: [] };
      const letters = await db
        .selectFrom('letters')
        .select(shown)
        .where('person_id', '=', person.id)
        .orderBy('queued_at', 'desc')
        .orderBy('id', 'desc')
        .limit(listLength)
        .execute();
      return { state: person.state, state_since: person.state_since, letters };
    },

    /** The letters of unknown fate, oldest first, at most some hundred. */
    unknown: (): Promise<DeskUnknownLetter[]> =>
      db
        .selectFrom('letters')
        .select([...shown, 'email'])
        .where('state', '=', 'unknown')
        .orderBy('due_at')
        .limit(listLength)
        .execute(),

    /** Asks a person again to confirm their latest submission. @returns undefined for nobody, and who confirmed or left */
    askAgain: (email: string, now: Date): Promise<Queued | undefined> =>
      db.transaction().execute(async (trx) => {
        const submission = await trx
          .selectFrom('interest_submissions')
          .select(['id', 'email', 'email_key', 'created_at'])
          .where('id', '=', latestSubmission(emailKey(email)))
          .executeTakeFirst();
        if (!submission) return undefined;
        await addPerson(trx, submission, now.toISOString());
        const { state, state_since } = await trx
          .selectFrom('people')
          .select(['state', 'state_since'])
          .where(personOf(submission.email_key))
          .executeTakeFirstOrThrow();
        if (state === 'confirmed') return undefined;
        // Who withdrew is asked only what they asked for since.
        if (state === 'left' && submission.created_at <= state_since) return undefined;
        return queueAnswer(trx, submission.id, now);
      }),

    /** Settles a letter of unknown fate: it arrived, or is sent again. @returns false where there is no such letter */
    async settle(id: string, fate: 'sent' | 'send_again', now: Date): Promise<boolean> {
      const ofUnknownFate = sql<SqlBool>`id = ${id} AND state = 'unknown' AND email IS NOT NULL`;
      const letter = await db
        .selectFrom('letters')
        .select('kind')
        .where(ofUnknownFate)
        .executeTakeFirst();
      if (!letter) return false;
      const at = now.toISOString();
      const again = { ended_at: null, due_at: at, give_up_at: giveUpAt(letter.kind, now) };
      const { numUpdatedRows } = await db
        .updateTable('letters')
        .set(fate === 'sent' ? { state: 'sent', ended_at: at } : { state: 'queued', ...again })
        .where(ofUnknownFate)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /**
     * Asks those who joined before letters were on to confirm, once, one letter every `paceMs`.
     * @returns how many were asked; call it again until that is none
     */
    async askEarlier(now: Date, paceMs: number): Promise<number> {
      const submissions = await notAsked
        .select(['submission.id', 'submission.email', 'submission.email_key'])
        .orderBy('submission.created_at')
        .limit(askedAtOnce)
        .execute();
      const last = await db
        .selectFrom('letters')
        .select('due_at')
        .where('state', '=', 'queued')
        .orderBy('due_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      const next = last === undefined ? 0 : Date.parse(last.due_at) + paceMs;
      const first = Math.max(now.getTime(), next);
      await db.transaction().execute(async (trx) => {
        for (const [position, { id, ...address }] of submissions.entries()) {
          await addPerson(trx, address, now.toISOString());
          await queueAnswer(trx, id, now, new Date(first + position * paceMs));
        }
      });
      return submissions.length;
    },
  };
}
