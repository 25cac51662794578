import type { ReactNode } from 'react';
import styles from './Section.module.css';

/**
 * One idea of a page: a heading and what belongs to it.
 * @param note what stands in the wide margin beside it: sources, coordinates, seasons
 */
export function Section({
  id,
  heading,
  raised = false,
  note,
  children,
}: {
  id?: string;
  heading: string;
  raised?: boolean;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={raised ? styles.raised : styles.section}>
      <div className={styles.inner}>
        <h2>{heading}</h2>
        {note ? (
          <div className={styles.beside}>
            <div>{children}</div>
            <div>{note}</div>
          </div>
        ) : (
          children
        )}
      </div>
    </section>
  );
}
