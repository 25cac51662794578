import type { DataSubjectRequest } from '../admin/rights.ts';
import type { Language } from '../language.ts';
import type { EmailKind } from '../email/emails.ts';
import type { EmailState, SubscriptionStatus } from '../email/states.ts';
import type { Guests, OfferState } from '../wave.ts';
import type { ConsentEntry, ConsentReceipt } from '../submission/consent.ts';
import {
  interestTextFields,
  type InterestTextField,
  type Submission,
} from '../submission/fields.ts';

/** A submission as its person sees it. Its columns are those of the registry of fields. */
export interface MySubmission extends Omit<Submission, 'ip_address' | 'user_agent'> {
  /** After this moment it is deleted. */
  keptUntil: string;
  /** Null once it is cleared. */
  technical: { ipAddress: string | null; userAgent: string | null; clearedOn: string } | null;
  consent: {
    /** The wording beside the boxes; null where it is not known. */
    text: string | null;
    language: Language;
    givenAt: string;
    /** Null for what was stored before receipts were kept. */
    channel: ConsentReceipt['channel'];
    /**
     * Whether the box for updates was ticked when the form was sent; null where that was not kept.
     */
    wantsUpdates: boolean | null;
    /** The consents of the form and every change since, oldest first. */
    history: ConsentEntry[];
  };
  /** When the link of an e-mail confirmed it; null where none did. */
  confirmedAt: string | null;
  /** When its message was marked as answered; null where it was not. */
  messageAnsweredAt: string | null;
}

/**
 * Everything that is kept about an e-mail address, however it is spelled. Moments are ISO 8601 in
 * UTC, days `YYYY-MM-DD`.
 */
export interface SubscriberData {
  email: string;
  /** Null for anyone who was never asked to confirm the address, as while e-mails are off. */
  state: SubscriptionStatus | null;
  stateSince: string | null;
  /** The choices in force; null until an address is confirmed. */
  language: Language | null;
  wantsUpdates: boolean | null;
  restrictedSince: string | null;
  /** The owner's note beside the person. */
  note: { text: string; changedAt: string } | null;
  /** The new address that was asked for and is not confirmed yet. */
  pendingEmail: { email: string; askedAt: string } | null;
  /** The oldest first. */
  submissions: MySubmission[];
  /** The oldest first. */
  emails: {
    kind: EmailKind;
    /** The subject of a letter. */
    subject: string | null;
    state: EmailState;
    at: string;
    serverWords: string | null;
  }[];
  /** Their place in line, and the wave that invites now; null for anyone who is not in line. */
  line: { position: number; wave: { places: number; invited: number } | null } | null;
  /** The oldest first. */
  offers: {
    /** In the person's language. */
    title: string;
    state: OfferState;
    madeAt: string;
    /** The moment at which the days to answer end; null until they have begun. */
    answerUntil: string | null;
    guests: Guests | null;
    answeredAt: string | null;
  }[];
  /** The oldest first. */
  requests: {
    kind: DataSubjectRequest['kind'];
    receivedOn: string;
    dueOn: string;
    madeBy: DataSubjectRequest['made_by'];
    answeredOn: string | null;
    outcome: DataSubjectRequest['outcome'];
    /** Why it was refused. */
    reason: string | null;
  }[];
}

/** The data about a person, as /my-data shows it to the owner of a link. */
export interface MyDataRecord extends SubscriberData {
  state: SubscriptionStatus;
  stateSince: string;
}

export type CorrectableField = Exclude<InterestTextField, 'email'>;
/** The fields that people may correct by themselves. A new address must be confirmed. */
export const correctableFields = interestTextFields.filter(
  (field): field is CorrectableField => field !== 'email',
);

/** Which submission was deleted, by the moment it was sent, and when. */
export interface DeletionReceipt {
  at: string;
  sentAt: string;
}

/** How much was deleted, and when: nothing of the person. */
export interface ErasureReceipt {
  at: string;
  submissions: number;
  consents: number;
  emails: number;
}
