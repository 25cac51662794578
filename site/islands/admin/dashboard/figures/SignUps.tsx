import type { Period } from '../../../../../domain/admin/list-query.ts';
import { useDashboard } from '../dashboard-context.ts';
import { fill } from '../../../../../domain/text.ts';
import { BarChart } from './BarChart.tsx';
import { bucketsOf } from './buckets.ts';
import { BucketTable } from './BucketTable.tsx';
import styles from './Figures.module.css';
import { LineChart } from './LineChart.tsx';

const titles = { day: 'perDay', week: 'perWeek', month: 'perMonth' } as const;

/**
 * Fewer days with sign-ups than these are said in a sentence each: a chart of them would be one
 * bar.
 */
const leastDays = 3;

/** Sign-ups per day, week or month, and in total, drawn and as a table. */
export function SignUps({
  days,
  allDays,
  period,
  today,
}: {
  /** The days of the period that have sign-ups. */
  days: readonly { day: string; count: number }[];
  allDays: readonly { day: string; count: number }[];
  period: Period;
  today: string;
}) {
  const { text, format } = useDashboard();
  const { figures } = text;
  if (days.length < leastDays) {
    return (
      <div>
        <ul className={styles.few}>
          {days.map(({ day, count }) => (
            <li key={day}>{format.count(figures.few, count, { day: format.day(day) })}</li>
          ))}
        </ul>
        <p>{figures.fewNote}</p>
      </div>
    );
  }

  const from = period.from ?? days[0]?.day ?? today;
  // A dashboard that stays open past midnight includes the next day, too.
  const lastDay = days.at(-1)?.day ?? today;
  const to = period.to ?? (lastDay > today ? lastDay : today);
  const before = allDays.filter(({ day }) => day < from).reduce((sum, { count }) => sum + count, 0);
  const { unit, buckets } = bucketsOf(days, from, to, before);
  const name = unit === 'month' ? format.month : format.shortDay;
  const first = buckets[0];
  const last = buckets.at(-1);
  if (!first || !last) return null;

  const title = figures[titles[unit]];
  const ends = { from: format.day(from), to: format.day(to) };
  return (
    <div className={styles.charts}>
      <BarChart
        title={title}
        summary={fill(figures.chart, {
          ...ends,
          title,
          count: format.number(last.total - before),
          most: format.number(Math.max(...buckets.map(({ count }) => count))),
        })}
        buckets={buckets}
        name={name}
      />
      <LineChart
        title={figures.inTotal}
        summary={fill(figures.chartTotal, {
          ...ends,
          title: figures.inTotal,
          first: format.number(first.total),
          last: format.number(last.total),
        })}
        buckets={buckets}
        name={name}
      />
      <BucketTable unit={unit} buckets={buckets} counted={figures.signUps} sum={figures.sum} />
    </div>
  );
}
