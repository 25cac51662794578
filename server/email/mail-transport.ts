/** The sender and the recipient of a message, beside its headers. */
export interface Envelope {
  from: string;
  to: string;
}

/** The mail server's answer to one message. `words` are its own, or the connection's error. */
export type Delivery =
  | { outcome: 'sent'; words: string }
  /** For good. `recipientIsGone`: it said so of the recipient, and not of the message. */
  | { outcome: 'bounced'; words: string; recipientIsGone: boolean }
  /** `isThrottled`: it takes no more for this recipient's domain now. */
  | { outcome: 'later'; words: string; isThrottled?: boolean }
  /** The connection ended after the body had begun to flow and before the server answered. */
  | { outcome: 'unknown'; words: string }
  /** `bodyStarts` answered false. */
  | { outcome: 'notWanted' };

/** A connection on which messages are delivered one after the other. */
export interface MailConnection {
  /**
   * @param bodyStarts is called when the server waits for the body, of which nothing flows unless
   * it answers true
   */
  deliver(
    envelope: Envelope,
    message: Buffer,
    bodyStarts: () => Promise<boolean>,
  ): Promise<Delivery>;
  close(): void;
}

/** How e-mails are sent. */
export interface MailTransport {
  /** @throws MailServerAway where no e-mail could be delivered now */
  connect(): Promise<MailConnection>;
}

/** The mail server cannot be reached, or lets nobody in. The message names no recipient. */
export class MailServerAway extends Error {}
