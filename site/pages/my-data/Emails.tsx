import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { MyDataRecord } from '../../../domain/my-data/my-data.ts';
import { FormattedDate } from './FormattedDate.tsx';
import { Filled, Typed } from './Words.tsx';

/** The e-mails to the person, and what became of each. */
export function Emails({
  text,
  emails,
  language,
}: {
  text: MyData['shown']['emails'];
  emails: MyDataRecord['emails'];
  language: Language;
}) {
  if (emails.length === 0) return <p>{text.none}</p>;
  return (
    <>
      <ul>
        {emails.map(({ kind, subject, state, at, serverWords }, position) => (
          <li key={position}>
            {text.kinds[kind]}
            {subject !== null && (
              <>
                {', '}
                <Typed text={subject} />
              </>
            )}
            {': '}
            <Filled
              text={text.states[state]}
              moment={<FormattedDate hour at={at} language={language} />}
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
