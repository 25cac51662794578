import type { MyData } from '../../../content/en/my-data.ts';
import { languageTag, type Language } from '../../../domain/language.ts';
import type { MySubmission } from '../../../domain/my-data/my-data.ts';
import { FormattedDate } from './FormattedDate.tsx';
import { Row } from './Rows.tsx';
import { Filled } from './Words.tsx';

/**
 * The receipt of a consent: the words beside the boxes, whether the second was ticked, and each
 * consent given and withdrawn.
 */
export function ConsentRows({
  text,
  submission: { consent, privacy_policy_version },
  language,
}: {
  text: MyData['shown']['submissions'];
  submission: MySubmission;
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
      <Row name={text.updates}>{text.updatesWhenSent[ticked(consent.wantsUpdates)]}</Row>
      <Row name={text.history}>
        <ul>
          {consent.history.map(({ purpose, given, channel, at }, position) => (
            <li key={position}>
              <FormattedDate hour={channel !== 'paper'} at={at} language={language} />
              {`: ${text.entries[purpose][given ? 'given' : 'withdrawn']}, `}
              {channel === null ? text.wayUnknown : text.channels[channel]}
            </li>
          ))}
        </ul>
      </Row>
      <Row name={text.policy}>
        <Filled text={text.version} version={privacy_policy_version} />
      </Row>
    </>
  );
}

const ticked = (wantsUpdates: boolean | null) =>
  wantsUpdates === null ? 'unknown' : wantsUpdates ? 'yes' : 'no';
