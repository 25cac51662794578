import type { Blog } from '../../content/en/blog.ts';
import { referenceIn, type ReferenceKey } from '../../content/sources.ts';
import type { Language } from '../../domain/language.ts';
import { href, type Post } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import styles from './Blog.module.css';
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
      <p className={styles.byline}>
        <PublicationDate date={date} language={language} /> ·{' '}
        {text.readingTime.replace('{minutes}', String(minutes))}
      </p>
    </header>
  );
}

/** The sources of an article. */
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
    <aside className={styles.margin}>
      <h2>{text.sources}</h2>
      <ul className={styles.sources}>
        {sources.map((key) => {
          const { authors, year, title, publication, url } = referenceIn(key, language);
          return (
            <li key={key}>
              {authors} ({year}). {url ? <a href={url}>{title}</a> : title}.{' '}
              <cite>{publication}</cite>.
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

/** The next article and the way to the waitlist. */
export function ArticleEnd({
  next,
  text,
  language,
}: {
  next: { post: Post; entry: { data: { title: string } } };
  text: Blog['article'];
  language: Language;
}) {
  return (
    <footer>
      <h2>{text.next}</h2>
      <p>
        <a href={href('post', language, { post: next.post })}>{next.entry.data.title}</a>
      </p>
      <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
    </footer>
  );
}
