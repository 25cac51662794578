import { v7 as uuidV7 } from 'uuid';
import { ownerWords } from '../../content/owner-words.ts';
import type { LetterNeed, LetterTest } from '../../domain/letter.ts';
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
import type { StoredLetter } from './read-letters.ts';
import type { EmailPrints } from '../email/render-email.ts';
import { writeText } from './write-letter.ts';

/** What the dashboard needs to try a letter. */
export interface LetterMail {
  /** The settings that are missing before a letter can be sent. */
  needs: LetterNeed[];
  /** The address that gets tests; undefined if it is not set. */
  ownerEmail: string | undefined;
  /**
   * Sends a letter to the owner, in each language, marked as a test. @returns what the mail
   * server did with each
   */
  sendTest: (letter: StoredLetter, now: Date) => Promise<LetterTest[]>;
}

/**
 * Creates what sends tests of letters. Their foot names the controller, which Law 41/2004 asks
 * for (Article 13-A).
 * @param ownerEmail where they go; undefined where that is not set
 */
export function createLetterMail(
  config: EmailConfig,
  renderEmail: RenderEmail,
  ownerEmail: string | undefined,
  loadPrints: () => Promise<EmailPrints>,
): LetterMail {
  const needs: LetterNeed[] = [
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
        async () => ({ slots: {}, calendar: undefined }),
        () => testToken,
      );
      const tests: LetterTest[] = [];
      for (const language of languages) {
        const mail = {
          id: uuidV7(),
          kind: 'letter',
          language,
          email: ownerEmail ?? config.from.address,
          name: config.from.name,
          wants_updates: false,
          subscriber_id: null,
          submitted_at: null,
          dated_at: null,
          letter_id: id,
        } as const;
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
