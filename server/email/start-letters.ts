import { hostname } from 'node:os';
import type { WriteLetter } from '../../domain/letters/letter.ts';
import type { LetterConfig, MailTarget } from './mail-config.ts';
import { fileTransport } from './file-transport.ts';
import type { Delivery, MailTransport } from './mail-transport.ts';
import { createMakeMessage, type MakeMessage } from './message.ts';
import { createPrepareLetter } from './prepare-letter.ts';
import { startSender, type SenderOptions } from './sender.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The transport of a configured target. */
const transportTo = (target: MailTarget): MailTransport =>
  target.kind === 'file' ? fileTransport(target.folder) : smtpTransport(target, hostname());

/** Starts to send the letters of a store. @returns a function that stops it */
export const startLetters = (
  config: LetterConfig,
  {
    writeLetter,
    ...parts
  }: { writeLetter: WriteLetter } & Pick<SenderOptions, 'store' | 'clock' | 'log' | 'timing'>,
): (() => Promise<void>) =>
  startSender({
    ...parts,
    ratePerMinute: config.ratePerMinute,
    transport: transportTo(config.target),
    prepare: createPrepareLetter(writeLetter, createMakeMessage(config), config.siteUrl),
  });

/**
 * Delivers one message past the queue.
 * @returns what the mail server did with it, and its words
 * @throws MailServerAway where it cannot be reached
 */
export async function deliverAtOnce(
  { target }: LetterConfig,
  { envelope, message }: Awaited<ReturnType<MakeMessage>>,
): Promise<{ outcome: Delivery['outcome']; words: string }> {
  const connection = await transportTo(target).connect();
  try {
    return { words: '', ...(await connection.deliver(envelope, message, async () => true)) };
  } finally {
    connection.close();
  }
}
