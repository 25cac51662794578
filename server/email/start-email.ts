import { hostname } from 'node:os';
import type { RenderEmail } from '../../domain/email/emails.ts';
import type { EmailConfig, MailTarget } from './mail-config.ts';
import { fileTransport, type Delivery, type MailTransport } from './mail-transport.ts';
import { createMakeMessage, type MakeMessage } from './message.ts';
import { createPrepareEmail, type WriteLetter, type WriteOffer } from './prepare-email.ts';
import { startSender, type SenderOptions } from './sender.ts';
import { smtpTransport } from './smtp-transport.ts';

/**
 * So many strangers' addresses somebody can have the site write to in an hour, and so many people
 * who join together at one place are asked at once.
 */
const confirmationsOfNetwork = 10;

/** The transport of a configured target. */
const transportTo = (target: MailTarget): MailTransport =>
  target.kind === 'file' ? fileTransport(target.folder) : smtpTransport(target, hostname());

/** Starts to send the e-mails of a store. @returns a function that stops it */
export const startEmails = (
  config: EmailConfig,
  {
    renderEmail,
    writeLetter,
    writeOffer,
    ...parts
  }: { renderEmail: RenderEmail; writeLetter: WriteLetter; writeOffer: WriteOffer } & Pick<
    SenderOptions,
    'store' | 'clock' | 'log' | 'timing'
  >,
): (() => Promise<void>) =>
  startSender({
    ...parts,
    ratePerMinute: config.ratePerMinute,
    caps: { ofSite: config.confirmationsPerHour, ofNetwork: confirmationsOfNetwork },
    transport: transportTo(config.target),
    prepare: createPrepareEmail(
      renderEmail,
      createMakeMessage(config),
      config.siteUrl,
      writeLetter,
      writeOffer,
    ),
  });

/**
 * Delivers one message past the queue.
 * @returns what the mail server did with it, and its words
 * @throws MailServerAway where it cannot be reached
 */
export async function deliverAtOnce(
  { target }: EmailConfig,
  { envelope, message }: Awaited<ReturnType<MakeMessage>>,
): Promise<{ outcome: Delivery['outcome']; words: string }> {
  const connection = await transportTo(target).connect();
  try {
    return { words: '', ...(await connection.deliver(envelope, message, async () => true)) };
  } finally {
    connection.close();
  }
}
