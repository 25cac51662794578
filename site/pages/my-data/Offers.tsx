import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { MyDataRecord } from '../../../domain/my-data/my-data.ts';
import { lastDayOf } from '../../../domain/wave.ts';
import { FormattedDate } from './FormattedDate.tsx';
import { Filled, Typed } from './Words.tsx';

/** The places that the person was offered, and their place in line with its rule. */
export function Offers({
  text,
  data: { line, offers },
  language,
}: {
  text: MyData['shown']['line'];
  data: Pick<MyDataRecord, 'line' | 'offers'>;
  language: Language;
}) {
  if (!line && offers.length === 0) return null;
  const number = (value: number) => value.toLocaleString(language);
  const day = (at: string) => <FormattedDate at={at} language={language} />;
  return (
    <>
      <h2>{text.heading}</h2>
      {offers.map(({ title, state, madeAt, answerUntil, guests, answeredAt }) => (
        <p key={madeAt}>
          <strong>
            <Typed text={title} />:
          </strong>{' '}
          <Filled
            text={state === 'held' && answerUntil ? text.until : text.states[state]}
            day={day(answeredAt ?? madeAt)}
            until={answerUntil && day(lastDayOf(answerUntil))}
            guests={text.guests[guests ?? 1]}
          />
        </p>
      ))}
      {line && (
        <p>
          <Filled text={text.position} position={number(line.position)} />{' '}
          {line.wave && (
            <Filled
              text={text.wave}
              places={number(line.wave.places)}
              invited={number(line.wave.invited)}
            />
          )}
        </p>
      )}
      {line && <p>{text.rule}</p>}
    </>
  );
}
