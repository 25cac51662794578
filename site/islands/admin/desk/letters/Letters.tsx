import { useQuery } from '@tanstack/react-query';
import { personStates } from '../../../../../domain/letters/record.ts';
import bar from '../../AdminDesk.module.css';
import desk from '../Desk.module.css';
import { useDesk, useSession } from '../desk-context.ts';
import { fill } from '../../../../../domain/text.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { lettersQuery } from '../queries.ts';
import { headingOf } from '../use-view.ts';
import { AskEarlier } from './AskEarlier.tsx';
import { UnknownLetters } from './UnknownLetters.tsx';

/** How many people are in which state, what keeps letters from going out, and what waits for the administrator. */
export function Letters() {
  const { text, format } = useDesk();
  const { letters } = text;
  const { data, isError, refetch } = useQuery(lettersQuery(useSession()));
  return (
    <section aria-labelledby={headingOf('letters')}>
      <h2 id={headingOf('letters')} tabIndex={-1}>
        {letters.heading}
      </h2>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && (
        <>
          {!data.letters_are_on && <p>{letters.off}</p>}
          {data.problem && (
            <p className={bar.note}>
              {fill(letters.problem, {
                since: format.moment(data.problem.since),
                what: data.problem.what,
              })}
            </p>
          )}
          <table className={desk.list}>
            <caption>{letters.people}</caption>
            <tbody>
              {personStates.map((state) => (
                <tr key={state}>
                  <th scope="row">{letters.states[state]}</th>
                  <td>{format.number(data.people[state])}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{letters.queued}</th>
                <td>{format.number(data.queued)}</td>
              </tr>
            </tbody>
          </table>
          {data.letters_are_on && <AskEarlier notAsked={data.not_asked} />}
          <UnknownLetters canSend={data.letters_are_on} />
        </>
      )}
    </section>
  );
}
