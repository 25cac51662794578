import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withPart, type Period } from '../../../../../domain/admin/list-query.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Numbers } from '../Counters.tsx';
import { PeriodFields } from '../field/PeriodFields.tsx';
import { Select } from '../field/Select.tsx';
import { Loaded } from '../Loaded.tsx';
import { beginOf, beginsOfDays, dayAt } from '../local-days.ts';
import { answer, useKeptQuery } from '../queries.ts';
import styles from '../../dashboard.module.css';
import { View } from '../View.tsx';
import { PageViews } from './PageViews.tsx';
import { periodNames, periodOf, type PeriodName } from './buckets.ts';
import { Shares } from './Shares.tsx';
import { SignUps } from './SignUps.tsx';
import type { AdminOverview } from '../../../../../domain/admin/api.ts';

/** How many joined when, from where, and in which language, for a period to choose. */
export function Figures() {
  const { text } = useDashboard();
  const session = useSession();
  const { data: allTime } = useQuery(answer(session, 'overview', {}));
  const [name, setName] = useState<PeriodName>('month');
  const [own, setOwn] = useState<Period>({});
  const [today] = useState(() => dayAt(new Date().toISOString()));
  const period = periodOf(name, today, own);
  const days = daysIn(period, today, allTime?.first);
  const overview = useKeptQuery(answer(session, 'overview', { period, days }));
  return (
    <View name="figures" heading={text.figures.heading}>
      <div className={styles.row}>
        <Select
          label={text.figures.period}
          value={name}
          options={periodNames.map((each) => [each, text.figures.periods[each]])}
          onChange={setName}
        />
        {name === 'own' && (
          <PeriodFields
            period={own}
            onPart={(part, moment) => setOwn(withPart(own, part, moment))}
          />
        )}
      </div>
      <Loaded query={overview}>
        {(counted) => (
          <>
            <Facts overview={counted} />
            {counted.submissions === 0 ? (
              <p>{text.figures.none}</p>
            ) : (
              <SignUps overview={counted} period={period} today={today} />
            )}
            <Shares overview={counted} />
          </>
        )}
      </Loaded>
      <PageViews />
    </View>
  );
}

/** The moments at which those days of a period begin on which somebody can have joined. */
function daysIn({ from = '', to }: Period, today: string, first: string | null = null): string[] {
  if (first === null) return [];
  // A dashboard that stays open past midnight includes the next day, too.
  const end = beginOf(today, 2);
  return beginsOfDays(from > first ? from : first, to !== undefined && to < end ? to : end);
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
  const facts: [string, string][] = [
    [figures.joined, format.number(submissions)],
    [figures.people, format.number(subscribers)],
    [figures.wantsUpdates, withShare(wants_updates, submissions)],
    [figures.returning, withShare(returning_subscribers, subscribers)],
  ];
  return <Numbers facts={facts} />;
}
