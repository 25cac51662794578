import type { ReactNode } from 'react';
import styles from './MyData.module.css';

/** The kept data, one thing a row. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <dl className={styles.rows}>{children}</dl>
);

/** One thing, by its name. */
export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
