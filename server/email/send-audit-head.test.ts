import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { parseHead } from '../events/audit/head.ts';
import { emailConfig } from './emails.fixture.ts';
import { createSendAuditHead } from './send-audit-head.ts';
import { refusal, startSink, type SinkAnswers } from './smtp-sink.fixture.ts';

const head = { at: '2026-01-01T12:00:00.000Z', seq: 12, hash: 'ab'.repeat(32) };

async function sendTo(answers: SinkAnswers) {
  const sink = await startSink({ answers });
  onTestFinished(() => sink.stop());
  const config = emailConfig(`smtp://127.0.0.1:${sink.port}`);
  return { sink, sent: createSendAuditHead(config, 'owner@example.org')(head) };
}

test('the owner gets the end of the log as a line that the command of the message takes', async () => {
  const { sink, sent } = await sendTo({});
  await sent;
  const [taken] = sink.taken;
  expect(taken?.to).toEqual(['owner@example.org']);
  const { subject, text = '', html } = await PostalMime.parse(taken?.raw ?? '');
  expect([subject, html]).toEqual(['The log of raizdovau.example ends with entry 12', undefined]);
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines.flatMap((line) => parseHead(line) ?? [])).toEqual([head]);
  expect(lines).toContain(`npm run audit:verify -- --head "${head.at} ${head.seq} ${head.hash}"`);
});

test('a mail server that does not take the end of the log is named with its words', async () => {
  const { sent } = await sendTo({ recipient: () => refusal(550, 'no such box') });
  await expect(sent).rejects.toThrow(/OWNER_EMAIL: bounced, .*no such box/);
});
