import type { Blog } from '../../content/en/blog.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { ButtonLink } from '../ui/button/Button.tsx';
import styles from './Blog.module.css';
import { PublicationDate } from './PublicationDate.tsx';

interface Publication {
  authors: string;
  year: number;
  title: string;
  publication: string;
  url?: string | undefined;
}

/** Title and date of an article. */
export function ArticleHeading({
  title,
  date,
  language,
}: {
  title: string;
  date: Date;
  language: Language;
}) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.byline}>
        <PublicationDate date={date} language={language} />
      </p>
    </>
  );
}

/** What an article rests on, and the way to the waitlist. */
export function ArticleEnd({
  sources,
  text,
  language,
}: {
  sources: readonly Publication[];
  text: Blog['article'];
  language: Language;
}) {
  return (
    <>
      <h2>{text.sources}</h2>
      <ul className={styles.sources}>
        {sources.map(({ authors, year, title, publication, url }) => (
          <li key={title}>
            {authors} ({year}). {url ? <a href={url}>{title}</a> : title}.{' '}
            <cite>{publication}</cite>.
          </li>
        ))}
      </ul>
      <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
    </>
  );
}
