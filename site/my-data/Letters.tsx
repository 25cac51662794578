import type { MyData } from '../../content/en/my-data.ts';
import type { Language } from '../../domain/language.ts';
import type { OwnData } from '../../domain/own-data/own-data.ts';
import { Filled } from './Filled.tsx';
import { Moment } from './Moment.tsx';

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
    <ul>
      {letters.map(({ kind, state, at }, position) => (
        <li key={position}>
          {text.kinds[kind]}
          {': '}
          <Filled text={text.states[state]} moment={<Moment hour at={at} language={language} />} />
        </li>
      ))}
    </ul>
  );
}
