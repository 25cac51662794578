import type { AdminOverview } from '../../../../../domain/admin/api.ts';
import type { Period } from '../../../../../domain/admin/list-query.ts';
import { useDashboard } from '../dashboard-context.ts';
import { dayAt, dayBefore } from '../local-days.ts';
import { Bars } from './Bars.tsx';
import { bucketsOf } from './buckets.ts';

/** Sign-ups per day, week or month, and in total. */
export function SignUps({
  overview: { first, before, days },
  period,
  today,
}: {
  overview: AdminOverview;
  period: Period;
  today: string;
}) {
  const { text, format } = useDashboard();
  const { figures } = text;
  const counted = days.map(({ begin, count }) => ({ day: dayAt(begin), count }));
  // Nobody joined earlier, nor, in a dashboard that is open past midnight, later.
  const [earliest, lastDay = today] = [first ? dayAt(first) : today, counted.at(-1)?.day];
  const begin = period.from === undefined ? earliest : dayAt(period.from);
  const end = period.to === undefined ? today : dayBefore(period.to);
  const { unit, buckets } = bucketsOf(
    counted,
    begin > earliest ? begin : earliest,
    period.to === undefined && lastDay > end ? lastDay : end,
    before,
  );
  const name = unit === 'month' ? format.month : format.day;
  return (
    <Bars
      title={figures.signUps}
      head={[figures[unit], figures.signUps, figures.sum]}
      rows={buckets.map(({ day, count, total }) => [name(day), count, format.number(total)])}
    />
  );
}
