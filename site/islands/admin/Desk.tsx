import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import type { Language } from '../../../domain/language.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import styles from './AdminDesk.module.css';
import type { Submission } from './admin-api.ts';
import { countSubmissions } from './counts.ts';
import { SubmissionsTable } from './SubmissionsTable.tsx';

/**
 * The counters and the table.
 * @param now when the submissions were asked for, milliseconds since the epoch
 */
export function Desk({
  language,
  text,
  submissions,
  now,
  homeHref,
}: {
  language: Language;
  text: Admin['desk'];
  submissions: Submission[];
  now: number;
  homeHref: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The login button that had the focus is gone; a screen reader should hear where it is now.
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const counts = countSubmissions(submissions, now);
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <h1 ref={heading} tabIndex={-1}>
          {text.heading}
        </h1>
        <ButtonLink href={homeHref} look="quiet">
          {text.backToSite}
        </ButtonLink>
      </div>
      <dl className={styles.counters}>
        {(['total', 'thisWeek', 'thisMonth'] as const).map((counter) => (
          <div key={counter}>
            <dt>{text[counter]}</dt>
            <dd>{counts[counter]}</dd>
          </div>
        ))}
      </dl>
      <h2 id="submissions-heading">{text.tableHeading}</h2>
      {submissions.length ? (
        <SubmissionsTable language={language} text={text} submissions={submissions} />
      ) : (
        <p>{text.empty}</p>
      )}
    </div>
  );
}
