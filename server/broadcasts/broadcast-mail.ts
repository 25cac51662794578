import { v7 as uuidV7 } from 'uuid';
import { ownerWords } from '../../content/owner-words.ts';
import type { BroadcastNeed, BroadcastTest } from '../../domain/broadcast.ts';
import type { RenderEmail } from '../../domain/email/emails.ts';
import { testToken } from '../../domain/email/link-pages.ts';
import { languages } from '../../domain/language.ts';
import { fill } from '../../domain/text.ts';
import { siteConfig } from '../../site.config.ts';
import type { EmailConfig } from '../email/mail-config.ts';
import { MailServerAway } from '../email/mail-transport.ts';
import { createMakeMessage } from '../email/message.ts';
import { createPrepareEmail } from '../email/prepare-email.ts';
import { deliverAtOnce } from '../email/start-email.ts';
import type { StoredBroadcast } from './read-broadcasts.ts';
import type { EmailPrints } from '../email/render-email.ts';
import { writeText } from './write-broadcast.ts';

/** The mail functions of broadcasts that the dashboard uses. */
export interface BroadcastMail {
  /** The settings that are missing before a broadcast can be sent. */
  needs: BroadcastNeed[];
  /** The address that gets tests; undefined if it is not set. */
  ownerEmail: string | undefined;
  /**
   * Sends a broadcast to the owner, in each language, marked as a test. @returns what the mail
   * server did with each
   */
  sendTest: (broadcast: StoredBroadcast, now: Date) => Promise<BroadcastTest['tests']>;
}

/**
 * Creates what sends tests of broadcasts. Their foot names the controller, which Law 41/2004 asks
 * for (Article 13-A).
 * @param ownerEmail where they go; undefined where that is not set
 */
export function createBroadcastMail(
  config: EmailConfig,
  renderEmail: RenderEmail,
  ownerEmail: string | undefined,
  loadPrints: () => Promise<EmailPrints>,
): BroadcastMail {
  const needs: BroadcastNeed[] = [
    ...(siteConfig.dataController ? [] : (['controller'] as const)),
    ...(ownerEmail === undefined ? (['owner_email'] as const) : []),
  ];
  return {
    needs,
    ownerEmail,
    async sendTest({ id, texts }, now) {
      const prints = await loadPrints();
      const prepare = createPrepareEmail(
        (name, language, slots) => {
          const mail = renderEmail(name, language, slots);
          return { ...mail, subject: fill(ownerWords[language].emails.test, mail) };
        },
        createMakeMessage(config),
        config.siteUrl,
        async (_id, language) => writeText(texts[language], language, config.siteUrl, prints),
        () => testToken,
      );
      const tests: BroadcastTest['tests'] = [];
      for (const language of languages) {
        const mail = {
          ...({ id: uuidV7(), kind: 'broadcast', lane: 1, language } as const),
          ...{ email: ownerEmail ?? config.from.address, name: config.from.name },
          ...{ wantsUpdates: false, isOfNobody: false, submittedAt: null, datedAt: null },
          ...{ attempts: 0, isFirst: false, broadcastId: id },
        };
        const { outcome, words } = await deliverAtOnce(config, await prepare(mail, now)).catch(
          (error: unknown) => {
            if (!(error instanceof MailServerAway)) throw error;
            return { outcome: 'later', words: error.message };
          },
        );
        tests.push({ language, taken: outcome === 'sent', words });
      }
      return tests;
    },
  };
}
