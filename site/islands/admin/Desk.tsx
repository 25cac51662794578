import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import type { Language } from '../../../domain/language.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import styles from './AdminDesk.module.css';
import type { AdminData } from './admin-api.ts';
import { countSubmissions } from './counts.ts';
import { EventCounts } from './EventCounts.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';

/**
 * The counters, the table of submissions, and what was counted after consent.
 * @param now when the submissions were asked for, milliseconds since the epoch
 */
export function Desk({
  language,
  text,
  data: { submissions, event_counts },
  now,
  homeHref,
}: {
  language: Language;
  text: Admin['desk'];
  data: AdminData;
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
      <EventCounts text={text.events} counts={event_counts} />
    </div>
  );
}
