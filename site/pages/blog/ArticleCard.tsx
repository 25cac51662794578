import type { Language } from '../../../domain/language.ts';
import { href, type Post } from '../../../domain/routes.ts';
import { pictureOf } from '../../pictures/picture-of.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Cut, hasCut } from './Cut.tsx';
import styles from './ArticleCards.module.css';
import { PublicationDate } from './PublicationDate.tsx';

/** The parts of an article that a card shows. */
export interface CardArticle {
  post: Post;
  entry: { data: { title: string; description: string; date: Date } };
}

/**
 * An article in a list: its picture or cut, date, title and description, all of it the way to the
 * article.
 * @param lead whether it is the page's first, with a large picture
 */
export function ArticleCard({
  article: {
    post,
    entry: { data },
  },
  heading: Heading,
  lead = false,
  language,
}: {
  article: CardArticle;
  heading: 'h2' | 'h3';
  lead?: boolean;
  language: Language;
}) {
  return (
    <li className={lead ? styles.lead : styles.card}>
      <div className={styles.picture}>
        {hasCut(post) && !lead ? (
          <Cut post={post} />
        ) : (
          <Picture
            name={pictureOf({ page: 'post', post })}
            language={language}
            frame={lead ? 'lead' : 'small'}
            first={lead}
          />
        )}
      </div>
      <div className={styles.words}>
        <PublicationDate date={data.date} language={language} />
        <Heading>
          <a href={href('post', language, { post })}>{data.title}</a>
        </Heading>
        <p>{data.description}</p>
      </div>
    </li>
  );
}
