import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { AdminVisits } from '../../../../../domain/admin/api.ts';
import type { Period } from '../../../../../domain/admin/list-query.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { download } from '../download.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useKeptQuery, visitsQuery } from '../queries.ts';
import { BarChart } from './BarChart.tsx';
import { bucketsOf } from './buckets.ts';
import { BucketTable } from './BucketTable.tsx';
import styles from './Figures.module.css';
import { Bar, Parts } from './Parts.tsx';

/** How often each page was opened in the period, and whether that led to the form. */
export function PageViews({ period, today }: { period: Period; today: string }) {
  const { text, language } = useDashboard();
  const session = useSession();
  const isOwner = useIsOwner();
  const id = useId();
  const { data, isError, retry } = useKeptQuery(visitsQuery(session, period, language));
  const { views } = text.figures;
  return (
    <section className={styles.figures} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h3 id={id}>{views.heading}</h3>
          <p>{views.note}</p>
        </div>
        {isOwner && <ExportViews period={period} />}
      </div>
      {isError && <LoadFailure onRetry={retry} />}
      {data?.days.length === 0 && <p>{views.none}</p>}
      {data && data.days.length > 0 && (
        <>
          <OverTime days={data.days} period={period} today={today} />
          <Pages pages={data.pages} />
          <div className={styles.parts}>
            <Sums visits={data} />
          </div>
        </>
      )}
    </section>
  );
}

function OverTime({
  days,
  period,
  today,
}: Pick<AdminVisits, 'days'> & { period: Period; today: string }) {
  const { text, format } = useDashboard();
  const { views, chart } = text.figures;
  const from = period.from ?? days[0]?.day ?? today;
  const to = period.to ?? days.at(-1)?.day ?? today;
  const { unit, buckets } = bucketsOf(days, from, to > today ? to : today, 0);
  const title = views.per[unit];
  const values = {
    title,
    from: format.day(from),
    to: format.day(to),
    count: format.number(buckets.at(-1)?.total ?? 0),
    most: format.number(Math.max(...buckets.map(({ count }) => count))),
  };
  return (
    <div>
      <BarChart
        title={title}
        summary={fill(chart, values)}
        buckets={buckets}
        name={unit === 'month' ? format.month : format.shortDay}
      />
      <BucketTable unit={unit} buckets={buckets} counted={views.views} />
    </div>
  );
}

function Pages({ pages }: Pick<AdminVisits, 'pages'>) {
  const { text, format } = useDashboard();
  const { views } = text.figures;
  const most = Math.max(...pages.map((page) => page.views));
  return (
    <table className={styles.pages}>
      <caption>{views.byPage}</caption>
      <thead>
        <tr>
          <th scope="col">{views.page}</th>
          <td />
          <th scope="col">{views.views}</th>
          <th scope="col">{views.wentOn}</th>
          <th scope="col">{views.joins}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, views: count, went_on, joins }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>
              <Bar part={count} whole={most} />
            </td>
            <td>{format.number(count)}</td>
            <td>{format.number(went_on)}</td>
            <td>{joins === 'few' ? views.few : joins === null ? '' : format.number(joins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ visits: { languages, sources } }: { visits: AdminVisits }) {
  const { text } = useDashboard();
  const { views, byLanguage } = text.figures;
  const whole = languages.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Parts
        title={byLanguage}
        whole={whole}
        parts={languages.map(({ language, count }) => [text.languages[language], count])}
      />
      <Parts
        title={views.bySource}
        whole={whole}
        parts={sources.map(({ source, count }) => [views.sources[source], count])}
      />
    </>
  );
}

function ExportViews({ period }: { period: Period }) {
  const { text, notify } = useDashboard();
  const session = useSession();
  const save = useMutation({
    mutationFn: () =>
      session.request('admin_visits_export', { period, separator: text.export.firstForm }),
    onSuccess: download,
    onError: () => {
      notify({ title: text.failure.title, description: text.failure.action, destructive: true });
    },
  });
  return (
    <Button look="quiet" disabled={save.isPending} onClick={() => save.mutate()}>
      {text.figures.views.download}
    </Button>
  );
}
