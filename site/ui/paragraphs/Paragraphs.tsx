import type { Language } from '../../../domain/language.ts';
import { LinkedText } from '../linked-text/LinkedText.tsx';

/**
 * Paragraphs of running text.
 * @param language of the page, where addresses and numbers in them are to be links
 * @param links addresses by the words that lead there
 */
export function Paragraphs({
  of,
  language,
  links,
}: {
  of: readonly string[];
  language?: Language;
  links?: Readonly<Record<string, string>>;
}) {
  return of.map((paragraph) => (
    <p key={paragraph}>
      {language ? (
        <LinkedText text={paragraph} language={language} {...(links && { links })} />
      ) : (
        paragraph
      )}
    </p>
  ));
}
