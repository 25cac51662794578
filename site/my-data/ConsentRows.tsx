import type { MyData } from '../../content/en/my-data.ts';
import { languageTag, type Language } from '../../domain/language.ts';
import type { OwnSubmission } from '../../domain/own-data/own-data.ts';
import type { UpdatesWhenSent } from '../../domain/own-data/updates-when-sent.ts';
import { Filled } from './Filled.tsx';
import { Moment } from './Moment.tsx';
import { Row } from './Rows.tsx';

/** The receipt of a consent: the words beside the boxes, whether the second was ticked, how and when, and how it was confirmed. */
export function ConsentRows({
  text,
  submission: { consent, confirmedAt, privacy_policy_version },
  updates,
  language,
}: {
  text: MyData['shown']['submissions'];
  submission: OwnSubmission;
  updates: UpdatesWhenSent;
  language: Language;
}) {
  return (
    <>
      <Row name={text.wording}>
        {consent.text === null
          ? text.wordingUnknown
          : consent.text.split('\n').map((line) => (
              <p key={line} lang={languageTag[consent.language]}>
                {line}
              </p>
            ))}
      </Row>
      <Row name={text.updates}>{text.updatesWhenSent[updates]}</Row>
      <Row name={text.given}>
        <p>
          <Filled
            text={consent.way === null ? text.wayUnknown : text.byForm}
            moment={<Moment hour at={consent.givenAt} language={language} />}
          />
        </p>
        <p>
          {confirmedAt === null ? (
            text.notConfirmed
          ) : (
            <Filled
              text={text.confirmed}
              moment={<Moment hour at={confirmedAt} language={language} />}
            />
          )}
        </p>
      </Row>
      <Row name={text.policy}>
        <Filled text={text.version} version={privacy_policy_version} />
      </Row>
    </>
  );
}
