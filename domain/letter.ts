import type { EmailReason, EmailState } from './email/states.ts';
import { languages, type Language } from './language.ts';

/**
 * The readers of a letter: everybody who confirmed (they joined to hear of dates), or of them
 * those who asked for updates, too.
 */
export const audiences = ['dates', 'updates'] as const;
export type Audience = (typeof audiences)[number];

/**
 * `due` waits for some minutes after the press in which it can be stopped; its e-mails exist from
 * `sending` on. One that was `stopped` may go on.
 */
export const letterStates = ['draft', 'due', 'sending', 'sent', 'stopped'] as const;
export type LetterState = (typeof letterStates)[number];

/** One letter at a time is on its way. */
export const isUnderWay = (state: LetterState): boolean => state === 'due' || state === 'sending';

/** The languages in which a subject or a body is still missing. */
export const languagesLacking = (texts: LetterTexts): Language[] =>
  languages.filter((each) => !texts[each].subject.trim() || !texts[each].body.trim());

/** In characters. */
export const letterLimits = { subject: 100, body: 20_000 };

/** Between the press and the first e-mail. */
export const dueMinutes = 5;

/**
 * The text of a letter in one language. The body is Markdown.
 */
export interface LetterText {
  subject: string;
  body: string;
}
export type LetterTexts = Record<Language, LetterText>;

/** The elements of a body. Links are https, or to an e-mail address. */
export type LetterTag =
  | 'p'
  | 'h2'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'hr'
  | 'print'
  | 'em'
  | 'strong'
  | 'code'
  | 'a'
  | 'br';

/** An element of a body with its parts. */
export interface LetterElement {
  tag: LetterTag;
  parts: Part[];
  /** Of a print. */
  name?: string;
  /** The number of a list's first point, where it is not 1. */
  start?: number;
  /** Of a link. */
  href?: string;
  /** The address of a link as it is shown, where its words are others. */
  beside?: string;
}
export type Part = string | LetterElement;

/** A body as it is read: e-mail, archive and preview are made of it, so that they say the same. */
export interface LetterBody {
  parts: Part[];
  /** HTML, pictures and addresses of links that are shown as they were typed. */
  unsupported: string[];
  /** The print that it shows; where it shows none, that of every e-mail. */
  print: string;
  /** It is shown as it was typed, because it nests too deep, or has too many marks. */
  isTooIntricate?: true;
}

/** The print at the top of a letter that shows none of its own. */
export const headPrint = 'letter';

/** The settings that a letter needs before it can be tested and sent. */
export type LetterNeed = 'emails' | 'controller' | 'owner_email';

/** A letter as the dashboard lists it. Moments are ISO 8601 in UTC with milliseconds. */
export interface LetterSummary {
  id: string;
  audience: Audience;
  state: LetterState;
  subjects: Record<Language, string>;
  /** When its texts were changed last. */
  updated_at: string;
  /** When its first e-mail goes, or went; null while it is a draft. */
  send_at: string | null;
  ended_at: string | null;
}

/** A letter with its texts, and what became of its e-mails. */
export interface Letter extends LetterSummary {
  texts: LetterTexts;
  /** The bodies of its texts. */
  bodies: Record<Language, LetterBody>;
  /** The people who would get it now. */
  addressed: AudienceCount;
  /** When these very texts were sent to the owner, in both languages; null where they were not. */
  tested_at: string | null;
  /** How many e-mails are in which state. */
  emails: Partial<Record<EmailState, number>>;
  complaints: number;
  /** Whether it stands in the archive of the site. */
  is_public: boolean;
  slugs: Record<Language, string> | null;
}

/** A letter on its way, and how many people have not had it yet. */
export interface LetterUnderWay extends LetterSummary {
  waiting: number;
}

/** Somebody whom a letter did not reach, or who complained about it. */
export interface LetterReturn {
  /** Null where they were erased since. */
  email: string | null;
  complained: boolean;
  state: EmailState;
  /** Why it was not sent; null where it was. */
  reason: EmailReason | null;
  /** The last words of the mail server. */
  server_words: string | null;
}

/** Why somebody of the list does not get a letter. `no_updates` did not ask for them. */
export type NotAddressed = 'unconfirmed' | 'unsubscribed' | 'bounced' | 'restricted' | 'no_updates';

/** How many people get a letter, and how many do not and why. */
export interface AudienceCount {
  recipients: Record<Language, number>;
  left_out: Partial<Record<NotAddressed, number>>;
}

/** The result of the test in one language, and the mail server's words. */
export interface LetterTest {
  language: Language;
  taken: boolean;
  words: string;
}

/** Why a letter is not sent. */
export type NotSent = 'incomplete' | 'untested' | 'busy' | 'nobody';
