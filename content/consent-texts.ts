import { hash } from 'node:crypto';
import { languages, type Language } from '../domain/language.ts';
import type { ConsentText } from '../domain/submission/consent.ts';
import { interestForm as inEnglish, type InterestFormText } from './en/interest-form.ts';
import { myData as dataInEnglish, type MyData } from './en/my-data.ts';
import { rejoin as rejoinInEnglish, type Rejoin } from './en/rejoin.ts';
import { interestForm as inPortuguese } from './pt/interest-form.ts';
import { myData as dataInPortuguese } from './pt/my-data.ts';
import { rejoin as rejoinInPortuguese } from './pt/rejoin.ts';

/**
 * Every wording that ever stood beside the boxes of the form. Add one when the words change; take
 * none away.
 */
export const consentTexts: readonly ConsentText[] = [
  {
    language: 'en',
    text: 'I agree that my personal data is processed as the privacy policy describes. I can withdraw this consent at any time.\nI would like to receive updates on how the retreat takes shape.',
  },
  {
    language: 'pt',
    text: 'Aceito que os meus dados pessoais sejam tratados como descreve a política de privacidade e sei que posso retirar este consentimento em qualquer altura.\nQuero receber notícias de como o retiro vai ganhando forma.',
  },
  {
    language: 'en',
    text: 'I agree to my personal data being processed as the privacy policy describes. I can withdraw this consent at any time.\nI would like to receive updates on how the retreat takes shape.',
  },
];

const textOf = ({ consent: { label, policy, rest }, updates }: InterestFormText): string =>
  `${label} ${policy} ${rest}\n${updates}`;

/** The words beside the boxes now, in each language. */
export const consentTextNow: Record<Language, string> = {
  en: textOf(inEnglish),
  pt: textOf(inPortuguese),
};

const newsOf = ({ actions }: MyData): string =>
  `${actions.updatesOn.heading}\n${actions.updatesOn.text}\n${actions.updatesOn.action}`;

/**
 * The words above and on the button by which people ask for news on the page of their data, in each
 * language.
 */
export const updatesTextNow: Record<Language, string> = {
  en: newsOf(dataInEnglish),
  pt: newsOf(dataInPortuguese),
};

const rejoinOf = ({ open }: Rejoin): string => `${open.heading}\n${open.text}\n${open.action}`;

/** The words above and on the button by which people who left come back, in each language. */
export const rejoinTextNow: Record<Language, string> = {
  en: rejoinOf(rejoinInEnglish),
  pt: rejoinOf(rejoinInPortuguese),
};

/**
 * A hash of a wording, short because it stands in every page with a form: 16 digits of its SHA-256.
 */
export const consentTextHash = (text: string): string => hash('sha256', text).slice(0, 16);

/** The wordings by their hashes: those of the list, and those of now where the list lacks them. */
const known = new Map(
  [
    ...consentTexts,
    ...languages.map((language) => ({ language, text: consentTextNow[language] })),
  ].map((wording) => [consentTextHash(wording.text), wording]),
);

/** The wording with a hash; undefined where there never was one. */
export const findConsentText = (textHash: unknown): ConsentText | undefined =>
  typeof textHash === 'string' ? known.get(textHash) : undefined;
