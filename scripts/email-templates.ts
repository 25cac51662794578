import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emailsFile } from '../server/email/render-email.ts';
import './import-tsx.ts';

/** Renders the e-mails into a build, where the server reads them: it runs without React. */
export async function writeEmailTemplates(dist: string): Promise<void> {
  const { renderEmailTemplates } = await import('../site/emails/email-templates.ts');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, emailsFile), JSON.stringify(await renderEmailTemplates()));
}
