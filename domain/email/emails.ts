import type { Language } from '../language.ts';
import { dayMs, minuteMs } from '../time.ts';
import type { LinkPurpose } from './link-pages.ts';

/** Which e-mails go first, whatever is due earlier: 1 what a person waits for, 2 what many get. */
export type EmailPriority = 1 | 2;

/** The properties of a kind of e-mail. Its words stand in `content/<language>/emails.ts`. */
interface Kind {
  /** The purpose of the button's link. Without one, a button leads to the form. */
  button?: Exclude<LinkPurpose, 'unsubscribe'>;
  /** The links at its end. `consent` leads to one’s data, where its record stands. */
  foot: readonly ('consent' | 'myData' | 'policy' | 'unsubscribe')[];
  priority: EmailPriority;
  /**
   * Whether its address may not be that of the person who asked for it. It names nobody: a stranger
   * may have typed the name to have it sent.
   */
  toAnyone?: true;
  /** Its other template, for people who want updates, or who are erased. */
  variant?: { name: string; foot?: Kind['foot']; hasButton?: false };
  /** After this time from when it was due, it is given up where it could not be sent. */
  livesForMs: number;
}

const threeDays = 3 * dayMs;

const kinds = {
  confirm: {
    button: 'confirm',
    // Its reader may not have sent the form, and hears here first what is kept (GDPR, Article 14).
    foot: ['myData', 'policy'],
    priority: 1,
    toAnyone: true,
    variant: { name: 'confirmWithUpdates' },
    livesForMs: threeDays,
  },
  welcome: {
    foot: ['consent', 'unsubscribe'],
    priority: 1,
    variant: { name: 'welcomeWithUpdates' },
    livesForMs: threeDays,
  },
  already: { foot: ['myData', 'unsubscribe'], priority: 1, livesForMs: threeDays },
  unsubscribed: {
    button: 'rejoin',
    foot: ['myData'],
    priority: 1,
    variant: { name: 'erased', foot: [], hasButton: false },
    // Its receipt stands on the page, and the address of an erased person must go.
    livesForMs: 10 * minuteMs,
  },
  myData: {
    button: 'myData',
    foot: ['unsubscribe'],
    priority: 1,
    toAnyone: true,
    livesForMs: threeDays,
  },
  newAddress: {
    button: 'newAddress',
    foot: [],
    priority: 1,
    toAnyone: true,
    livesForMs: threeDays,
  },
  addressChanged: { foot: [], priority: 1, livesForMs: threeDays },
  beforeDeletion: { foot: ['myData', 'unsubscribe'], priority: 2, livesForMs: threeDays },
  invitation: {
    button: 'invitation',
    foot: ['myData', 'unsubscribe'],
    priority: 1,
    // A mail server that is away costs nobody their turn.
    livesForMs: 30 * dayMs,
  },
  invitationReminder: {
    button: 'invitation',
    foot: ['myData', 'unsubscribe'],
    priority: 1,
    livesForMs: 2 * dayMs,
  },
  placeAccepted: { button: 'invitation', foot: ['myData'], priority: 1, livesForMs: 7 * dayMs },
  placeDeclined: { foot: ['myData', 'unsubscribe'], priority: 1, livesForMs: threeDays },
  placeLapsed: { foot: ['myData', 'unsubscribe'], priority: 1, livesForMs: threeDays },
  /** Its words are the owner’s. */
  letter: { foot: ['myData', 'unsubscribe'], priority: 2, livesForMs: threeDays },
} as const satisfies Record<string, Kind>;

type Kinds = typeof kinds;
export type EmailKind = keyof Kinds;

/** The e-mails that the site writes. */
export const emails: Readonly<Record<EmailKind, Kind>> = kinds;
export const emailKinds = Object.keys(kinds) as EmailKind[];

/** The kinds whose button is for one of these. */
export const kindsWithButton = (...purposes: LinkPurpose[]): EmailKind[] =>
  emailKinds.filter((kind) => purposes.some((purpose) => purpose === emails[kind].button));

/** A text for each e-mail, and for each choice that changes its words. */
export type TemplateName = {
  [K in EmailKind]: K | (Kinds[K] extends { variant: { name: infer Name } } ? Name : never);
}[EmailKind];
export const templateNames = emailKinds.flatMap((kind) => [
  kind,
  ...(emails[kind].variant ? [emails[kind].variant.name] : []),
]) as TemplateName[];

/** The template of an e-mail to a person. */
export function templateOf(
  kind: EmailKind,
  { wantsUpdates, isErased }: { wantsUpdates: boolean; isErased: boolean },
): TemplateName {
  const hasVariant = kind === 'unsubscribed' ? isErased : wantsUpdates;
  const { variant } = emails[kind];
  return (hasVariant && variant ? variant.name : kind) as TemplateName;
}

/** The kind of a template, and the links at its end. */
export function describeTemplate(name: TemplateName): Kind & { kind: EmailKind } {
  const kind = emailKinds.find((each) => name === each || emails[each].variant?.name === name);
  if (!kind) throw new Error(`${name} is the template of no e-mail`);
  const { variant, button, ...described } = emails[kind];
  const { foot = described.foot, hasButton = true } = name === kind ? {} : (variant ?? {});
  return { ...described, ...(hasButton && button && { button }), kind, foot };
}

/**
 * The values for the slots of an e-mail. Addresses are whole URLs; those of one's own data and of
 * the policy are the same for everybody.
 */
export interface EmailSlots {
  name: string;
  buttonUrl: string;
  unsubscribeUrl: string;
  myDataUrl: string;
  policyUrl: string;
  /** The day on which their last submission is deleted, in the e-mail that says so. */
  deletedOn?: string;
  /** A wave of invitations, and the offer of a place in it. */
  waveTitle?: string;
  waveDetails?: string;
  wavePlaces?: string;
  answerUntil?: string;
  lastDay?: string;
  guestCount?: string;
  /** A letter of the owner to many people, which also stands on the site. */
  subject?: string;
  body?: { text: string; html: string };
  /** The print at its top, as HTML. */
  print?: string;
}

/** An e-mail with slots, such as `{name}`. */
export type EmailTemplate = Pick<RenderedEmail, 'subject' | 'text' | 'html'>;
/** Every e-mail in both languages, as the build writes them. */
export type EmailTemplates = Record<TemplateName, Record<Language, EmailTemplate>>;

/**
 * An e-mail as it is read, in one language. Pictures stand in `html` as data URIs: nodemailer's
 * `attachDataUrls` makes them parts of the message, which more mail programs show.
 */
export interface RenderedEmail<L extends Language = Language> {
  language: L;
  subject: string;
  text: string;
  html: string;
}

/**
 * Writes an e-mail. A name is put in as typed in the text, and folded to one line in the subject.
 */
export type RenderEmail = <L extends Language>(
  name: TemplateName,
  language: L,
  slots: EmailSlots,
) => RenderedEmail<L>;
