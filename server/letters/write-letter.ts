import { headPrint, type LetterText } from '../../domain/letter.ts';
import type { Language } from '../../domain/language.ts';
import { escapeHtml, fill, onOneLine, plainly } from '../../domain/text.ts';
import type { WriteLetter } from '../email/prepare-email.ts';
import type { EmailPrints } from '../email/render-email.ts';
import { readMarkdown, toHtml, toText, type ElementStyles } from './markdown.ts';
import type { LetterStore } from './stored-letters.ts';

// What is around the body says its face, size and ink (site/emails/email-styles.ts).
const inEmails: ElementStyles = {
  p: 'margin:0 0 20px',
  h2: 'margin:32px 0 12px;font-size:22px;font-weight:normal;line-height:1.3',
  ul: 'margin:0 0 20px;padding-left:24px',
  ol: 'margin:0 0 20px;padding-left:24px',
  blockquote: 'margin:0 0 20px 24px',
  pre: 'margin:0 0 20px;white-space:pre-wrap',
  hr: 'margin:32px 0',
  a: 'color:inherit;text-decoration:underline',
};

/**
 * One language of a letter as it goes into an e-mail: the same words as text and as HTML, and
 * one print, in the text or above it.
 */
export function writeText(
  { subject, body }: LetterText,
  language: Language,
  siteUrl: string,
  prints: EmailPrints,
) {
  const { parts, print: shown } = readMarkdown(body);
  const print = (name: string, alt = prints[name]?.alt[language] ?? '') =>
    fill(prints[name]?.html ?? '', { alt }, escapeHtml);
  return {
    subject: onOneLine(plainly(subject)),
    // It says nothing that the letter does not.
    print: shown === headPrint ? print(headPrint, '') : '',
    body: { text: toText(parts), html: toHtml(parts, siteUrl, inEmails, print) },
  };
}

/**
 * Creates what reads the texts of letters that are sent. They do not change any more, so each is
 * read once.
 */
export function createWriteLetter(
  letters: Pick<LetterStore, 'read'>,
  siteUrl: string,
  loadPrints: () => Promise<EmailPrints>,
): WriteLetter {
  const written = new Map<string, ReturnType<typeof writeText>>();
  return async (id: string, language: Language) => {
    const key = `${id} ${language}`;
    const known = written.get(key);
    if (known) return known;
    const letter = await letters.read(id);
    if (!letter) throw new Error(`There is no letter ${id}.`);
    const text = writeText(letter.texts[language], language, siteUrl, await loadPrints());
    written.set(key, text);
    return text;
  };
}
