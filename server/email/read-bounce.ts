import { emailOfReturnPath } from './mail-transport.ts';

/** The contents of a returned message. */
type Bounce =
  /**
   * For good, in the mail server's words. `recipientIsGone`: it said so of the recipient, not of
   * the system or a policy.
   */
  | { outcome: 'failed'; emailId: string; words: string; recipientIsGone: boolean }
  /**
   * Somebody told their mail provider that they do not want it. The token is that of the link by
   * which its reader leaves.
   */
  | { outcome: 'complaint'; token: string }
  /** A delay, or a success, of which nothing follows. */
  | { outcome: 'noFailure' }
  /** Not a report of one of our e-mails. */
  | { outcome: 'unknown' };

/** More of a message is not read: a report comes before the e-mail that it returns. */
export const mostBounceBytes = 1_000_000;

/** More of a mail server's words is not kept. */
const mostWords = 300;

/**
 * Reads a message that came back to an e-mail's return path: a delivery status notification (RFC
 * 3464), of the e-mail that its address or else the returned Message-ID names; or a complaint (RFC
 * 5965). Anybody may have written it, so every step takes time in proportion to its length, and a
 * complaint counts only with the token that stands in the e-mail alone, whomever it names (RFC
 * 6590).
 */
export function readBounce(message: Buffer): Bounce {
  // Folded lines are one (RFC 5322, 2.2.3).
  const text = message
    .toString()
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ');
  const [head = ''] = text.split('\n\n', 1);
  const complaint = /^Content-Type: ?message\/feedback-report\b/im.exec(text)?.index;
  if (complaint !== undefined) return readComplaint(text.slice(complaint));
  // Never encoded (RFC 3464, 2.1), so it is read as it stands; RFC 6533 names the one with other
  // than ASCII.
  const report = /^Content-Type: ?message\/(?:global-)?delivery-status\b/im.exec(text)?.index;
  if (report === undefined) return { outcome: 'unknown' };
  const begin = text.indexOf('\n\n', report);
  const end = text.indexOf('\n--', begin);
  const status = begin < 0 ? '' : text.slice(begin, end < 0 ? undefined : end);
  const returned = end < 0 ? '' : text.slice(end);
  const emailId =
    emailOfReturnPath(head) ?? /^Message-ID: ?<([0-9a-f-]{36})@/im.exec(returned)?.[1];
  if (emailId === undefined) return { outcome: 'unknown' };
  const field = (name: string) => new RegExp(`^${name}:(.*)`, 'im').exec(status)?.[1]?.trim() ?? '';
  if (field('Action').toLowerCase() !== 'failed') return { outcome: 'noFailure' };
  const words =
    field('Diagnostic-Code')
      .replace(/^smtp;/i, '')
      .trim() || field('Status');
  // RFC 3463: 5.1 speaks of the address, 5.2 of the mailbox, 5.0 of nothing known.
  const recipientIsGone = /^5\.[012]\./.test(field('Status'));
  return { outcome: 'failed', emailId, words: words.slice(0, mostWords), recipientIsGone };
}

/**
 * @param report from the header of its second part on; the e-mail itself follows, with its headers
 */
function readComplaint(report: string): Bounce {
  if (!/^Feedback-Type: ?abuse\b/im.test(report)) return { outcome: 'noFailure' };
  const [, token] = /^List-Unsubscribe: ?<[^>\n]*\?t=([\w-]{22})>/im.exec(report) ?? [];
  return token === undefined ? { outcome: 'unknown' } : { outcome: 'complaint', token };
}
