import { serverWords } from '../../content/server-words.ts';
import { languageFacts, languageTag, type Language } from '../../domain/language.ts';
import type { ConsentFields } from '../../domain/email/emails.ts';
import type { ConsentReceipt } from '../../domain/submission/consent.ts';

/** Words the receipt of a consent for an e-mail. What is not known is said so, as where its submission is gone. */
export function consentFields(
  consent: ConsentReceipt | undefined,
  language: Language,
): ConsentFields {
  const { unknown, unknownWording, languages } = serverWords[language].consent;
  const days = new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Lisbon',
  });
  const day = (moment: string | null | undefined) =>
    moment ? days.format(new Date(moment)) : unknown;
  const text = consent?.text;
  return {
    sentOn: day(consent?.given_at),
    sentIn: consent ? languages[consent.language] : unknown,
    policyVersion: consent?.privacy_policy_version ?? unknown,
    wording: text ?? unknownWording,
    wordingLanguage: languageTag[consent && text ? consent.language : language],
    confirmedOn: day(consent?.confirmed_at),
  };
}
