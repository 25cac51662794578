import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longDate } from '../content/formats.ts';
import { byLanguage, languages, type Language } from '../domain/language.ts';
import type { OfferFacts } from '../domain/wave.ts';
import {
  templateNames,
  type RenderedEmail,
  type RenderEmail,
  type TemplateName,
} from '../domain/email/emails.ts';
import { writeText } from '../server/letters/write-letter.ts';
import { slotsOf } from '../server/waves/write-offer.ts';
import { loadEmails, loadPrints, type EmailPrints } from '../server/email/render-email.ts';
import { writeEmailTemplates } from './email-templates.ts';

/**
 * Writes e-mails, and letters with two of the prints, from templates that were rendered just now,
 * as a build does.
 */
export async function freshEmails() {
  const dist = await mkdtemp(join(tmpdir(), 'emails-'));
  await writeEmailTemplates(dist, ['letter', 'lagoon']);
  return { write: await loadEmails(dist), prints: await loadPrints(dist) };
}

/** What stands in the slots, but for the name and the day. */
export const urls = {
  buttonUrl: 'https://retreat.example/confirm?t=Aa0-_&lang=x',
  myDataUrl: 'https://retreat.example/my-data',
  policyUrl: 'https://retreat.example/privacy',
  unsubscribeUrl: 'https://retreat.example/unsubscribe?t=Bb1-_',
};

/** The offer of which the e-mails of a wave speak. */
const sampleOffer: OfferFacts = {
  texts: byLanguage(() => ({ title: 'Pilot week', details: 'Five days in May.' })),
  places: 12,
  set_apart: 2,
  days_to_answer: 7,
  last_day: '2028-01-30',
  answer_day: '2028-01-10',
  guests: 2,
};

/** The day that stands in the e-mail before a deletion. */
export const deletedOn = (language: Language): string => longDate('2028-01-30', language);

const pixel = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt="{alt}">';
const onePixel: EmailPrints = { lagoon: { html: pixel, alt: { en: 'a lagoon', pt: 'uma lagoa' } } };

/** An e-mail to a person; one to many shows a print. */
export const emailTo = <L extends Language>(
  write: RenderEmail,
  template: TemplateName,
  language: L,
  name: string,
  prints = onePixel,
): RenderedEmail<L> => {
  const body = '# In May\n\n![](lagoon)\n\nCome on **the third**, or on the tenth.';
  const letter = { subject: 'First dates', body };
  return write(template, language, {
    ...urls,
    name,
    deletedOn: deletedOn(language),
    ...slotsOf(sampleOffer, language, new Date()),
    ...writeText(letter, language, 'https://retreat.example', prints),
  });
};

/** Every e-mail in both languages. */
export const everyEmail = (write: RenderEmail, name: string): RenderedEmail[] =>
  languages.flatMap((language) =>
    templateNames.map((template) => emailTo(write, template, language, name)),
  );
