import { facts } from '../../content/facts.ts';
import type { MyData } from '../../content/en/my-data.ts';
import type { Language } from '../../domain/language.ts';
import type { OwnData } from '../../domain/own-data/own-data.ts';
import { Filled } from './Filled.tsx';
import { Moment } from './Moment.tsx';

const dueOn = (receivedOn: string): string =>
  new Date(Date.parse(receivedOn) + facts.rightsRequestDays * 86_400_000).toISOString();

/** What the person asked for by their rights. */
export const Requests = ({
  text,
  requests,
  language,
}: {
  text: MyData['shown']['requests'];
  requests: OwnData['requests'];
  language: Language;
}) => (
  <ul>
    {requests.map(({ kind, receivedOn, answeredOn, outcome }, position) => (
      <li key={position}>
        {text.kinds[kind]}
        {': '}
        <Filled
          text={text[outcome ?? 'open']}
          received={<Moment at={receivedOn} language={language} />}
          due={<Moment at={dueOn(receivedOn)} language={language} />}
          answered={answeredOn && <Moment at={answeredOn} language={language} />}
        />
      </li>
    ))}
  </ul>
);
