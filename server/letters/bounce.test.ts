import { expect, test } from 'vitest';
import { letterKinds } from '../../domain/letters/letter.ts';
import { letterConfig, plainLetters } from './letters.fixture.ts';
import { readBounce } from './read-bounce.ts';
import { letterOfReturnPath, returnPath } from './return-path.ts';
import { startSink } from './smtp-sink.fixture.ts';
import { sendTestLetters } from './test-letters.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const path = returnPath('hello@raizdovau.example', id);

/** A report as Postfix writes one. */
const report = ({ to = path, action = 'failed', original = id, status = '5.1.1' } = {}) =>
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
Diagnostic-Code: smtp; 550 5.1.1 <ana@example.org>: Recipient address
    rejected: User unknown

--b
Content-Type: message/rfc822

Message-ID: <${original}@raizdovau.example>
Subject: Hello

--b--
`.replaceAll('\n', '\r\n'),
  );

test('a return path names its letter', () => {
  expect(path).toBe('hello+b-019a0000000070008000000000000001@raizdovau.example');
  expect(letterOfReturnPath(`<${path.toUpperCase()}>`)).toBe(id);
  expect(letterOfReturnPath('hello@raizdovau.example')).toBeUndefined();
});

test.each([
  ['its return path', report({ original: 'unknown' })],
  ['the Message-ID of what was returned', report({ to: 'hello@raizdovau.example' })],
])(
  'a report of a failure is read with the words of the mail server, by %s',
  async (_by, message) => {
    expect(await readBounce(message)).toEqual({
      outcome: 'failed',
      letterId: id,
      recipientIsGone: true,
      words: '550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown',
    });
  },
);

test.each([
  ['5.2.2', true],
  ['5.0.0', true],
  ['5.7.26', false], // our own records are wrong
  ['4.4.1', false], // given up after days
])('whether a report of status %s says that nobody is at the address: %s', async (status, gone) => {
  expect(await readBounce(report({ status }))).toMatchObject({ recipientIsGone: gone });
});

test('a delay, or a message that is no report, changes nothing', async () => {
  expect(await readBounce(report({ action: 'delayed' }))).toEqual({ outcome: 'noFailure' });
  const reply = Buffer.from(`To: ${path}\r\nSubject: Out of office\r\n\r\nI am away.\r\n`);
  expect(await readBounce(reply)).toEqual({ outcome: 'unknown' });
  expect(await readBounce(Buffer.from(''))).toEqual({ outcome: 'unknown' });
});

test('one of each letter is sent to the owner, who reads what the mail server answered', async () => {
  const sink = await startSink();
  const config = letterConfig(`smtp://127.0.0.1:${sink.port}`);
  const lines = await sendTestLetters(config, plainLetters, 'owner@example.org');
  expect(lines).toHaveLength(2 * letterKinds.length);
  expect(lines[0]).toMatch(/^confirm \(en\) to owner@example\.org: sent, 250 /);
  expect(sink.taken).toHaveLength(2 * letterKinds.length);
  await sink.stop();
  await expect(sendTestLetters(config, plainLetters, 'owner@example.org')).rejects.toThrow(
    /^The mail server of MAIL_URL takes no letters \(.*ECONNREFUSED.*\)\. Start it, or mend MAIL_URL\.$/,
  );
});
