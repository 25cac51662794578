import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The sender and the recipient of a message, beside its headers. */
interface Envelope {
  from: string;
  to: string;
}

/** The mail server's answer to one message. `words` are its own, or the connection's error. */
export type Delivery =
  | { outcome: 'sent'; words: string }
  /** For good. `recipientIsGone`: it said so of the recipient, and not of the message. */
  | { outcome: 'bounced'; words: string; recipientIsGone: boolean }
  | { outcome: 'later'; words: string }
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

/**
 * The address to which an e-mail comes back, which says which it was (VERP):
 * `hello+b-<id>@example.org`.
 */
export function returnPath(sender: string, emailId: string): string {
  const at = sender.lastIndexOf('@');
  return `${sender.slice(0, at)}+b-${emailId.replaceAll('-', '')}${sender.slice(at)}`;
}

const emailInPath = /\+b-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})@/i;

/** The e-mail that a return path names; undefined where a text holds none. */
export function emailOfReturnPath(text: string): string | undefined {
  const [, ...parts] = emailInPath.exec(text) ?? [];
  return parts.length > 0 ? parts.join('-').toLowerCase() : undefined;
}

/** Writes each e-mail into a folder as a file that mail programs open. */
export const fileTransport = (folder: string): MailTransport => ({
  async connect() {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new MailServerAway(`MAIL_URL: ${error instanceof Error ? error.message : folder}`, {
        cause: error,
      });
    }
    return {
      async deliver({ from }, message, bodyStarts) {
        if (!(await bodyStarts())) return { outcome: 'notWanted' };
        const file = join(folder, `${emailOfReturnPath(from) ?? 'email'}.eml`);
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
        return { outcome: 'sent', words: file };
      },
      close: () => undefined,
    };
  },
});
