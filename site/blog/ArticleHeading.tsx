import type { Blog } from '../../content/en/blog.ts';
import type { Language } from '../../domain/language.ts';
import styles from './ArticleText.module.css';
import { PublicationDate } from './PublicationDate.tsx';

/** Title and date of an article, and how many minutes it takes to read. */
export function ArticleHeading({
  title,
  date,
  minutes,
  text,
  language,
}: {
  title: string;
  date: Date;
  minutes: number;
  text: Blog['article'];
  language: Language;
}) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p>
        <PublicationDate date={date} language={language} /> ·{' '}
        {text.readingTime.replace('{minutes}', String(minutes))}
      </p>
    </header>
  );
}
