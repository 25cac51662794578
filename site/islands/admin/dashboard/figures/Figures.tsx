import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Period } from '../../../../../domain/admin/list-query.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { overviewQuery } from '../queries.ts';
import { useKeptQuery } from '../use-kept-query.ts';
import { headingOf } from '../use-view.ts';
import { Facts } from './Facts.tsx';
import styles from './Figures.module.css';
import { PageViews } from './PageViews.tsx';
import { periodOf, type PeriodName } from './period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { Shares } from './Shares.tsx';
import { SignUps } from './SignUps.tsx';
import { dayOf } from '../../../../../domain/time.ts';

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
