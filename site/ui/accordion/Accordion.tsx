import styles from './Accordion.module.css';

/**
 * Questions with collapsible answers, one open at a time: the platform's exclusive `<details name>`,
 * so it works without scripts.
 * @param name groups the items; unique on the page
 * @param headingLevel one below the heading the questions stand under
 */
export function Accordion({
  name,
  headingLevel: Heading = 'h3',
  items,
}: {
  name: string;
  headingLevel?: 'h2' | 'h3';
  items: readonly { question: string; answer: readonly string[] }[];
}) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.question}>
            <Heading>{question}</Heading>
          </summary>
          <div className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
