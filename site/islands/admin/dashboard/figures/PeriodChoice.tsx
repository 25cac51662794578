import { withPart, type Period } from '../../../../../domain/admin/list-query.ts';
import { useDashboard } from '../dashboard-context.ts';
import { DayField } from '../field/DayField.tsx';
import { Select } from '../field/Select.tsx';
import styles from './Figures.module.css';
import { periodNames, type PeriodName } from './buckets.ts';

/** The period that the figures are of. */
export function PeriodChoice({
  name,
  onName,
  own,
  onOwn,
}: {
  name: PeriodName;
  onName: (name: PeriodName) => void;
  own: Period;
  onOwn: (period: Period) => void;
}) {
  const { text } = useDashboard();
  return (
    <div className={styles.period}>
      <Select
        label={text.figures.period}
        value={name}
        options={periodNames.map((each) => [each, text.figures.periods[each]])}
        onChange={onName}
      />
      {name === 'own' && (
        <>
          <DayField
            label={text.filters.from}
            value={own.from}
            onChange={(from) => {
              onOwn(withPart(own, 'from', from));
            }}
          />
          <DayField
            label={text.filters.to}
            value={own.to}
            onChange={(to) => {
              onOwn(withPart(own, 'to', to));
            }}
          />
        </>
      )}
    </div>
  );
}
