import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import { withPart, type Period } from '../../../../../domain/admin/list-query.ts';
import { languages } from '../../../../../domain/language.ts';
import { pageViewMonths } from '../../../../../domain/page-views.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Numbers } from '../Counters.tsx';
import { PeriodFields } from '../field/PeriodFields.tsx';
import { Select } from '../field/Field.tsx';
import { Loaded } from '../Loaded.tsx';
import { beginOf, dayAt } from '../local-days.ts';
import { answer, useKeptQuery } from '../queries.ts';
import styles from '../../dashboard.module.css';
import { View } from '../View.tsx';
import { bucketsOf, periodNames, periodOf, type PeriodName } from './buckets.ts';
import { NumbersTable } from './NumbersTable.tsx';

/** How many joined when, from where, and in which language, for a period to choose. */
export function Figures() {
  const { text, session } = useDashboard();
  const { figures } = text;
  const { data: allTime } = useQuery(answer(session, 'overview', {}));
  const [name, setName] = useState<PeriodName>('month');
  const [own, setOwn] = useState<Period>({});
  const [today] = useState(() => dayAt(new Date().toISOString()));
  const period = periodOf(name, today, own);
  const buckets = bucketsWithin(period, today, allTime?.first ?? beginOf(today));
  const counted = useKeptQuery({
    ...answer(session, 'overview', { period, days: buckets.begins }),
    select: (overview: AdminOverview) => ({ overview, ...buckets }),
  });
  return (
    <View name="figures" heading={figures.heading}>
      <div className={styles.row}>
        <Select
          label={figures.period}
          value={name}
          options={periodNames.map((each) => [each, figures.periods[each]])}
          onChange={setName}
        />
        {name === 'own' && (
          <PeriodFields
            period={own}
            onPart={(part, moment) => setOwn(withPart(own, part, moment))}
          />
        )}
      </div>
      <Loaded query={counted}>
        {(found) => (
          <>
            <Facts {...found.overview} />
            {found.overview.submissions === 0 ? <p>{figures.none}</p> : <SignUps {...found} />}
            <Shares {...found.overview} />
          </>
        )}
      </Loaded>
      <PageViews />
    </View>
  );
}

/** The parts of a period in which somebody can have joined. */
function bucketsWithin({ from = '', to }: Period, today: string, first: string) {
  const end = beginOf(today, 1);
  return bucketsOf(from > first ? from : first, to !== undefined && to < end ? to : end);
}

/**
 * The people who joined in the period: how many, and how many of them want updates or came back.
 */
function Facts({ submissions, wants_updates, subscribers, returning_subscribers }: AdminOverview) {
  const { text, format } = useDashboard();
  const { figures } = text;
  const withShare = (part: number, whole: number) =>
    `${format.number(part)} (${format.share(part, whole)})`;
  return (
    <Numbers
      facts={[
        [figures.joined, format.number(submissions)],
        [figures.people, format.number(subscribers)],
        [figures.wantsUpdates, withShare(wants_updates, submissions)],
        [figures.returning, withShare(returning_subscribers, subscribers)],
      ]}
    />
  );
}

/** Sign-ups per day, week or month, and in total. */
function SignUps({
  overview: { before, days },
  unit,
  begins,
}: { overview: AdminOverview } & ReturnType<typeof bucketsOf>) {
  const { text, format } = useDashboard();
  const { figures } = text;
  const name = unit === 'month' ? format.month : format.day;
  const countUntil = (end: string | undefined) =>
    days.reduce((sum, { begin, count }) => (!end || begin < end ? sum + count : sum), 0);
  return (
    <NumbersTable
      title={figures.signUps}
      head={[figures[unit], figures.signUps, figures.sum]}
      rows={begins.map((begin, index) => [
        name(dayAt(begin)),
        days.find((day) => day.begin === begin)?.count ?? 0,
        before + countUntil(begins[index + 1]),
      ])}
    />
  );
}

const mostCountries = 8;

/** From where and in which language people joined in the period, and what else was counted. */
function Shares({ submissions, countries, event_counts, ...overview }: AdminOverview) {
  const { text, format } = useDashboard();
  const { figures, events } = text;
  const withShare = (of: string, count: number) =>
    [of, count, format.share(count, submissions)] as const;
  const first = countries.slice(0, mostCountries);
  const others = submissions - first.reduce((sum, { count }) => sum + count, 0);
  const sum = (matches: (counted: (typeof event_counts)[number]) => boolean) =>
    event_counts.filter(matches).reduce((total, { count }) => total + count, 0);
  return (
    <div className={styles.columns}>
      {submissions > 0 && (
        <>
          <NumbersTable
            title={figures.byCountry}
            rows={[
              ...first.map(({ country, count }) => withShare(country ?? figures.noCountry, count)),
              ...(others > 0 ? [withShare(figures.otherCountries, others)] : []),
            ]}
          />
          <NumbersTable
            title={figures.byLanguage}
            rows={overview.languages.map(({ language, count }) =>
              withShare(text.languages[language], count),
            )}
          />
        </>
      )}
      <NumbersTable
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
  );
}

/** How often each page was opened. */
function PageViews() {
  const { text, language, session } = useDashboard();
  const { views } = text.figures;
  return (
    <Loaded query={useQuery(answer(session, 'page_views', { language }))}>
      {(pages) => (
        <NumbersTable
          title={views.heading}
          note={pages.length === 0 ? views.none : views.note}
          isBarred={false}
          head={[
            views.page,
            views.thisWeek,
            views.lastWeek,
            fill(views.all, { months: String(pageViewMonths) }),
          ]}
          rows={pages.map(({ path, this_week, last_week, all }) => [
            path,
            this_week,
            last_week,
            all,
          ])}
        />
      )}
    </Loaded>
  );
}
