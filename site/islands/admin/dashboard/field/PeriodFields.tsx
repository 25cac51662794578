import type { Period } from '../../../../../domain/admin/list-query.ts';
import { useDashboard } from '../dashboard-context.ts';
import { beginOf, dayAt, dayBefore } from '../local-days.ts';
import { Field } from './Field.tsx';

/** The first and the last day of a period, as the reader's days are. */
export function PeriodFields({
  period: { from, to },
  onPart,
}: {
  period: Period;
  /** @param moment undefined where the day is open or not yet whole */
  onPart: (part: keyof Period, moment: string | undefined) => void;
}) {
  const { filters } = useDashboard().text;
  const days = [
    ['from', from && dayAt(from), 0],
    ['to', to && dayBefore(to), 1],
  ] as const;
  return days.map(([part, value, later]) => (
    <Field
      key={part}
      label={filters[part]}
      type="date"
      value={value ?? ''}
      onChange={({ currentTarget: { value: day } }) =>
        onPart(part, day === '' ? undefined : beginOf(day, later))
      }
    />
  ));
}
