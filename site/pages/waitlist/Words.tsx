import type { ReactNode } from 'react';
import type { Waitlist } from '../../../content/en/waitlist.ts';
import styles from './Waitlist.module.css';

/**
 * Why to join, and what being on the list brings, at the left; between them in reading order, and at the right where there
 * is room, the form.
 */
export function Words({
  text,
  supporters,
  children,
}: {
  text: Waitlist;
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
