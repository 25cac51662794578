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
  ['a folded field', report(noSuchUser.replace('failed', '\n failed'))],
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
) =>
  parts(
    'Content-Type: text/plain\n\nA report.',
    `Content-Type: message/feedback-report\n\n${kind}\nVersion: 1`,
    returned,
  );

test.each([
  ['Yahoo', complaint()],
  [
    'Microsoft',
    complaint(undefined, `Content-Type: text/rfc822-headers\n\nList-Unsubscribe:\n ${link}\n`),
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
test.each([
  ['empty lines', part('message/delivery-status') + filled('\n', mostBounceBytes)],
  ['spaces in a field', report(`Diagnostic-Code: a${filled(' ', mostBounceBytes)}b`)],
  ['reports in reports', filled(part('message/delivery-status'), mostBounceBytes)],
  ['return paths', `To: ${filled('+b-0123456789abcdef0123456789abcde@', mostBounceBytes)}`],
])('as many %s as a message may have take less than two seconds', async (_what, message) => {
  expect(await costOf(message)).toBeLessThan(2000);
});

/** The milliseconds of the processor that reading takes. */
async function costOf(message: string): Promise<number> {
  const bytes = Buffer.from(message);
  const before = process.threadCpuUsage();
  await readBounce(bytes);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
