import type { ReactNode } from 'react';
import styles from './Waitlist.module.css';

/** Why to join at the left; at the right, for as long as the page is read, the form. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
