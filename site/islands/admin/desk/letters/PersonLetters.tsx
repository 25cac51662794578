import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskLetter } from '../../../../../domain/admin/letters.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDesk, useSession } from '../desk-context.ts';
import { fill } from '../../../../../domain/text.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import person from '../person/Person.module.css';
import { lettersQuery, personLettersQuery } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Letters.module.css';

/** The state of a person, the letters to them, and a way to ask them again. Nothing where letters never were on. */
export function PersonLetters({ email }: { email: string }) {
  const { text, format } = useDesk();
  const { letters } = text;
  const session = useSession();
  const client = useQueryClient();
  const { data: figures } = useQuery(lettersQuery(session));
  const { data, isError, refetch } = useQuery(personLettersQuery(session, email));
  const ask = useMutation({
    mutationFn: () => session.request('desk_ask_again', { email }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['desk', 'letters'] }),
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data || !figures || (!figures.letters_are_on && data.state === null)) return null;
  const canBeAsked = figures.letters_are_on && data.state !== 'confirmed' && data.state !== 'left';
  return (
    <section className={person.rights} aria-labelledby="letters-of-person">
      <h4 id="letters-of-person">{letters.person.heading}</h4>
      <p>
        {data.state === null || data.state_since === null
          ? letters.never
          : fill(letters.person.since, {
              state: letters.states[data.state],
              since: format.moment(data.state_since),
            })}
      </p>
      {data.letters.length === 0 && <p>{letters.person.none}</p>}
      {data.letters.length > 0 && (
        <ul className={styles.letters}>
          {data.letters.map((letter) => (
            <li key={letter.id}>
              <LetterLine letter={letter} />
            </li>
          ))}
        </ul>
      )}
      {canBeAsked && (
        <Button look="quiet" disabled={ask.isPending} onClick={() => ask.mutate()}>
          {letters.person.ask}
        </Button>
      )}
      <p role="status" className={person.status}>
        {ask.isError && text.failure.action}
        {ask.data &&
          (ask.data.asked
            ? letters.person.asked
            : letters.person.notAsked +
              (ask.data.reason ? `: ${letters.reasons[ask.data.reason]}` : ''))}
      </p>
    </section>
  );
}

/** What became of a letter, and what the mail server said. */
export function LetterLine({ letter }: { letter: DeskLetter }) {
  const { text, format } = useDesk();
  const { letters } = text;
  const at = format.moment(letter.ended_at ?? letter.due_at);
  return (
    <>
      {letters.kinds[letter.kind]}: {fill(letters.letterStates[letter.state], { at })}
      {letter.reason && ` (${letters.reasons[letter.reason]})`}
      {letter.server_words !== null && (
        <>
          {'. '}
          {letters.serverSaid.replace('{words}', '')}
          <Typed text={letter.server_words} />
        </>
      )}
    </>
  );
}
