import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import type { TemplateName, WriteLetter } from '../../domain/letters/letter.ts';
import {
  eachTemplate,
  fillTemplates,
  type LetterTemplate,
} from '../../domain/letters/templates.ts';
import { StartError } from '../start-error.ts';

/** The file of a build that holds a letter with its slots. */
export const templateFile = (name: TemplateName, language: Language): string =>
  join('letters', `${name}.${language}.json`);

/**
 * Reads the letters of a build.
 * @param dist the build output
 * @returns what writes them, by filling their slots
 * @throws StartError where they were not built
 */
export async function loadLetters(dist: string): Promise<WriteLetter> {
  const read = async (name: TemplateName, language: Language) => {
    const file = join(dist, templateFile(name, language));
    const json = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new StartError(
        `${file} is missing, so no letter could be written. Run \`npm run build\` first.`,
        { cause },
      );
    });
    return JSON.parse(json) as LetterTemplate;
  };
  return fillTemplates(await eachTemplate(read));
}
