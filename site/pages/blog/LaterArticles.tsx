import type { Language } from '../../../domain/language.ts';
import { ArticleCard, type CardArticle } from './ArticleCard.tsx';
import styles from './ArticleCards.module.css';

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
        {articles.map((article) => (
          <ArticleCard key={article.post} article={article} heading="h3" language={language} />
        ))}
      </ul>
    </section>
  );
}
