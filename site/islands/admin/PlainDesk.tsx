import { useEffect, useRef } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import type { Language } from '../../../domain/language.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import styles from './AdminDesk.module.css';
import type { AdminData } from './admin-api.ts';
import { Counters } from './Counters.tsx';
import { countSubmissions } from './counts.ts';
import { EventCounts } from './EventCounts.tsx';
import { PlainTable } from './PlainTable.tsx';

/**
 * What can be shown when the backend knows nothing of the desk and answers with the whole list: the
 * counters, the table of submissions, and what was counted after consent.
 * @param now when the submissions were asked for, milliseconds since the epoch
 */
export function PlainDesk({
  language,
  text,
  data: { submissions, event_counts },
  now,
  homeHref,
  onLogOut,
}: {
  language: Language;
  text: Admin['desk'];
  data: AdminData;
  now: number;
  homeHref: string;
  onLogOut: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The login button that had the focus is gone; a screen reader should hear where it is now.
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <h1 ref={heading} tabIndex={-1}>
          {text.heading}
        </h1>
        <div className={styles.ways}>
          <ButtonLink href={homeHref} look="quiet">
            {text.backToSite}
          </ButtonLink>
          <Button look="quiet" onClick={onLogOut}>
            {text.logOut}
          </Button>
        </div>
      </div>
      <Counters language={language} text={text} counts={countSubmissions(submissions, now)} />
      <h2 id="submissions-heading">{text.tableHeading}</h2>
      {submissions.length ? (
        <PlainTable language={language} text={text} submissions={submissions} />
      ) : (
        <p>{text.empty}</p>
      )}
      <h2>{text.events.heading}</h2>
      <EventCounts text={text.events} counts={event_counts} />
    </div>
  );
}
