import type { ComponentProps, ReactNode } from 'react';
import { Stamp } from '../stamp/Stamp.tsx';
import styles from './LinkPage.module.css';

/**
 * A page written as a letter: a sheet of paper with a stamp in its corner, a heading and a first
 * paragraph.
 * @param focused whether the heading has the focus when the page comes, because it says what was
 * done
 */
export function LinkPage({
  text,
  stamp,
  focused = false,
  children,
}: {
  text: { heading: string; text: ReactNode };
  stamp: ComponentProps<typeof Stamp>;
  focused?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.table}>
      <div className={styles.sheet}>
        <div className={styles.corner}>
          <Stamp {...stamp} />
        </div>
        <h1 {...(focused && { tabIndex: -1, autoFocus: true })}>{text.heading}</h1>
        <p className={styles.lead}>{text.text}</p>
        {children}
      </div>
    </div>
  );
}
