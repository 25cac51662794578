import { referenceIn, type ReferenceKey } from '../../../content/sources.ts';
import type { Language } from '../../../domain/language.ts';
import { citedAuthors } from './cited-authors.ts';
import styles from './Notes.module.css';

interface NoteProps {
  source: ReferenceKey;
}

/**
 * The elements of an article for its sources: `<NoteReference source="…" />` follows the statement
 * that rests on a source, and `<Sidenote source="…" />` that paragraph. `<PullQuote words="…" />`
 * is a quotation.
 * @param sources what the front matter lists, in the order of the notes' numbers
 */
export function notesOf(sources: readonly ReferenceKey[], language: Language) {
  const numberOf = (source: ReferenceKey) => {
    const position = sources.indexOf(source);
    if (position < 0) throw new Error(`The front matter does not list the source ${source}`);
    return position + 1;
  };

  return {
    /** The numeral in the text, which leads to the note. */
    NoteReference: ({ source }: NoteProps) => (
      <sup className={styles.reference}>
        <a href={`#note-${String(numberOf(source))}`} role="doc-noteref">
          {numberOf(source)}
        </a>
      </sup>
    ),

    /**
     * The note: in the right margin beside its paragraph, on a narrow screen below it.
     * @param figure a figure of the paragraph to set large above the note, its unit, and what it
     * counts
     */
    Sidenote: ({
      source,
      figure,
      unit,
      label,
    }: NoteProps & { figure?: string; unit?: string; label?: string }) => {
      const { authors, year, title, publication, url } = referenceIn(source, language);
      return (
        <aside
          id={`note-${String(numberOf(source))}`}
          className={styles.sidenote}
          role="doc-footnote"
        >
          {figure && (
            <span className={styles.figure} aria-hidden="true">
              {figure}
              <b>{unit}</b>
              <small>{label}</small>
            </span>
          )}
          <span className={styles.source}>
            <sup>{numberOf(source)}</sup> {citedAuthors(authors, language)}, {year}.{' '}
            {url ? <a href={url}>{title}</a> : title}. <cite>{publication}</cite>.
          </span>
        </aside>
      );
    },

    /** Words of the article, set large in the margin. A listener has heard them already. */
    PullQuote: ({ words }: { words: string }) => (
      <aside className={styles.pullQuote} aria-hidden="true">
        {words}
      </aside>
    ),
  };
}
