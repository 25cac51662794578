import { v7 as uuidV7 } from 'uuid';
import { emailKinds, type RenderEmail } from '../../domain/email/emails.ts';
import { languages } from '../../domain/language.ts';
import { StartError } from '../start-error.ts';
import type { EmailConfig } from './mail-config.ts';
import { MailServerAway } from './mail-transport.ts';
import { createMakeMessage } from './message.ts';
import type { DueEmail } from './outbox.ts';
import { createPrepareEmail, type WriteBroadcast } from './prepare-email.ts';
import { deliverAtOnce } from './start-email.ts';

const noBroadcast: WriteBroadcast = () => Promise.reject(new Error('No broadcast is sent here.'));

/**
 * Sends one e-mail of each kind and language, whose links lead nowhere, past the queue.
 * @returns a line for each, with what the mail server answered
 * @throws StartError where the mail server cannot be reached
 */
export async function sendTestEmails(
  config: EmailConfig,
  renderEmail: RenderEmail,
  email: string,
): Promise<string[]> {
  const prepare = createPrepareEmail(
    renderEmail,
    createMakeMessage(config),
    config.siteUrl,
    noBroadcast,
  );
  const lines: string[] = [];
  try {
    for (const kind of emailKinds) {
      // The dashboard sends the test of a broadcast: its words are the owner's.
      if (kind === 'broadcast') continue;
      for (const language of languages) {
        const mail: DueEmail = {
          id: uuidV7(),
          kind,
          language,
          email,
          name: config.from.name,
          wantsUpdates: true,
          lane: 1,
          isOfNobody: false,
          submittedAt: new Date().toISOString(),
          datedAt: null,
          attempts: 0,
          broadcastId: null,
          isFirst: false,
        };
        const { outcome, words } = await deliverAtOnce(config, await prepare(mail, new Date()));
        lines.push(`${kind} (${language}) to ${email}: ${outcome}, ${words}`);
      }
    }
  } catch (error) {
    if (!(error instanceof MailServerAway)) throw error;
    throw new StartError(
      `The mail server of MAIL_URL takes no e-mails (${error.message}). Start it, or mend MAIL_URL.`,
      { cause: error },
    );
  }
  return lines;
}
