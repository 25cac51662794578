import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type Language } from '../domain/language.ts';
import {
  templateNames,
  type RenderEmail,
  type RenderedEmail,
  type TemplateName,
} from '../domain/email/emails.ts';
import { writeText } from '../server/broadcasts/write-broadcast.ts';
import { loadEmails } from '../server/email/render-email.ts';
import { writeEmailTemplates } from './email-templates.ts';

/** Writes e-mails from templates that were rendered just now, as a build does. */
export async function freshEmails(): Promise<RenderEmail> {
  const dist = await mkdtemp(join(tmpdir(), 'emails-'));
  await writeEmailTemplates(dist);
  return loadEmails(dist);
}

/** What stands in the slots, but for the name and the day. */
export const urls = {
  buttonUrl: 'https://retreat.example/confirm?t=Aa0-_&lang=x',
  myDataUrl: 'https://retreat.example/my-data',
  policyUrl: 'https://retreat.example/privacy',
  unsubscribeUrl: 'https://retreat.example/unsubscribe?t=Bb1-_',
};

/** The day that stands in the e-mail before a deletion. */
export const deletedOn = '30.1.2028';

/** What the owner writes to many. */
export const letter = writeText(
  { subject: 'First dates', body: '# In May\n\nCome on **the third**, or on the tenth.' },
  'https://retreat.example',
);

/** An e-mail to a person. */
export const emailTo = <L extends Language>(
  write: RenderEmail,
  template: TemplateName,
  language: L,
  name: string,
): RenderedEmail<L> => write(template, language, { ...urls, name, deletedOn, ...letter });

/** Every e-mail in both languages. */
export const everyEmail = (write: RenderEmail, name: string): RenderedEmail[] =>
  languages.flatMap((language) =>
    templateNames.map((template) => emailTo(write, template, language, name)),
  );
