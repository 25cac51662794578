import type { ReactNode } from 'react';
import styles from './JoinFrame.module.css';

/** What surrounds the form: why to join and who has, in a column that stays beside it. */
export function JoinFrame({
  heading,
  intro,
  supporters,
  children,
}: {
  heading: string;
  intro: readonly string[];
  supporters: string;
  children: ReactNode;
}) {
  return (
    <section id="join-form" className={styles.join}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.supporters}>
            <strong>{supporters}</strong>
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
