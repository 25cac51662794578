import type { AtAGlance } from '../../../content/en/at-a-glance.ts';
import styles from './FactsTable.module.css';

/** The facts that people look for first: where, how far, how long, what it costs, when, who for. */
export function FactsTable({
  text,
  className,
}: {
  text: AtAGlance;
  className: string | undefined;
}) {
  return (
    <section className={className}>
      <h2 className={styles.heading}>{text.heading}</h2>
      <dl className={styles.facts}>
        {text.rows.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
