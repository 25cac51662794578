import { sql } from 'kysely';
import type { LetterReason, PersonState } from '../../domain/letters/record.ts';
import { isRestricted } from './restrictions.ts';

/** Whether a letter is from before its person left the list, which no link in it undoes: who joins again gets a new one. */
export const isOfWhoLeft = (letter: {
  state: PersonState;
  state_since: string;
  queued_at: string;
}): boolean => letter.state === 'left' && letter.queued_at <= letter.state_since;

/**
 * Why a letter is not to be sent any more, by what its person's address, state and restriction are at this moment; null where it is. A
 * notice belongs to nobody, so that only its time ends it. The link to one's data is nobody else's wish.
 */
export const whyUnwanted = sql<LetterReason | null>`(
  SELECT CASE
    WHEN letters.kind = 'newAddress' AND NOT EXISTS (
      SELECT 1 FROM email_changes AS change
      WHERE change.person_id = people.id AND change.email_key = letters.email_key
    ) THEN 'moved'
    WHEN letters.kind <> 'newAddress' AND letters.email_key <> people.email_key THEN 'moved'
    WHEN letters.kind = 'ownData' THEN NULL
    WHEN ${isRestricted(sql.ref('people.email_key'))} OR ${isRestricted(sql.ref('letters.email_key'))} THEN 'restricted'
    WHEN letters.kind <> 'farewell' AND people.state IN ('left', 'bounced') AND letters.queued_at <= people.state_since
      THEN people.state
  END
  FROM people WHERE people.id = letters.person_id
)`;
