import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { MyDataRecord } from '../../../domain/my-data/my-data.ts';
import { FormattedDate } from './FormattedDate.tsx';
import { Row, Rows } from './Rows.tsx';
import { Filled, Typed } from './Words.tsx';

/** The person's address, place on the list, and choices in force. */
export function Subscription({
  text,
  data,
  language,
}: {
  text: MyData['shown']['standing'];
  data: MyDataRecord;
  language: Language;
}) {
  const { pendingEmail: pending } = data;
  return (
    <Rows>
      <Row name={text.email}>
        <Typed text={data.email} />
        {pending && (
          <p>
            <Filled
              text={text.pending}
              day={<FormattedDate at={pending.askedAt} language={language} />}
              email={<Typed text={pending.email} />}
            />
          </p>
        )}
      </Row>
      <Row name={text.state}>
        <Filled
          text={text.states[data.state]}
          day={<FormattedDate at={data.stateSince} language={language} />}
        />
      </Row>
      {data.language && <Row name={text.language}>{text.languages[data.language]}</Row>}
      {data.wantsUpdates !== null && data.state === 'confirmed' && (
        <Row name={text.updates}>{text.updatesChoices[data.wantsUpdates ? 'yes' : 'no']}</Row>
      )}
    </Rows>
  );
}
