import { v7 as uuidV7 } from 'uuid';
import type { EmailConfig } from './mail-config.ts';
import { headLine, type DatedHead } from '../events/audit/head.ts';
import { createMakeMessage } from './message.ts';
import { deliverAtOnce } from './start-email.ts';

/**
 * Creates what sends the head of the audit log to the owner, whose mailbox nobody reaches who rewrites the store.
 * @throws where the mail server cannot be reached, or does not take the message
 */
export function createSendAuditHead(
  config: EmailConfig,
  email: string,
): (head: DatedHead) => Promise<void> {
  const makeMessage = createMakeMessage(config);
  return async (head) => {
    const message = await makeMessage({
      id: uuidV7(),
      name: '',
      email,
      date: new Date(head.at),
      unsubscribeUrl: undefined,
      mail: written(head, new URL(config.siteUrl).hostname),
    });
    const { outcome, words } = await deliverAtOnce(config, message);
    if (outcome !== 'sent') {
      throw new Error(`The mail server answered OWNER_EMAIL: ${outcome}, ${words}`);
    }
  };
}

const written = (head: DatedHead, site: string) => ({
  language: 'en' as const,
  subject: `The log of ${site} ends with entry ${head.seq}`,
  text: `With this line the audit log of ${site} ended when this message was written:

${headLine(head)}

Keep the message: whoever rewrites the log on the server cannot rewrite this mailbox. Whether the log is still the one of that line, this says, on the server:

npm run audit:verify -- --head "${headLine(head)}"

The line says nothing of anybody. Such a message comes at most once a day, and only where entries were added.
`,
});
