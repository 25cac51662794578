import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailTemplates, RenderEmail } from '../../domain/email/emails.ts';
import { escapeHtml, fill, onOneLine } from '../../domain/text.ts';
import { StartError } from '../start-error.ts';
import type { Language } from '../../domain/language.ts';

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
  return (name, language, { body, print = '', ...slots }) => {
    const { subject, text, html } = templates[name][language];
    const around = (
      template: string,
      ready: { body: string; print: string },
      write?: (value: string) => string,
    ) =>
      template
        .split(/\{(body|print)\}/)
        .map((part, place) =>
          place % 2 ? ready[part as keyof typeof ready] : fill(part, slots, write),
        )
        .join('');
    const { text: asText = '', html: asHtml = '' } = body ?? {};
    return {
      language,
      subject: fill(subject, slots, onOneLine),
      text: around(text, { body: asText, print: '' }),
      html: around(html, { body: asHtml, print }, escapeHtml),
    };
  };
}

/** The prints of the site as e-mails show them: HTML with a slot for `alt`. */
export type EmailPrints = Record<string, { html: string; alt: Record<Language, string> }>;

/** The file of a build that holds them. */
export const printsFile = 'email-prints.json';

/** Reads the prints of a build. Only letters to the list need them. */
export const loadPrints = async (dist: string): Promise<EmailPrints> =>
  JSON.parse(await readFile(join(dist, printsFile), 'utf8')) as EmailPrints;
