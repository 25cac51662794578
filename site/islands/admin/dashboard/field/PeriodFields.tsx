import type { Period } from '../../../../../domain/admin/list-query.ts';
import { useDashboard } from '../dashboard-context.ts';
import { beginOf, dayAt, dayBefore } from '../local-days.ts';
import { DayField } from './DayField.tsx';

/** The first and the last day of a period, as the reader's days are. */
export function PeriodFields({
  period: { from, to },
  onPart,
}: {
  period: Period;
  onPart: (part: keyof Period, moment: string | undefined) => void;
}) {
  const { filters } = useDashboard().text;
  return (
    <>
      <DayField
        label={filters.from}
        value={from && dayAt(from)}
        onChange={(day) => {
          onPart('from', day && beginOf(day));
        }}
      />
      <DayField
        label={filters.to}
        value={to && dayBefore(to)}
        onChange={(day) => {
          onPart('to', day && beginOf(day, 1));
        }}
      />
    </>
  );
}
