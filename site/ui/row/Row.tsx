import type { ReactNode } from 'react';
import styles from './Row.module.css';

/**
 * One row of the page's grid: on a wide screen a head in the left margin, the text, and a note in
 * the right margin; on a narrow one, below each other.
 * @param head a heading or a figure
 * @param note what the text rests on or goes with: sources, coordinates, seasons
 * @param as the element around the three
 * @param id where links to the row lead
 */
export function Row({
  as: Element = 'div',
  id,
  head,
  note,
  children,
}: {
  as?: 'div' | 'li' | 'section' | 'header';
  id?: string;
  head?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Element id={id} className={styles.row}>
      {head && <div className={styles.head}>{head}</div>}
      <div className={styles.text}>{children}</div>
      {note && <div className={styles.note}>{note}</div>}
    </Element>
  );
}
