import { v7 as uuidV7 } from 'uuid';
import { letterKinds, type WriteLetter } from '../../domain/letters/letter.ts';
import { languages } from '../../domain/language.ts';
import { StartError } from '../start-error.ts';
import type { LetterConfig } from './mail-config.ts';
import { MailServerAway } from './mail-transport.ts';
import { createMakeMessage } from './message.ts';
import type { DueLetter } from './outbox.ts';
import { createPrepareLetter } from './prepare-letter.ts';
import { deliverAtOnce } from './start-letters.ts';

/**
 * Sends one letter of each kind and language, whose links lead nowhere, past the queue.
 * @returns a line for each, with what the mail server answered
 * @throws StartError where the mail server cannot be reached
 */
export async function sendTestLetters(
  config: LetterConfig,
  writeLetter: WriteLetter,
  email: string,
): Promise<string[]> {
  const prepare = createPrepareLetter(writeLetter, createMakeMessage(config), config.siteUrl);
  const lines: string[] = [];
  try {
    for (const kind of letterKinds) {
      for (const language of languages) {
        const letter: DueLetter = {
          id: uuidV7(),
          kind,
          language,
          email,
          name: config.from.name,
          wantsUpdates: true,
          isNotice: false,
          consent: undefined,
          datedAt: null,
          attempts: 0,
        };
        const { outcome, words } = await deliverAtOnce(config, await prepare(letter, new Date()));
        lines.push(`${kind} (${language}) to ${email}: ${outcome}, ${words}`);
      }
    }
  } catch (error) {
    if (!(error instanceof MailServerAway)) throw error;
    throw new StartError(
      `The mail server of MAIL_URL takes no letters (${error.message}). Start it, or mend MAIL_URL.`,
      { cause: error },
    );
  }
  return lines;
}
