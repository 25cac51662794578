import type { ReactNode } from 'react';
import { Row } from '../row/Row.tsx';
import styles from './Section.module.css';

/**
 * One idea of a page: a heading and what belongs to it.
 * @param intro what it begins with, beside the heading, where all else takes the whole width below
 * both
 * @param wide whether all of it takes the whole width below the heading, and not the middle of a
 * row
 * @param halves whether the heading has the left half, and all else the right
 * @param note what stands in the right margin beside it
 */
export function Section({
  id,
  heading,
  intro,
  wide = intro !== undefined,
  halves = false,
  note,
  children,
}: {
  id?: string;
  heading: string;
  intro?: string;
  wide?: boolean;
  halves?: boolean;
  note?: ReactNode;
  children: ReactNode;
}) {
  const title = <h2>{heading}</h2>;
  return (
    <section id={id} className={styles.section}>
      <div className={styles.inner}>
        {wide ? (
          <>
            {intro ? (
              <div className={styles.opening}>
                {title}
                <p>{intro}</p>
              </div>
            ) : (
              title
            )}
            {children}
          </>
        ) : halves ? (
          <div className={styles.halves}>
            {title}
            <div>{children}</div>
          </div>
        ) : (
          <Row head={title} note={note}>
            {children}
          </Row>
        )}
      </div>
    </section>
  );
}
