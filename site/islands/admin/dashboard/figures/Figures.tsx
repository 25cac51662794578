import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import { languages } from '../../../../../domain/language.ts';
import { pageViewMonths } from '../../../../../domain/page-views.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { Numbers } from '../Counters.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { dayAt, periodIn } from '../local-days.ts';
import { answer } from '../queries.ts';
import { Table } from '../Table.tsx';
import { Typed } from '../Typed.tsx';
import { bucketsOf, periodNames, periodOf, type PeriodName } from './buckets.ts';
import { Field, typedIn } from '../Form.tsx';
import { Loaded, View } from '../View.tsx';

/** How many joined when, from where, and in which language, for a period to choose. */
export function Figures() {
  const { text, session } = useDashboard();
  const { figures, filters } = text;
  const { data: allTime } = useQuery(answer(session, 'overview', {}));
  const [name, setName] = useState<PeriodName>('month');
  const [own, setOwn] = useState({});
  const [today] = useState(() => dayAt(new Date().toISOString()));
  const period = periodOf(name, today, own);
  const { unit, begins } = bucketsOf(period, today, allTime?.first);
  const counted = useQuery({
    ...answer(session, 'overview', { period, days: begins }),
    select: (overview: AdminOverview) => ({ ...overview, unit }),
    placeholderData: keepPreviousData,
  });
  return (
    <View name="figures" heading={figures.heading}>
      <form
        className={styles.row}
        onChange={({ currentTarget }) => {
          setName(typedIn(currentTarget, 'period') as PeriodName);
          setOwn(periodIn(currentTarget));
        }}
      >
        <Field
          name="period"
          label={figures.period}
          options={periodNames.map((each) => [each, figures.periods[each]])}
          defaultValue={name}
        />
        {name === 'own' && (
          <>
            <Field name="from" label={filters.from} type="date" />
            <Field name="to" label={filters.to} type="date" />
          </>
        )}
      </form>
      <Loaded query={counted}>{(found) => <Joined {...found} />}</Loaded>
      <PageViews />
    </View>
  );
}

const mostCountries = 8;

/** Who joined in the period: how many, when, from where and in which language. */
function Joined({
  submissions,
  countries,
  event_counts,
  unit,
  ...found
}: AdminOverview & Pick<ReturnType<typeof bucketsOf>, 'unit'>) {
  const { text, format } = useDashboard();
  const { figures, events } = text;
  const withShare = (part: number, whole: number) =>
    `${format.number(part)} (${format.share(part, whole)})`;
  const share = (of: string, count: number) =>
    [of, count, format.share(count, submissions)] as const;
  const first = countries.slice(0, mostCountries);
  const others = submissions - first.reduce((sum, { count }) => sum + count, 0);
  const nameOf = unit === 'month' ? format.month : format.day;
  const sum = (matches: (counted: (typeof event_counts)[number]) => boolean) =>
    event_counts.filter(matches).reduce((total, { count }) => total + count, 0);
  return (
    <>
      <Numbers
        facts={[
          [figures.joined, format.number(submissions)],
          [figures.people, format.number(found.subscribers)],
          [figures.wantsUpdates, withShare(found.wants_updates, submissions)],
          [figures.returning, withShare(found.returning_subscribers, found.subscribers)],
        ]}
      />
      {submissions === 0 && <p>{figures.none}</p>}
      {submissions > 0 && (
        <Bars
          title={figures.signUps}
          head={[figures[unit], figures.signUps, figures.sum]}
          rows={found.days.map(({ begin, count, total }) => [
            nameOf(dayAt(begin)),
            count,
            format.number(total),
          ])}
        />
      )}
      <div className={styles.columns}>
        {submissions > 0 && (
          <>
            <Bars
              title={figures.byCountry}
              rows={[
                ...first.map(({ country, count }) => share(country ?? figures.noCountry, count)),
                ...(others > 0 ? [share(figures.otherCountries, others)] : []),
              ]}
            />
            <Bars
              title={figures.byLanguage}
              rows={found.languages.map(({ language, count }) =>
                share(text.languages[language], count),
              )}
            />
          </>
        )}
        <Bars
          title={events.heading}
          note={events.note}
          rows={[
            ...languages
              .toReversed()
              .map(
                (to) =>
                  [
                    events.switches[to],
                    sum(({ event, properties }) => event === 'lang_switch' && properties.to === to),
                  ] as const,
              ),
            [events.partnerClicks, sum(({ event }) => event === 'cta_partner_click')],
          ]}
        />
      </div>
    </>
  );
}

/** Numbers with their bars, each as long as it is of the largest. */
function Bars({
  title,
  note,
  head,
  rows,
}: {
  title: string;
  note?: string;
  head?: readonly string[];
  rows: readonly (readonly [of: string, count: number, other?: string])[];
}) {
  const { format } = useDashboard();
  const id = useId();
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <div>
      <h3 id={id}>{title}</h3>
      {note && <p>{note}</p>}
      <Table
        aria-labelledby={id}
        className={styles.numbers}
        {...(head && { head })}
        rows={rows.map(([of, count, ...other]) => [
          <Typed text={of} />,
          <>
            {/* Its length is set by script, which the policy of styles allows. */}
            <div style={{ width: `calc(${count / most} * (100% - 4rem))` }} />
            {format.number(count)}
          </>,
          ...other,
        ])}
      />
    </div>
  );
}

/** How often each page was opened. */
function PageViews() {
  const { text, format, language, session } = useDashboard();
  const { views } = text.figures;
  const months = String(pageViewMonths);
  return (
    <>
      <h3 id="page-views">{views.heading}</h3>
      <Loaded query={useQuery(answer(session, 'page_views', { language }))}>
        {(pages) => (
          <>
            <p>{pages.length === 0 ? views.none : views.note}</p>
            {pages.length > 0 && (
              <Table
                aria-labelledby="page-views"
                className={styles.numbers}
                head={[views.page, views.thisWeek, views.lastWeek, fill(views.all, { months })]}
                rows={pages.map(({ path, this_week, last_week, all }) => [
                  path,
                  ...[this_week, last_week, all].map(format.number),
                ])}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
