import type { Language } from '../../domain/language.ts';
import { href, type Post } from '../../domain/routes.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import styles from './ArticleCards.module.css';
import { PublicationDate } from './PublicationDate.tsx';

/** What a card shows of an article. */
export interface CardArticle {
  post: Post;
  entry: { data: { title: string; description: string; date: Date } };
}

/** The articles as cards: the newest large, one or two beside it, the others as a list below. */
export function ArticleCards({
  articles,
  language,
}: {
  articles: readonly CardArticle[];
  language: Language;
}) {
  return (
    <ul className={styles.cards}>
      {articles.map(({ post, entry: { data } }, position) => (
        <li key={post}>
          <Picture
            name={pictureOf({ page: 'post', post })}
            language={language}
            frame={position === 0 ? 'lead' : 'small'}
            first={position === 0}
            className={styles.picture}
          />
          <div className={styles.words}>
            <PublicationDate date={data.date} language={language} />
            <h2>
              <a href={href('post', language, { post })}>{data.title}</a>
            </h2>
            <p>{data.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
