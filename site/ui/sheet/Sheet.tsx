import type { ComponentProps, ReactNode } from 'react';
import { Stamp } from '../stamp/Stamp.tsx';
import styles from './Sheet.module.css';

/** A page written as a letter: a sheet of paper with a stamp in its corner, a heading and a first paragraph. */
export function Sheet({
  text,
  stamp,
  children,
}: {
  text: { heading: string; text: string };
  stamp: ComponentProps<typeof Stamp>;
  children: ReactNode;
}) {
  return (
    <div className={styles.table}>
      <div className={styles.sheet}>
        <div className={styles.corner}>
          <Stamp {...stamp} />
        </div>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>{text.text}</p>
        {children}
      </div>
    </div>
  );
}
