import type { Language } from '../../domain/language.ts';
import { href, type Post } from '../../domain/routes.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import styles from './Blog.module.css';
import { PublicationDate } from './PublicationDate.tsx';

/** The articles as cards: in one, two or three columns. */
export function ArticleCards({
  articles,
  language,
}: {
  articles: readonly {
    post: Post;
    entry: { data: { title: string; description: string; date: Date } };
  }[];
  language: Language;
}) {
  return (
    <ul className={styles.cards}>
      {articles.map(({ post, entry: { data } }, position) => (
        <li key={post} className={styles.card}>
          <Picture
            name={pictureOf({ page: 'post', post })}
            language={language}
            // Six on a page: on phones one size below what the screen could show, or together they would weigh
            // 100 kB.
            sizes="(width < 44rem) 66vw, (width < 66rem) 45vw, 21rem"
            first={position === 0}
          />
          <div>
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
