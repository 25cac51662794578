import { v7 as uuidV7 } from 'uuid';
import type { RenderedEmail } from '../../domain/email/emails.ts';
import type { EmailConfig } from './mail-config.ts';
import { createMakeMessage } from './message.ts';
import { deliverAtOnce } from './start-email.ts';

/** An e-mail to the owner, in plain text. */
export type ToOwner = Omit<RenderedEmail, 'html'>;
export type SendToOwner = (mail: ToOwner, date: Date) => Promise<void>;

/**
 * Writes to the owner past the queue: what is told there may be that the queue is stuck.
 * @returns what the mail server did with it, and its words
 * @throws MailServerAway where it cannot be reached
 */
export async function writeToOwner(config: EmailConfig, email: string, mail: ToOwner, date: Date) {
  const makeMessage = createMakeMessage(config);
  const nobody = { name: '', unsubscribeUrl: undefined };
  return deliverAtOnce(config, await makeMessage({ id: uuidV7(), ...nobody, email, date, mail }));
}

/** Creates what writes to the owner, and throws where the mail server does not take it. */
export const createSendToOwner =
  (config: EmailConfig, email: string): SendToOwner =>
  async (mail, date) => {
    const { outcome, words } = await writeToOwner(config, email, mail, date);
    if (outcome !== 'sent') {
      throw new Error(`The mail server answered OWNER_EMAIL: ${outcome}, ${words}`);
    }
  };
