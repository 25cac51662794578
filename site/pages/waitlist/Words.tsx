import type { ReactNode } from 'react';
import type { AtAGlance } from '../../../content/en/at-a-glance.ts';
import type { Waitlist } from '../../../content/en/waitlist.ts';
import { FactsTable } from '../../ui/facts-table/FactsTable.tsx';
import styles from './Waitlist.module.css';

/**
 * Why to join, the facts and what being on the list brings, at the left; between the first two in reading order, and at the
 * right where there is room, the form.
 */
export function Words({
  text,
  facts,
  supporters,
  children,
}: {
  text: Waitlist;
  facts: AtAGlance;
  supporters: string;
  children: ReactNode;
}) {
  const [lead, ...rest] = text.intro;
  return (
    <div className={styles.page}>
      <div className={styles.why}>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.supporters}>{supporters}</p>
      </div>
      {children}
      <FactsTable text={facts} className={styles.facts} />
      <section className={styles.benefits}>
        <h2>{text.benefits.heading}</h2>
        <ul className={styles.promises}>
          {text.benefits.items.map((promise) => (
            <li key={promise.title}>
              <h3>{promise.title}</h3>
              <p>{promise.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
