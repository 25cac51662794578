import type { ReactNode } from 'react';
import type { Line } from '../../../content/lines.ts';
import { Row } from '../row/Row.tsx';
import styles from './Section.module.css';

/**
 * One idea of a page: a heading and what belongs to it.
 * @param intro what it begins with, beside the heading, where all else takes the whole width below
 * both
 * @param wide whether all of it takes the whole width below the heading, and not the middle of a
 * row
 * @param note what stands in the right margin beside it
 * @param line how far that is which it tells, where it tells of the place (content/lines.ts)
 * @param className the ink it stands on
 */
export function Section({
  id,
  heading,
  intro,
  wide = intro !== undefined,
  note,
  line,
  className,
  children,
}: {
  id?: string;
  heading: string;
  intro?: string;
  wide?: boolean;
  note?: ReactNode;
  line?: Line | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const title = <h2>{heading}</h2>;
  return (
    <section
      id={id}
      className={[styles.section, className].filter(Boolean).join(' ')}
      data-line={line}
    >
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
        ) : (
          <Row head={title} note={note}>
            {children}
          </Row>
        )}
      </div>
    </section>
  );
}
