import type { MyData } from '../../content/en/my-data.ts';
import type { Language } from '../../domain/language.ts';
import type { OwnData } from '../../domain/own-data/own-data.ts';
import { Filled } from './Filled.tsx';
import { Moment } from './Moment.tsx';
import { Typed } from './Typed.tsx';

/** The letters to the person, and what became of each. */
export function Letters({
  text,
  letters,
  language,
}: {
  text: MyData['shown']['letters'];
  letters: OwnData['letters'];
  language: Language;
}) {
  if (letters.length === 0) return <p>{text.none}</p>;
  return (
    <>
      <ul>
        {letters.map(({ kind, state, at, serverWords }, position) => (
          <li key={position}>
            {text.kinds[kind]}
            {': '}
            <Filled
              text={text.states[state]}
              moment={<Moment hour at={at} language={language} />}
            />
            {serverWords !== null && (
              <>
                {'. '}
                <Filled text={text.serverSaid} words={<Typed text={serverWords} />} />
              </>
            )}
          </li>
        ))}
      </ul>
      <p>{text.kept}</p>
    </>
  );
}
