import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { MyDataRecord } from '../../../domain/my-data/my-data.ts';
import { FormattedDate } from './FormattedDate.tsx';
import { Filled, Typed } from './Words.tsx';

/** The person's requests by their rights. */
export const Requests = ({
  text,
  requests,
  language,
}: {
  text: MyData['shown']['requests'];
  requests: MyDataRecord['requests'];
  language: Language;
}) => (
  <ul>
    {requests.map(({ kind, receivedOn, dueOn, answeredOn, outcome, reason }, position) => (
      <li key={position}>
        {text.kinds[kind]}
        {': '}
        <Filled
          text={text[outcome ?? 'open']}
          received={<FormattedDate at={receivedOn} language={language} />}
          due={<FormattedDate at={dueOn} language={language} />}
          answered={answeredOn && <FormattedDate at={answeredOn} language={language} />}
        />
        {reason !== null && (
          <>
            {': '}
            <Typed text={reason} />
          </>
        )}
      </li>
    ))}
  </ul>
);
