import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import type { CardArticle } from './ArticleCards.tsx';
import styles from './LaterArticles.module.css';
import { PublicationDate } from './PublicationDate.tsx';

/** The articles that came after those of the grid, as a list of its own below it. */
export function LaterArticles({
  articles,
  heading,
  language,
}: {
  articles: readonly CardArticle[];
  heading: string;
  language: Language;
}) {
  return (
    <section className={styles.later}>
      <h2>{heading}</h2>
      <ul>
        {articles.map(({ post, entry: { data } }) => (
          <li key={post}>
            <Picture name={pictureOf({ page: 'post', post })} language={language} frame="small" />
            <div>
              <PublicationDate date={data.date} language={language} />
              <h3>
                <a href={href('post', language, { post })}>{data.title}</a>
              </h3>
              <p>{data.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
