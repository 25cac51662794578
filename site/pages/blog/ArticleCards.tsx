import type { Language } from '../../../domain/language.ts';
import { ArticleCard, type CardArticle } from './ArticleCard.tsx';
import styles from './ArticleCards.module.css';

/**
 * Articles as cards.
 * @param lead whether they are large, before all others
 */
export function ArticleCards({
  articles,
  lead = false,
  language,
}: {
  articles: readonly CardArticle[];
  lead?: boolean;
  language: Language;
}) {
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <ArticleCard
          key={article.post}
          article={article}
          heading="h2"
          lead={lead}
          language={language}
        />
      ))}
    </ul>
  );
}
