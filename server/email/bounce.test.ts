import { expect, test } from 'vitest';
import { emailKinds } from '../../domain/email/emails.ts';
import { languages } from '../../domain/language.ts';
import { emailConfig, plainEmails } from './emails.fixture.ts';
import { mostBounceBytes, readBounce } from './read-bounce.ts';
import { emailOfReturnPath, returnPath } from './mail-transport.ts';
import { startSink } from './smtp-sink.fixture.ts';
import { sendTestEmails } from './test-email.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const path = returnPath('hello@raizdovau.example', id);

const noSuchUser = `550 5.1.1 <ana@example.org>: Recipient address
    rejected: User unknown`;

/** A report as Postfix writes one. */
const report = ({
  to = path,
  action = 'failed',
  original = id,
  status = '5.1.1',
  words = '',
} = {}) =>
  Buffer.from(
    `From: MAILER-DAEMON@mail.example (Mail Delivery System)
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; ana@example.org
Original-Recipient: rfc822;ana@example.org
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${words || noSuchUser}

--b
Content-Type: message/rfc822

Message-ID: <${original}@raizdovau.example>
Subject: Hello

--b--
`.replaceAll('\n', '\r\n'),
  );

test('a return path names its e-mail', () => {
  expect(path).toBe('hello+b-019a0000000070008000000000000001@raizdovau.example');
  expect(emailOfReturnPath(`<${path.toUpperCase()}>`)).toBe(id);
  expect(emailOfReturnPath('hello@raizdovau.example')).toBeUndefined();
});

test.each([
  ['its return path', report({ original: 'unknown' })],
  ['the Message-ID of what was returned', report({ to: 'hello@raizdovau.example' })],
])('a report of a failure is read with the words of the mail server, by %s', (_by, message) => {
  expect(readBounce(message)).toEqual({
    outcome: 'failed',
    emailId: id,
    recipientIsGone: true,
    words: '550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown',
  });
});

test.each([
  ['5.2.2', true],
  ['5.0.0', true],
  ['5.7.26', false], // our own records are wrong
  ['4.4.1', false], // given up after days
])('whether a report of status %s says that nobody is at the address: %s', (status, gone) => {
  expect(readBounce(report({ status }))).toMatchObject({ recipientIsGone: gone });
});

test('a delay, or a message that is no report, changes nothing', () => {
  expect(readBounce(report({ action: 'delayed' }))).toEqual({ outcome: 'noFailure' });
  const reply = Buffer.from(`To: ${path}\r\nSubject: Out of office\r\n\r\nI am away.\r\n`);
  expect(readBounce(reply)).toEqual({ outcome: 'unknown' });
  expect(readBounce(Buffer.from(''))).toEqual({ outcome: 'unknown' });
});

/** A complaint as a mail provider sends one, with the e-mail that it is about. */
const complaint = (link: string, kind = 'abuse') =>
  Buffer.from(
    `From: <abuse@mail.example>
To: hello@raizdovau.example
Content-Type: multipart/report; report-type=feedback-report; boundary="b"

--b
Content-Type: text/plain

This is an email abuse report.

--b
Content-Type: message/feedback-report

Feedback-Type: ${kind}
User-Agent: Mail/1.0
Version: 1
Original-Rcpt-To: redacted@mail.example

--b
Content-Type: message/rfc822

From: Raiz do Vau <hello@raizdovau.example>
List-Unsubscribe:
 <${link}>
Subject: First dates

Hello

--b--
`.replaceAll('\n', '\r\n'),
  );

test('a complaint counts by the token of the link in the e-mail, whomever it names', () => {
  const token = 'AaBbCcDdEeFfGgHhIiJjKk';
  const link = `https://raizdovau.example/unsubscribe?t=${token}`;
  expect(readBounce(complaint(link))).toEqual({ outcome: 'complaint', token });
  expect(readBounce(complaint(link, 'not-spam'))).toEqual({ outcome: 'noFailure' });
  expect(readBounce(complaint('https://raizdovau.example/unsubscribe'))).toEqual({
    outcome: 'unknown',
  });
});

test('of what a mail server says, however long, 300 characters are kept', () => {
  const words = readBounce(report({ words: 'No room. '.repeat(100_000) }));
  expect(words).toMatchObject({ words: 'No room. '.repeat(34).slice(0, 300) });
});

const filled = (text: string, bytes: number) => text.repeat(bytes / text.length);
const part = (type: string) => `Content-Type: multipart/report; boundary=b

--b
Content-Type: ${type}

`;
// Each took a MIME parser, or an expression that tries every place again, from seconds to minutes.
test.each<[string, (bytes: number) => string]>([
  ['spaces in a field', (bytes) => report({ words: `a${filled(' ', bytes)}b` }).toString()],
  ['lines of spaces', (bytes) => filled('\n ', bytes)],
  ['empty lines', (bytes) => filled('\r\n', bytes)],
  ['empty lines in the report', (bytes) => part('message/delivery-status') + filled('\r\n', bytes)],
  [
    'links in a complaint',
    (bytes) =>
      part('message/feedback-report') +
      'Feedback-Type: abuse\n' +
      filled('List-Unsubscribe: <?t=', bytes),
  ],
  ['boundaries', (bytes) => part('text/plain') + filled('--b\nA: b\n\nx\n', bytes)],
  ['reports in reports', (bytes) => filled(part('message/delivery-status'), bytes)],
  ['e-mails in e-mails', (bytes) => filled('Content-Type: message/rfc822\n\n', bytes)],
  ['headers', (bytes) => filled('To: a,b:c;("\n', bytes)],
  [
    'Message-IDs',
    (bytes) => `${part('message/delivery-status')}--b\n${filled('Message-ID:\n', bytes)}`,
  ],
  ['return paths', (bytes) => `To: ${filled('+b-0123456789abcdef0123456789abcde@', bytes)}`],
])(
  'a megabyte of %s takes no more of the processor for a byte than less of them',
  (_what, text) => {
    const less = costOf(text(mostBounceBytes / 16));
    const all = costOf(text(mostBounceBytes));
    // In proportion it is sixteen times as much; where each place is tried again, 256 times, which
    // is minutes. A system may count in steps of some milliseconds.
    expect(all).toBeLessThan(64 * (less + 10));
  },
);

/**
 * The milliseconds of the processor that the quickest of some readings takes: what else the machine
 * does counts for nothing.
 */
function costOf(message: string): number {
  const bytes = Buffer.from(message);
  const costs = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    readBounce(bytes);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

test('one of each e-mail is sent to the owner, who reads what the mail server answered', async () => {
  const sink = await startSink();
  const config = emailConfig(`smtp://127.0.0.1:${sink.port}`);
  const lines = await sendTestEmails(config, plainEmails, 'owner@example.org');
  // The dashboard sends the test of a broadcast.
  const emails = (emailKinds.length - 1) * languages.length;
  expect(lines).toHaveLength(emails);
  expect(lines[0]).toMatch(/^confirm \(en\) to owner@example\.org: sent, 250 /);
  expect(sink.taken).toHaveLength(emails);
  await sink.stop();
  await expect(sendTestEmails(config, plainEmails, 'owner@example.org')).rejects.toThrow(
    /^The mail server of MAIL_URL takes no e-mails \(.*ECONNREFUSED.*\)\. Start it, or mend MAIL_URL\.$/,
  );
});
