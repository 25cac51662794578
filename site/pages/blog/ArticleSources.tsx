import type { Blog } from '../../../content/en/blog.ts';
import { referenceIn, type ReferenceKey } from '../../../content/sources.ts';
import type { Language } from '../../../domain/language.ts';
import styles from './ArticleSources.module.css';

/**
 * The sources of an article in full, under the numbers of its notes: for paper, and for screens
 * without a margin.
 */
export function ArticleSources({
  sources,
  text,
  language,
}: {
  sources: readonly ReferenceKey[];
  text: Blog['article'];
  language: Language;
}) {
  return (
    <section className={styles.sources}>
      <h2>{text.sources}</h2>
      <ol>
        {sources.map((key) => {
          const { authors, year, title, publication, url } = referenceIn(key, language);
          return (
            <li key={key}>
              {authors} ({year}). {url ? <a href={url}>{title}</a> : title}.{' '}
              <cite>{publication}</cite>.
            </li>
          );
        })}
      </ol>
    </section>
  );
}
