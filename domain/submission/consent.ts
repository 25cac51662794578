import type { Language } from '../language.ts';

/** On a submission of the form with scripts: the hash of the wording beside its boxes. */
export const consentTextHeader = 'consent-text';

/** The hidden field that holds the same hash, and sends it without scripts. */
export const consentTextField = 'consent_text';

/**
 * The channel of a consent: `script` is the endpoint of the page's script and of other programs,
 * `form` that of the plain form. `paper` is a card that the administrator of version 1.0.0 entered;
 * its hour is not known.
 */
export type ConsentChannel = 'script' | 'form' | 'paper';

/**
 * The ways in which consents change after the form was sent. `one_click`: by the button of a mail
 * program (RFC 8058).
 */
export type ConsentChangeChannel =
  'email' | 'my_data' | 'unsubscribe_link' | 'one_click' | 'complaint' | 'admin';

/** How one leaves by an e-mail. */
export type UnsubscribeChannel = Extract<ConsentChangeChannel, 'unsubscribe_link' | 'one_click'>;

/**
 * `list`, to be written to about the waitlist: the box that must be ticked. `updates` of how the
 * retreat takes shape: the other.
 */
export type ConsentPurpose = 'list' | 'updates';

/** A wording that was consented to: of the form, one line for each box. */
export interface ConsentText {
  language: Language;
  text: string;
}

/** One consent that was given, or withdrawn. */
export interface ConsentEntry {
  purpose: ConsentPurpose;
  given: boolean;
  at: string;
  /** Null where it was not kept. */
  channel: ConsentChannel | ConsentChangeChannel | null;
  /** The hash by which the wording is kept; null where there was none, or it is not known. */
  text_hash: string | null;
  text: string | null;
  /** The language of the form, e-mail or page; null if the administrator acted. */
  language: Language | null;
  /** The one in force; null where it was not kept. */
  privacy_policy_version: string | null;
}

/**
 * The facts about a submission's consent. Times are ISO 8601 in UTC with milliseconds.
 */
export interface ConsentReceipt {
  submission_id: string;
  /** The hash by which the wording is kept; null where it is not known. */
  text_hash: string | null;
  text: string | null;
  /** The language of the submission when it was sent. */
  language: Language;
  given_at: string;
  /** Null for what was stored before receipts were kept. */
  channel: ConsentChannel | null;
  /**
   * Whether the box for updates was ticked when the form was sent; null where that was not kept.
   */
  wants_updates: boolean | null;
  privacy_policy_version: string;
  /** When the link of an e-mail confirmed the submission; null where none did. */
  confirmed_at: string | null;
  /** The consents of the form and every change since, oldest first. */
  history: ConsentEntry[];
}
