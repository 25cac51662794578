import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** One idea of a page: a heading and what belongs to it. */
export function Section({
  id,
  heading,
  raised = false,
  children,
}: {
  id?: string;
  heading: string;
  raised?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={raised ? styles.raised : styles.section}>
      <div className={styles.inner}>
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
