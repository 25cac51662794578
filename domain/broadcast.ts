import type { EmailState } from './email/states.ts';
import { languages, type Language } from './language.ts';

/**
 * The readers of a broadcast: everybody who confirmed (they joined to hear of dates), or of them
 * those who asked for updates, too.
 */
export const audiences = ['dates', 'updates'] as const;
export type Audience = (typeof audiences)[number];

/**
 * `held` waits for some minutes after the press in which it can be stopped; its e-mails exist from
 * `sending` on.
 */
export const broadcastStates = ['draft', 'held', 'sending', 'paused', 'sent', 'stopped'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** One broadcast at a time is on its way. */
export const isUnderWay = (state: BroadcastState): boolean =>
  state === 'held' || state === 'sending' || state === 'paused';

/**
 * Why nobody's press made it wait or end: too many bounces or complaints, a server that was away
 * when it was due, a restored copy.
 */
export type BroadcastReason = 'bounces' | 'complaints' | 'late' | 'restored';

/** The languages in which a subject or a body is still missing. */
export const languagesLacking = (texts: BroadcastTexts): Language[] =>
  languages.filter((each) => !texts[each].subject.trim() || !texts[each].body.trim());

/** In characters. */
export const broadcastLimits = { subject: 100, body: 20_000 };

/** Between the press and the first e-mail. */
export const holdMinutes = 5;

/**
 * The text of a broadcast in one language. The body is Markdown: paragraphs, headings, lists,
 * emphasis, links and one print.
 */
export interface BroadcastText {
  subject: string;
  body: string;
}
export type BroadcastTexts = Record<Language, BroadcastText>;

/** A part of a line. Links are https, or to an e-mail address. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; inlines: Inline[] }
  | { type: 'link'; url: string; inlines: Inline[] }
  | { type: 'break' };

/** A body as it is read: text, HTML and preview are made of it, so that they say the same. */
export type Block =
  | { type: 'paragraph' | 'heading'; inlines: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Inline[][] }
  | { type: 'print'; name: string };

/** The print at the top of a letter that shows none of its own. */
export const headPrint = 'letter';

/** The print that a letter shows. */
export const printOf = (blocks: readonly Block[]): string =>
  blocks.find((block) => block.type === 'print')?.name ?? headPrint;

/** The settings that a broadcast needs before it can be tested and sent. */
export type BroadcastNeed = 'emails' | 'controller' | 'owner_email';

/** A broadcast as the dashboard lists it. Moments are ISO 8601 in UTC with milliseconds. */
export interface BroadcastSummary {
  id: string;
  audience: Audience;
  state: BroadcastState;
  reason: BroadcastReason | null;
  subjects: Record<Language, string>;
  /** When its texts were changed last. */
  updated_at: string;
  /** When its first e-mail goes, or went; null while it is a draft. */
  send_at: string | null;
  ended_at: string | null;
}

/** A broadcast with its texts, and what became of its e-mails. */
export interface Broadcast extends BroadcastSummary {
  texts: BroadcastTexts;
  /** The bodies as they are read. */
  blocks: Record<Language, Block[]>;
  /** When these very texts were sent to the owner, in both languages; null where they were not. */
  tested_at: string | null;
  /** How many e-mails are in which state. */
  emails: Partial<Record<EmailState, number>>;
  complaints: number;
  /** Whether it stands in the archive of the site. */
  is_public: boolean;
  slugs: Record<Language, string> | null;
}

/**
 * A broadcast on its way: how many get it in which language, and how many of those have not had it
 * yet.
 */
export interface BroadcastUnderWay extends BroadcastSummary {
  recipients: Record<Language, number>;
  waiting: number;
}

/** Somebody whom a broadcast did not reach, or who complained about it. */
export interface BroadcastReturn {
  /** Null where they were erased since. */
  email: string | null;
  complained: boolean;
  /** The last words of the mail server. */
  server_words: string | null;
}

/** Why somebody of the list does not get a broadcast. `no_updates` did not ask for them. */
export type NotAddressed = 'unconfirmed' | 'unsubscribed' | 'bounced' | 'restricted' | 'no_updates';

/** The people who would get a broadcast now. */
export interface AudienceCount {
  recipients: Record<Language, number>;
  left_out: Partial<Record<NotAddressed, number>>;
}

/** The result of the test in one language, and the mail server's words. */
export interface BroadcastTest {
  tests: { language: Language; taken: boolean; words: string }[];
  broadcast: Broadcast;
}

/**
 * Why a broadcast is not sent. `too_soon`: another went within a day, so the number of recipients
 * must be typed.
 */
export type NotSent = 'incomplete' | 'untested' | 'busy' | 'nobody' | 'too_soon' | BroadcastNeed;

export type SendResult =
  { sent: true; broadcast: Broadcast } | { sent: false; reason: NotSent; recipients: number };

/**
 * The owner's actions on a broadcast after pressing send. A stop while it is held makes it a draft.
 */
export const broadcastPresses = ['pause', 'resume', 'stop'] as const;
export type BroadcastPress = (typeof broadcastPresses)[number];
