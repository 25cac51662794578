import type { Language } from '../language.ts';

/** On a submission of the form with scripts: the hash of the wording beside its boxes. */
export const consentTextHeader = 'consent-text';

/** The hidden field that holds the same hash, and sends it without scripts. */
export const consentTextField = 'consent_text';

/** Through which endpoint it came: `script` by the one of the page's script and of other programs, `form` by that of the plain form. */
export type ConsentWay = 'script' | 'form';

/** A wording that stood beside the boxes of the form, one line for each. */
export interface ConsentText {
  language: Language;
  text: string;
}

/** What is known of the consent that a submission rests on. Moments are ISO 8601 in UTC with milliseconds. */
export interface ConsentReceipt {
  submission_id: string;
  /** The hash by which the wording is kept; null where it is not known. */
  text_hash: string | null;
  text: string | null;
  /** The language of the submission when it was sent. */
  language: Language;
  given_at: string;
  /** Null for what was stored before receipts were kept. */
  way: ConsentWay | null;
  privacy_policy_version: string;
  /** When the link of a letter confirmed the submission; null where none did. */
  confirmed_at: string | null;
}
