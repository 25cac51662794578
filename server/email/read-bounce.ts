import PostalMime, { type Email } from 'postal-mime';
import { beginningOf, onOneLine } from '../../domain/text.ts';
import { emailOfReturnPath } from './mail-transport.ts';
import { recipientIsGone } from './recipient-is-gone.ts';

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
/** Nor more lines, each of which takes its time. */
const mostLines = 20_000;

/** More of a mail server's words is not kept. */
const mostWords = 300;

/** Reads a message whose parts stay apart, in time proportionate to its length. */
const parse = (message: string | Buffer | ArrayBuffer): Promise<Email> =>
  PostalMime.parse(message, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
    maxNestingDepth: 10,
    // A byte that is no UTF-8 becomes three.
    maxHeadersSize: 3 * mostBounceBytes,
  });

/**
 * Reads a message that came back to an e-mail's return path: a delivery status notification (RFC
 * 3464) or a plain one, of the e-mail that its address or else the returned Message-ID names; or a
 * complaint (RFC 5965). Anybody may have written it, so a complaint counts only with the token that
 * stands in the e-mail alone, whomever it names (RFC 6590).
 */
export async function readBounce(message: Buffer): Promise<Bounce> {
  const email = await parse(beginningLines(message)).catch(() => undefined);
  if (!email) return { outcome: 'unknown' };
  const returned = await fieldsOf(
    partOf(email, '(?:message|text)/(?:rfc822|global)(?:-headers)?')?.split(/\r?\n\r?\n/, 1)[0],
  );
  const complaint = partOf(email, 'message/feedback-report') ?? oldComplaint(email);
  if (complaint !== undefined) {
    const kind = (await fieldsOf(complaint))('Feedback-Type');
    if (!/^(?:abuse|fraud|opt-out)\b/i.test(withoutComments(kind))) return { outcome: 'noFailure' };
    const [, token] = /<[^<>]*[?&]t=([\w-]{22})>/.exec(returned('List-Unsubscribe')) ?? [];
    return token === undefined ? { outcome: 'unknown' } : { outcome: 'complaint', token };
  }
  const emailId =
    emailOfReturnPath(email.headers.map(({ value }) => value).join('\n')) ??
    /^<([0-9a-f-]{36})@/i.exec(returned('Message-ID'))?.[1];
  if (emailId === undefined) return { outcome: 'unknown' };
  const report = partOf(email, 'message/(?:global-)?delivery-status');
  if (report === undefined) return readPlain(email, emailId);
  const status = await fieldsOf(report);
  if (!/^failed\b/i.test(withoutComments(status('Action')))) return { outcome: 'noFailure' };
  const words = status('Diagnostic-Code').replace(/^smtp *;/i, '') || status('Status');
  return failed(emailId, words, recipientIsGone(words, status('Status')));
}

function beginningLines(message: Buffer): Buffer {
  let end = 0;
  for (let line = 0; line < mostLines; line += 1) {
    end = message.indexOf('\n', end) + 1;
    if (end === 0) return message;
  }
  return message.subarray(0, end);
}

const failed = (emailId: string, words: string, isGone: boolean): Bounce => ({
  outcome: 'failed',
  emailId,
  recipientIsGone: isGone,
  words: beginningOf(onOneLine(words), mostWords),
});

/** The report that Microsoft's complaints of old lack. */
const oldComplaint = ({ from, subject = '' }: Email): string | undefined =>
  from?.address === 'staff@hotmail.com' && /^complaint about message from /i.test(subject)
    ? 'Feedback-Type: abuse'
    : undefined;

/** What a mail server wrote by itself, without parts for programs: a line with the reason. */
function readPlain({ from, subject = '', text = '' }: Email, emailId: string): Bounce {
  if (!/^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '')) return { outcome: 'unknown' };
  // The copy of the e-mail follows.
  const [own = ''] = text.split(/^-{3}/m, 1);
  const reason = own.split('\n').find((line) => recipientIsGone(line));
  const mayStillArrive = /\bdelay|\bwarning|\b4\.\d\.\d|\b4\d\d[ -]/i.test(`${subject}\n${own}`);
  return reason === undefined || mayStillArrive || !own.includes('@')
    ? { outcome: 'noFailure' }
    : failed(emailId, reason, true);
}

/** The first part of a type. */
function partOf({ attachments }: Email, type: string): string | undefined {
  const found = attachments.find(({ mimeType }) => new RegExp(`^${type}$`).test(mimeType));
  return typeof found?.content === 'string' ? found.content : undefined;
}

/** Reads fields as the headers of a message; in a report empty lines part them. */
async function fieldsOf(fields = ''): Promise<(name: string) => string> {
  const lines = fields.split(/\r?\n/).filter((line) => line.trim() !== '');
  const { headers } = await parse(lines.join('\n'));
  return (name) => headers.find(({ key }) => key === name.toLowerCase())?.value ?? '';
}

const withoutComments = (value: string): string => value.replace(/\([^()]*\)/g, '').trim();
