import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { languageTag, type Language } from '../../domain/language.ts';
import { siteConfig } from '../../site.config.ts';
import { startDesktop } from './desktop.ts';
import { readSpeech, type Utterance } from './speech.ts';

/** Orca has come to rest once it has written nothing for so long. */
const restMs = 700;
const patienceMs = 30_000;

/** Ends what Orca says once a page has loaded. */
export const loaded = `| ${siteConfig.brand}.`;

/** Begins the message of a failure that is worth another try. */
const stalled = 'The screen reader stalled';

/** A visitor who hears the site and sees nothing. A step ends when the reader has come to rest. */
export interface Reader {
  /** Opens a page, and hears that it has loaded. */
  opens(address: string): Promise<void>;
  /** Presses a key, and hears what is said. @param awaited what must be among it */
  presses(key: string, awaited?: string): Promise<string>;
  /**
   * Presses a key that leads elsewhere. What is heard counts from `awaited`: whether the reader
   * first says what it leaves depends on how busy the machine is.
   */
  arrives(key: string, awaited: string): Promise<void>;
  /** Types text into a field, which is not spoken. @param shownAs what the script says instead */
  types(text: string, shownAs?: string): Promise<void>;
  /** All steps so far, each with what was heard, for a person to read aloud. */
  script(): string;
  stop: () => Promise<void>;
}

/**
 * Starts a screen reader and its browser.
 * @param language of the visitor and of the pages; what is in another is marked in the script
 * @throws an error that begins with `stalled` where the reader says nothing; every step does
 */
export async function startReader(language: Language): Promise<Reader> {
  const desktop = await startDesktop(language);
  const lines: string[] = [];
  let heard = 0;

  /**
   * Waits until what is awaited was said, if anything is, and until Orca has nothing left to say.
   */
  async function listen(awaited?: string): Promise<Utterance[]> {
    const end = Date.now() + patienceMs;
    let before = '';
    for (;;) {
      await delay(restMs);
      const log = await readFile(desktop.logFile, 'utf8').catch(() => '');
      const utterances = readSpeech(log).slice(heard);
      const wasSaid =
        awaited === undefined || utterances.some(({ text }) => text.includes(awaited));
      if (wasSaid && log === before) {
        heard += utterances.length;
        return utterances;
      }
      if (Date.now() > end) {
        const said = utterances.map(({ text }) => text).join(' / ') || 'nothing';
        throw new Error(
          [`${stalled}. It was to say "${awaited ?? ''}" and said: ${said}`, ...lines].join('\n'),
        );
      }
      before = log;
    }
  }

  function write(step: string, utterances: Utterance[] = []): void {
    lines.push('', step);
    for (const { text, languages } of utterances) {
      const others = languages.filter((tag) => tag !== languageTag[language]);
      lines.push(`    ${[text, ...others.map((tag) => `[${tag}]`)].join(' ')}`);
    }
  }

  await listen('').catch(async (error: unknown) => {
    await desktop.stop();
    throw error;
  });
  return {
    opens: async (address) => {
      desktop.browse(address);
      write(`Opens ${new URL(address).pathname}`, from(loaded, await listen(loaded)));
    },
    presses: async (key, awaited = '') => {
      await desktop.press(key);
      const utterances = await listen(awaited);
      write(`Presses ${key}`, utterances);
      return utterances.map(({ text }) => text).join('\n');
    },
    arrives: async (key, awaited) => {
      await desktop.press(key);
      write(`Presses ${key}`, from(awaited, await listen(awaited)));
    },
    types: async (text, shownAs = `“${text}”`) => {
      await desktop.type(text);
      write(`Types ${shownAs}`, await listen());
    },
    script: () => `${lines.join('\n').trim()}\n`,
    stop: desktop.stop,
  };
}

/**
 * What was said from `awaited` on. Of a loaded page only that: how it begins to read depends on how
 * busy the machine is.
 */
function from(awaited: string, utterances: Utterance[]): Utterance[] {
  const first = utterances.findIndex(({ text }) => text.includes(awaited));
  return utterances.slice(first, awaited === loaded ? first + 1 : undefined);
}
