import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictures, type PictureName } from '../content/pictures.ts';
import { printsFile } from '../server/broadcasts/email-prints.ts';
import { emailsFile } from '../server/email/render-email.ts';
import './import-tsx.ts';

const all = Object.keys(pictures) as PictureName[];

/**
 * Renders the e-mails, and the prints of letters, into a build, where the server reads them: it
 * runs without React.
 */
export async function writeEmailTemplates(
  dist: string,
  prints: readonly PictureName[] = all,
): Promise<void> {
  const { renderEmailPrints, renderEmailTemplates } =
    await import('../site/emails/email-templates.ts');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, emailsFile), JSON.stringify(await renderEmailTemplates()));
  await writeFile(join(dist, printsFile), JSON.stringify(await renderEmailPrints(prints)));
}
