import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { Paragraphs } from '../paragraphs/Paragraphs.tsx';
import styles from './Accordion.module.css';

/**
 * Questions with collapsible answers, one open at a time: the platform's exclusive `<details
 * name>`, so it works without scripts.
 * @param name groups the items; unique on the page
 * @param items `after` follows an answer: where it leads on to
 * @param headingLevel one below the heading the questions stand under
 */
export function Accordion({
  name,
  headingLevel: Heading = 'h3',
  items,
  language,
}: {
  name: string;
  headingLevel?: 'h2' | 'h3';
  items: readonly { question: string; answer: readonly string[]; after?: ReactNode }[];
  language: Language;
}) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer, after }) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.question}>
            <Heading>{question}</Heading>
          </summary>
          <div className={styles.answer}>
            <Paragraphs of={answer} language={language} />
            {after}
          </div>
        </details>
      ))}
    </div>
  );
}
