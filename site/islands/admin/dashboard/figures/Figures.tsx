import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Period } from '../../../../../domain/admin/list-query.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { overviewQuery, useKeptQuery } from '../queries.ts';
import { headingOf } from '../use-view.ts';
import styles from './Figures.module.css';
import { PageViews } from './PageViews.tsx';
import { periodOf, type PeriodName } from './buckets.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { Shares } from './Shares.tsx';
import { SignUps } from './SignUps.tsx';
import { dayOf } from '../../../../../domain/time.ts';
import type { AdminOverview } from '../../../../../domain/admin/api.ts';

/** How many joined when, from where, and in which language, for a period to choose. */
export function Figures() {
  const { text } = useDashboard();
  const session = useSession();
  const { data: allTime } = useQuery(overviewQuery(session, {}));
  const [name, setName] = useState<PeriodName>('month');
  const [own, setOwn] = useState<Period>({});
  const [today] = useState(() => dayOf(new Date()));
  const period = periodOf(name, today, own);
  const { data, isPending, isError, retry } = useKeptQuery(overviewQuery(session, period));
  return (
    <section aria-labelledby={headingOf('figures')}>
      <div className={styles.head}>
        <h2 id={headingOf('figures')} tabIndex={-1}>
          {text.figures.heading}
        </h2>
        <PeriodChoice name={name} onName={setName} own={own} onOwn={setOwn} />
      </div>
      {isError && <LoadFailure onRetry={retry} />}
      {!data && isPending && <p role="status">{text.loading}</p>}
      {data && (
        <div className={styles.figures} aria-busy={isPending}>
          <Facts overview={data} />
          {data.submissions === 0 ? (
            <p className={styles.few}>{text.figures.none}</p>
          ) : (
            <SignUps days={data.days} allDays={allTime?.days ?? []} period={period} today={today} />
          )}
          <Shares overview={data} />
        </div>
      )}
      <PageViews period={period} today={today} />
    </section>
  );
}

/**
 * The people who joined in the period: how many, and how many of them want updates or came back.
 */
function Facts({ overview }: { overview: AdminOverview }) {
  const { text, format } = useDashboard();
  const { figures } = text;
  const { submissions, wants_updates, subscribers, returning_subscribers } = overview;
  const withShare = (part: number, whole: number) =>
    `${format.number(part)} (${format.share(part, whole)})`;
  const facts = [
    [figures.joined, format.number(submissions)],
    [figures.people, format.number(subscribers)],
    [figures.wantsUpdates, withShare(wants_updates, submissions)],
    [figures.returning, withShare(returning_subscribers, subscribers)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
