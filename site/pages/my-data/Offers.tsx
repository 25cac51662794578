import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { MyDataRecord } from '../../../domain/my-data/my-data.ts';
import { lastDayOf } from '../../../domain/wave.ts';
import { FormattedDate } from './FormattedDate.tsx';
import { Filled, Typed } from './Words.tsx';

/** The person's place in line with its rule, and the places that they were offered. */
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
  return (
    <>
      <h2>{text.heading}</h2>
      {line && (
        <>
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
          <p>{text.rule}</p>
        </>
      )}
      {offers.length > 0 && (
        <ul>
          {offers.map(({ title, state, madeAt, answerUntil, guests, answeredAt }) => (
            <li key={madeAt}>
              <Typed text={title} />
              {': '}
              <Filled
                text={state === 'held' && answerUntil ? text.until : text.states[state]}
                day={<FormattedDate at={answeredAt ?? madeAt} language={language} />}
                until={
                  answerUntil && <FormattedDate at={lastDayOf(answerUntil)} language={language} />
                }
                guests={guests ?? 1}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
