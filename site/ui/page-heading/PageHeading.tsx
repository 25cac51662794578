import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

/** The top of a page: its one h1, what it is about, and the first thing to do. */
export function PageHeading({
  heading,
  intro,
  children,
}: {
  heading: string;
  intro?: readonly string[];
  children?: ReactNode;
}) {
  return (
    <div className={styles.top}>
      <h1>{heading}</h1>
      {intro?.map((paragraph) => (
        <p key={paragraph} className={styles.lead}>
          {paragraph}
        </p>
      ))}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
