import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { emailConfig } from './emails.fixture.ts';
import { createSendToOwner } from './send-to-owner.ts';
import { refusal, startSink, type SinkAnswers } from './smtp-sink.fixture.ts';

async function sendTo(answers: SinkAnswers) {
  const sink = await startSink({ answers });
  onTestFinished(() => sink.stop());
  const send = createSendToOwner(emailConfig(`smtp://127.0.0.1:${sink.port}`), 'owner@example.org');
  const mail = {
    language: 'pt' as const,
    subject: 'O disco está cheio',
    text: 'Liberte espaço.\n',
  };
  return { sink, sent: send(mail, new Date('2026-01-01T12:00:00Z')) };
}

test('the owner is written in text alone, in their language', async () => {
  const { sink, sent } = await sendTo({});
  await sent;
  const [taken] = sink.taken;
  expect(taken?.to).toEqual(['owner@example.org']);
  const { subject, text, html, headers } = await PostalMime.parse(taken?.raw ?? '');
  expect([subject, text?.trim(), html]).toEqual([
    'O disco está cheio',
    'Liberte espaço.',
    undefined,
  ]);
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'content-language', value: 'pt-PT' }),
  );
});

test('a mail server that does not take what the owner is written is named with its words', async () => {
  const { sent } = await sendTo({ recipient: () => refusal(550, 'no such box') });
  await expect(sent).rejects.toThrow(/OWNER_EMAIL: bounced, .*no such box/);
});
