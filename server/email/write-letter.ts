import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LetterTemplates, WriteLetter } from '../../domain/letters/letter.ts';
import { escapeHtml, fill, onOneLine } from '../../domain/text.ts';
import { StartError } from '../start-error.ts';

/** The file of a build that holds every letter with its slots. */
export const lettersFile = 'letters.json';

/**
 * Reads the letters of a build.
 * @returns what writes them, by filling their slots
 * @throws StartError where they were not built
 */
export async function loadLetters(dist: string): Promise<WriteLetter> {
  const file = join(dist, lettersFile);
  const json = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartError(
      `${file} is missing, so no letter could be written. Run \`npm run build\` first.`,
      { cause },
    );
  });
  const templates = JSON.parse(json) as LetterTemplates;
  return (name, language, slots) => {
    const { subject, text, html } = templates[name][language];
    return {
      language,
      subject: fill(subject, slots, onOneLine),
      text: fill(text, slots),
      html: fill(html, slots, escapeHtml),
    };
  };
}
