import { headPrint, printOf, type BroadcastText } from '../../domain/broadcast.ts';
import type { Language } from '../../domain/language.ts';
import { escapeHtml, fill } from '../../domain/text.ts';
import type { WriteBroadcast } from '../email/prepare-email.ts';
import type { EmailPrints } from '../email/render-email.ts';
import { plainly, readMarkdown, toHtml, toText, type ElementStyles } from './markdown.ts';
import type { BroadcastStore } from './stored-broadcasts.ts';

// What is around the body says its face, size and ink (site/emails/email-styles.ts).
const inEmails: ElementStyles = {
  paragraph: 'margin:0 0 20px',
  heading: 'margin:32px 0 12px;font-size:22px;font-weight:normal;line-height:1.3',
  list: 'margin:0 0 20px;padding-left:24px',
  link: 'color:inherit;text-decoration:underline',
};

/**
 * One language of a broadcast as it goes into an e-mail: the same words as text and as HTML, and
 * one print, in the text or above it.
 */
export function writeText(
  { subject, body }: BroadcastText,
  language: Language,
  siteUrl: string,
  prints: EmailPrints,
) {
  const blocks = readMarkdown(body);
  const print = (name: string, alt = prints[name]?.alt[language] ?? '') =>
    fill(prints[name]?.html ?? '', { alt }, escapeHtml);
  return {
    subject: plainly(subject),
    // It says nothing that the letter does not.
    print: printOf(blocks) === headPrint ? print(headPrint, '') : '',
    body: { text: toText(blocks), html: toHtml(blocks, siteUrl, inEmails, print) },
  };
}

/**
 * Creates what reads the texts of broadcasts that are sent. They do not change any more, so each is
 * read once.
 */
export function createWriteBroadcast(
  broadcasts: Pick<BroadcastStore, 'read'>,
  siteUrl: string,
  loadPrints: () => Promise<EmailPrints>,
): WriteBroadcast {
  const written = new Map<string, ReturnType<typeof writeText>>();
  return async (id: string, language: Language) => {
    const key = `${id} ${language}`;
    const known = written.get(key);
    if (known) return known;
    const broadcast = await broadcasts.read(id);
    if (!broadcast) throw new Error(`There is no broadcast ${id}.`);
    const text = writeText(broadcast.texts[language], language, siteUrl, await loadPrints());
    written.set(key, text);
    return text;
  };
}
