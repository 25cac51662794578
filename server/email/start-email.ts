import { hostname } from 'node:os';
import type { RenderEmail } from '../../domain/email/emails.ts';
import { isLoopback, type EmailConfig, type MailTarget } from './mail-config.ts';
import { fileTransport, type Delivery, type MailTransport } from './mail-transport.ts';
import { createMakeMessage, type MakeMessage } from './message.ts';
import { createPrepareEmail, type WriteBroadcast } from './prepare-email.ts';
import { startSender, type SenderOptions } from './sender.ts';
import { smtpTransport } from './smtp-transport.ts';
import { createTakesMail } from './takes-mail.ts';

/** The transport of a configured target. */
const transportTo = (target: MailTarget): MailTransport =>
  target.kind === 'file' ? fileTransport(target.folder) : smtpTransport(target, hostname());

/** Starts to send the e-mails of a store. @returns a function that stops it */
export const startEmails = (
  config: EmailConfig,
  {
    renderEmail,
    writeBroadcast,
    ...parts
  }: { renderEmail: RenderEmail; writeBroadcast: WriteBroadcast } & Pick<
    SenderOptions,
    'store' | 'clock' | 'log' | 'timing' | 'takesMail'
  >,
): (() => Promise<void>) =>
  startSender({
    // What a mail server on this machine cannot deliver leaves it for nobody; a provider counts
    // what bounces against the sender.
    takesMail:
      config.target.kind === 'smtp' && !isLoopback(config.target.host)
        ? createTakesMail()
        : undefined,
    ...parts,
    ratePerMinute: config.ratePerMinute,
    transport: transportTo(config.target),
    prepare: createPrepareEmail(
      renderEmail,
      createMakeMessage(config),
      config.siteUrl,
      writeBroadcast,
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

/**
 * Logs in at the mail server, and sends nothing. @throws MailServerAway where that cannot be done
 */
export async function expectMailServer({ target }: EmailConfig): Promise<void> {
  const connection = await transportTo(target).connect();
  connection.close();
}
