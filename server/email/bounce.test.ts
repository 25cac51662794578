import { expect, test } from 'vitest';
import { mostBounceBytes, readBounce } from './read-bounce.ts';
import { emailOfReturnPath, returnPath } from './mail-transport.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const path = returnPath('hello@raizdovau.example', id);
const read = (message: string) => readBounce(Buffer.from(message.replaceAll('\n', '\r\n')));

test('a return path names its e-mail', () => {
  expect(path).toBe('hello+b-019a0000000070008000000000000001@raizdovau.example');
  expect(emailOfReturnPath(`<${path.toUpperCase()}>`)).toBe(id);
  expect(emailOfReturnPath('hello@raizdovau.example')).toBeUndefined();
});

const parts = (...all: string[]) =>
  `MIME-Version: 1.0\nContent-Type: multipart/report; boundary="b"\n\n${all
    .map((each) => `--b\n${each}\n`)
    .join('')}--b--\n`;

/** A report as Postfix writes one. */
const report = (fields: string, type = 'Content-Type: message/delivery-status', to = path) =>
  `From: MAILER-DAEMON@mail.example (Mail System)\nTo: ${to}\nAuto-Submitted: auto-replied\n${parts(
    'Content-Type: text/plain\n\nIt came back.',
    `${type}\n\nReporting-MTA: dns; mail.example\n\nFinal-Recipient: rfc822; ana@example.org\n${fields}`,
    `Content-Type: message/rfc822\n\nMessage-ID: <${id}@raizdovau.example>\n`,
  )}`;
const noSuchUser = `Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ana@example.org>: Recipient address
    rejected: User unknown`;

test.each([
  ['its return path', report(noSuchUser).replace(id, 'unknown')],
  ['the Message-ID of what was returned', report(noSuchUser, undefined, 'hello@raizdovau.example')],
  [
    'white space around colons',
    report(
      noSuchUser.replaceAll(/^([\w-]+):/gm, '$1 :'),
      'Content-Type :\tMESSAGE/delivery-status',
    ),
  ],
  [
    'comments',
    report(
      noSuchUser.replace('failed', '(sorry) failed (for good)').replace('5.1.1', '5.1.1 (bad)'),
    ),
  ],
  ['a folded field', report(noSuchUser.replace('failed', '\n failed'))],
  ['addresses beyond ASCII', report(noSuchUser, 'Content-Type: message/global-delivery-status')],
  [
    'base64',
    `To: ${path}\n${parts(`Content-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${btoa(noSuchUser)}`)}`,
  ],
  ['a line of a mailbox', `From MAILER-DAEMON Sun Nov 29 12:00:00 2026\n${report(noSuchUser)}`],
])('a report of a failure is read with the words of the mail server: %s', async (_by, message) => {
  expect(await read(message)).toEqual({
    outcome: 'failed',
    emailId: id,
    recipientIsGone: true,
    words: '550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown',
  });
});

test.each([
  ['Status: 5.2.2', true],
  ['Status: 5.0.0', true],
  ['Status: 5.4.4', true],
  ['Diagnostic-Code: smtp;550 5.4.1 Recipient address rejected: Access denied.', true],
  ['Status: 5.4.1\nDiagnostic-Code: smtp; 541 5.4.1 no such user', true],
  ['Status: 5.5.0\nDiagnostic-Code: smtp; 550 5.5.0 mailbox unavailable', true],
  ['Diagnostic-Code: smtp; 550 5.1.1 no such user', true],
  ['Diagnostic-Code: smtp; 550 adresse invalide', true],
  ['Diagnostic-Code: dns; NXDOMAIN', true],
  ['Status: 5.4.1', false], // nobody answered
  ['Status: 5.1.8', false], // of the sender's address
  ['Status: 5.7.26', false], // our own records are wrong
  ['Status: 5.7.1\nDiagnostic-Code: smtp; 550 5.7.1 spam', false],
  ['Diagnostic-Code: smtp; 554 rejected', false],
  ['Status: 4.4.1\nDiagnostic-Code: smtp; 550 given up after days', false],
])('%j says that nobody is at the address: %s', async (fields, recipientIsGone) => {
  expect(await read(report(`Action: failed\n${fields}`))).toMatchObject({ recipientIsGone });
});

const plain = (text: string, from = 'MAILER-DAEMON@mx.example', subject = 'failure notice') =>
  `From: ${from}\nTo: ${path}\nSubject: ${subject}\n\n${text}\n\n--- copy of the message\n550 metres\n`;

test.each([
  ['qmail', plain('<ana@example.org>:\nno mailbox here by that name. (#5.1.1)'), true],
  [
    'Exim',
    plain('ana@example.org\n  SMTP error after RCPT TO:\n  host mx: 550 Unknown user'),
    true,
  ],
  ['a policy', plain('<ana@example.org>:\n550 5.7.1 looks like spam'), false],
  ['no reason', plain('<ana@example.org>: it came back'), false],
  ['no address', plain('550 5.1.1 no such user'), false],
  ['for now', plain('<ana@example.org>:\n452 4.2.2 full; 550 5.1.1 before'), false],
  ['a delay', plain('<ana@example.org>: 550 no', undefined, 'Warning: delayed'), false],
  ['somebody away', plain('Ask bia@example.org, room 550.', 'ana@example.org'), false],
])('a plain message, %s, counts as returned: %s', async (_what, message, counts) => {
  const { outcome } = await read(message);
  expect(outcome === 'failed').toBe(counts);
});

test('a delay, or a message that is no report, changes nothing', async () => {
  expect(await read(report('Action: delayed'))).toEqual({ outcome: 'noFailure' });
  expect(await read('To: hello@raizdovau.example\n\nHello.')).toEqual({ outcome: 'unknown' });
  expect(await read('')).toEqual({ outcome: 'unknown' });
});

const token = 'AaBbCcDdEeFfGgHhIiJjKk';
const link = `<https://raizdovau.example/unsubscribe?t=${token}>`;
const complained = `List-Unsubscribe: ${link}\nSubject: First dates\n\nHello\n`;

/** A complaint as a mail provider sends one, with the e-mail that it is about. */
const complaint = (
  kind = 'Feedback-Type: abuse',
  returned = `Content-Type: message/rfc822\n\n${complained}`,
  type = 'Content-Type: message/feedback-report',
) => parts('Content-Type: text/plain\n\nA report.', `${type}\n\n${kind}\nVersion: 1`, returned);
const ofType = (type: string, returned: string) => `Content-Type: ${type}\n\n${returned}`;

test.each([
  ['Yahoo', complaint()],
  [
    'Microsoft, of old',
    `From: <staff@hotmail.com>\nSubject: complaint about message from 192.0.2.1\n${parts(
      `Content-Type: message/rfc822\n\nX-HmXmrOriginalRecipient: <a@hotmail.com>\n${complained}`,
    )}`,
  ],
  [
    'Microsoft',
    complaint(undefined, ofType('text/rfc822-headers', `List-Unsubscribe:\n ${link}\n`)),
  ],
  [
    'a fraud, with white space',
    complaint(
      'Feedback-Type :\tfraud',
      ofType('message/rfc822', `list-unsubscribe :\t${link}\n`),
      'Content-Type:\tmessage/feedback-report',
    ),
  ],
  [
    'base64',
    complaint(
      'Feedback-Type: opt-out',
      `Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n${btoa(complained)}`,
    ),
  ],
])(
  'a complaint counts by the token in the e-mail, whomever it names: %s',
  async (_form, message) => {
    expect(await read(message)).toEqual({ outcome: 'complaint', token });
  },
);

test('what is no complaint, or about no e-mail of this site, changes nothing', async () => {
  expect(await read(complaint('Feedback-Type: not-spam'))).toEqual({ outcome: 'noFailure' });
  expect(await read(complaint().replace(token, ''))).toEqual({ outcome: 'unknown' });
});

test('of what a mail server says, however long, 300 characters are kept', async () => {
  const long = `Action: failed\nDiagnostic-Code: smtp; ${'No room. '.repeat(100_000)}`;
  expect(await read(report(long))).toMatchObject({ words: 'No room. '.repeat(34).slice(0, 300) });
});

const filled = (text: string, bytes: number) => text.repeat(bytes / text.length);
const part = (type: string) =>
  `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: ${type}\n\n`;
test.each<[string, (bytes: number) => string]>([
  ['spaces in a field', (bytes) => report(`Diagnostic-Code: a${filled(' ', bytes)}b`)],
  ['lines of spaces', (bytes) => filled('\n ', bytes)],
  [
    'links in a complaint',
    (bytes) =>
      complaint(undefined, ofType('message/rfc822', `List-Unsubscribe: ${filled('<?t=', bytes)}`)),
  ],
  ['boundaries', (bytes) => part('text/plain') + filled('--b\nA: b\n\nx\n', bytes)],
  ['reports in reports', (bytes) => filled(part('message/delivery-status'), bytes)],
  ['headers', (bytes) => filled('To: a,b:c;("\n', bytes)],
  ['comments', (bytes) => report(`Action: ${filled('(a', bytes)}`)],
  ['return paths', (bytes) => `To: ${filled('+b-0123456789abcdef0123456789abcde@', bytes)}`],
  ['figures in a plain message', (bytes) => plain(filled('5.1', bytes))],
])('%s take time in proportion to their length', async (_what, text) => {
  const less = await costOf(text(mostBounceBytes / 128));
  const more = await costOf(text(mostBounceBytes / 8));
  // In proportion it is sixteen times as much; where each place is tried again, 256 times. A system
  // may count in steps of some milliseconds.
  expect(more).toBeLessThan(64 * (less + 10));
});

test('as many empty lines as a message may have take less than two seconds', async () => {
  const lines = part('message/delivery-status') + filled('\n', mostBounceBytes);
  expect(await costOf(lines)).toBeLessThan(2000);
});

/** The milliseconds of the processor that reading takes. */
async function costOf(message: string): Promise<number> {
  const bytes = Buffer.from(message);
  const before = process.threadCpuUsage();
  await readBounce(bytes);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
