import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../domain/language.ts';
import { templateNames } from '../domain/letters/letter.ts';
import { templateFile } from '../server/email/write-letter.ts';
import './import-tsx.ts';

/** Renders the letters into a build, where the server reads them: it runs without React. */
export async function writeLetterTemplates(dist: string): Promise<void> {
  const { renderLetterTemplates } = await import('../site/letters/letter-templates.ts');
  const templates = await renderLetterTemplates();
  await mkdir(join(dist, 'letters'), { recursive: true });
  for (const name of templateNames) {
    for (const language of languages) {
      const template = JSON.stringify(templates[name][language]);
      await writeFile(join(dist, templateFile(name, language)), template);
    }
  }
}
