import type { Language } from '../language.ts';

/** The letters that the site writes. */
export const letterKinds = [
  'confirm',
  'welcome',
  'already',
  'farewell',
  'ownData',
  'newAddress',
  'addressChanged',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The receipt of a consent, in the words of the letter's language but for the wording itself. */
export interface ConsentFields {
  sentOn: string;
  sentIn: string;
  policyVersion: string;
  /** What stood beside the boxes, one line for each, or that it is not known. */
  wording: string;
  /** The language tag of the wording. */
  wordingLanguage: string;
  confirmedOn: string;
}

/**
 * The letters to an address that may not be of who asked for them. They name nobody: a stranger may have typed the name to have it
 * sent there.
 */
export const lettersToAnyone: readonly LetterKind[] = ['confirm', 'ownData', 'newAddress'];

/** What each letter tells, besides its words. Addresses are whole URLs; that of `myDataUrl` is the same for everybody. */
export interface LetterFields {
  confirm: { wantsUpdates: boolean; confirmUrl: string; myDataUrl: string };
  welcome: {
    name: string;
    wantsUpdates: boolean;
    unsubscribeUrl: string;
    myDataUrl: string;
  } & ConsentFields;
  already: { name: string; unsubscribeUrl: string; myDataUrl: string };
  farewell: { name: string; myDataUrl: string; isErased: boolean };
  ownData: { ownDataUrl: string; unsubscribeUrl: string };
  newAddress: { newAddressUrl: string };
  addressChanged: { name: string; myDataUrl: string };
}

/**
 * A letter as it is read, in one language; a letter of one language is not assignable to one of the other. Pictures
 * stand in `html` as data URIs: nodemailer's `attachDataUrls` makes them parts of the message, which more mail programs show.
 */
export interface WrittenLetter<L extends Language = Language> {
  language: L;
  subject: string;
  text: string;
  html: string;
}

/** Writes a letter. A name is put in as typed in the text, and folded to one line in the subject. */
export type WriteLetter = <K extends LetterKind, L extends Language>(
  kind: K,
  language: L,
  fields: NoInfer<LetterFields[K]>,
) => WrittenLetter<L>;
