import type { DeskPeriod } from '../../../../../domain/admin/api.ts';
import { useDesk } from '../desk-context.ts';
import { DayField } from '../find/DayField.tsx';
import { withPart } from '../find/find.ts';
import { Select } from '../find/Select.tsx';
import styles from './Figures.module.css';
import { periodNames, type PeriodName } from './period.ts';

/** The period that the figures are of. */
export function PeriodChoice({
  name,
  onName,
  own,
  onOwn,
}: {
  name: PeriodName;
  onName: (name: PeriodName) => void;
  own: DeskPeriod;
  onOwn: (period: DeskPeriod) => void;
}) {
  const { text } = useDesk();
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
            label={text.find.from}
            value={own.from}
            onChange={(from) => {
              onOwn(withPart(own, 'from', from));
            }}
          />
          <DayField
            label={text.find.to}
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
