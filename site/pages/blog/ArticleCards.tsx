import type { Language } from '../../../domain/language.ts';
import { ArticleCard, type CardArticle } from './ArticleCard.tsx';
import styles from './ArticleCards.module.css';

/** The articles as cards, the first one large. */
export function ArticleCards({
  articles,
  language,
}: {
  articles: readonly CardArticle[];
  language: Language;
}) {
  return (
    <ul className={styles.cards}>
      {articles.map((article, position) => (
        <ArticleCard
          key={article.post}
          article={article}
          heading="h2"
          lead={position === 0}
          language={language}
        />
      ))}
    </ul>
  );
}
