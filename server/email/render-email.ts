import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailTemplates, RenderEmail } from '../../domain/email/emails.ts';
import { escapeHtml, fill, onOneLine } from '../../domain/text.ts';
import { StartError } from '../start-error.ts';

/** The file of a build that holds every e-mail with its slots. */
export const emailsFile = 'emails.json';

/**
 * Reads the e-mails of a build.
 * @returns what writes them, by filling their slots
 * @throws StartError where they were not built
 */
export async function loadEmails(dist: string): Promise<RenderEmail> {
  const file = join(dist, emailsFile);
  const json = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartError(
      `${file} is missing, so no e-mail could be written. Run \`npm run build\` first.`,
      { cause },
    );
  });
  const templates = JSON.parse(json) as EmailTemplates;
  return (name, language, { body, ...slots }) => {
    const { subject, text, html } = templates[name][language];
    const around = (template: string, write?: (value: string) => string) =>
      template.split('{body}').map((part) => fill(part, slots, write));
    return {
      language,
      subject: fill(subject, slots, onOneLine),
      text: around(text).join(body?.text),
      html: around(html, escapeHtml).join(body?.html),
    };
  };
}
