import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { MySubmission } from '../../../domain/my-data/my-data.ts';
import { FormattedDate } from './FormattedDate.tsx';
import { Row } from './Rows.tsx';
import { Filled, Typed } from './Words.tsx';

/** The data that the browser sent by itself, and the day when it goes. */
export function TechnicalRows({
  text,
  submission: { technical, idempotency_key: key },
  language,
}: {
  text: MyData['shown']['submissions'];
  submission: MySubmission;
  language: Language;
}) {
  const shown = (value: string | null) =>
    technical && value !== null ? (
      <>
        <Typed text={value} />
        {', '}
        <Filled
          text={text.clearedOn}
          day={<FormattedDate at={technical.clearedOn} language={language} />}
        />
      </>
    ) : (
      text.cleared
    );
  return (
    <>
      <Row name={text.ipAddress}>{shown(technical?.ipAddress ?? null)}</Row>
      <Row name={text.browser}>{shown(technical?.userAgent ?? null)}</Row>
      {key !== null && (
        <Row name={text.key}>
          <Typed text={key} />
        </Row>
      )}
    </>
  );
}
