import PostalMime from 'postal-mime';
import { letterOfReturnPath } from './return-path.ts';

/** What a message that came back says. */
export type Bounce =
  /**
   * For good: the letter did not arrive. `words` are those of the mail server. `recipientIsGone`: it said so of the
   * recipient, and not of the system, the network or a policy.
   */
  | { outcome: 'failed'; letterId: string; words: string; recipientIsGone: boolean }
  /** A delay, or a success, of which nothing follows. */
  | { outcome: 'noFailure' }
  /** Not a report of one of our letters. */
  | { outcome: 'unknown' };

const pathHeaders = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

/**
 * Reads a message that came back to a letter's return path: a delivery status notification (RFC 3464). Which letter
 * it was says the address it came to, and else the Message-ID of what was returned.
 */
export async function readBounce(message: Buffer): Promise<Bounce> {
  const { headers, attachments } = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  const part = (type: string) => {
    const content = attachments.find(({ mimeType }) => mimeType === type)?.content;
    return typeof content === 'string' ? content : '';
  };
  // Folded lines are one (RFC 5322, 2.2.3).
  const status = part('message/delivery-status').replace(/\r?\n[ \t]+/g, ' ');
  const paths = headers.filter(({ key }) => pathHeaders.includes(key)).map(({ value }) => value);
  const returned = part('message/rfc822') || part('text/rfc822-headers');
  const letterId =
    letterOfReturnPath(paths.join('\n')) ??
    /^Message-ID:\s*<([0-9a-f-]{36})@/im.exec(returned)?.[1];
  if (status === '' || letterId === undefined) return { outcome: 'unknown' };
  const field = (name: string) =>
    new RegExp(`^${name}:\\s*(.*?)\\s*$`, 'im').exec(status)?.[1] ?? '';
  if (field('Action').toLowerCase() !== 'failed') return { outcome: 'noFailure' };
  const words = field('Diagnostic-Code').replace(/^smtp;\s*/i, '') || field('Status');
  // RFC 3463: 5.1 speaks of the address, 5.2 of the mailbox, 5.0 of nothing known.
  const recipientIsGone = /^5\.[012]\./.test(field('Status'));
  return { outcome: 'failed', letterId, words, recipientIsGone };
}
