import { v7 as uuidV7 } from 'uuid';
import type { RenderedEmail } from '../../domain/email/emails.ts';
import type { EmailConfig } from './mail-config.ts';
import { createMakeMessage } from './message.ts';
import { deliverAtOnce } from './start-email.ts';

/** An e-mail to the owner, in plain text. */
export type ToOwner = Omit<RenderedEmail, 'html'>;
export type SendToOwner = (mail: ToOwner, date: Date) => Promise<void>;

/**
 * Creates what writes to the owner, past the queue: what is told there may be that the queue is
 * stuck.
 * @throws where the mail server cannot be reached, or does not take the message
 */
export function createSendToOwner(config: EmailConfig, email: string): SendToOwner {
  const makeMessage = createMakeMessage(config);
  return async (mail, date) => {
    const message = await makeMessage({
      id: uuidV7(),
      name: '',
      email,
      date,
      unsubscribeUrl: undefined,
      mail,
    });
    const { outcome, words } = await deliverAtOnce(config, message);
    if (outcome !== 'sent') {
      throw new Error(`The mail server answered OWNER_EMAIL: ${outcome}, ${words}`);
    }
  };
}
