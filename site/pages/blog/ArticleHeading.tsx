import type { Blog } from '../../../content/en/blog.ts';
import type { Language } from '../../../domain/language.ts';
import styles from './ArticleText.module.css';
import { PublicationDate } from './PublicationDate.tsx';

/**
 * Title and date of an article, when its text changed after that, and how many minutes it takes to
 * read.
 */
export function ArticleHeading({
  title,
  date,
  modified,
  minutes,
  text,
  language,
}: {
  title: string;
  date: Date;
  /** The day its text last changed, as `2026-11-22`. */
  modified: string;
  minutes: number;
  text: Blog['article'];
  language: Language;
}) {
  const changed = new Date(modified);
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p>
        <PublicationDate date={date} language={language} /> ·{' '}
        {changed > date && (
          <>
            {text.updated} <PublicationDate date={changed} language={language} /> ·{' '}
          </>
        )}
        {text.readingTime.replace('{minutes}', String(minutes))}
      </p>
    </header>
  );
}
