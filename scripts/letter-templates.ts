import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lettersFile } from '../server/email/write-letter.ts';
import './import-tsx.ts';

/** Renders the letters into a build, where the server reads them: it runs without React. */
export async function writeLetterTemplates(dist: string): Promise<void> {
  const { renderLetterTemplates } = await import('../site/letters/letter-templates.ts');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, lettersFile), JSON.stringify(await renderLetterTemplates()));
}
