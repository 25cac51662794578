import { useState } from 'react';
import styles from '../Dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import type { Bucket, BucketUnit } from './buckets.ts';

/** The numbers of charts as a table. */
export function BucketTable({
  unit,
  buckets,
  counted,
  sum,
}: {
  unit: BucketUnit;
  buckets: readonly Bucket[];
  /** The heading of the numbers. */
  counted: string;
  /** The heading of the sums up to each bucket; without it they are left out. */
  sum?: string;
}) {
  const { text, format } = useDashboard();
  const { figures } = text;
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.disclosure}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{figures.asTable}</summary>
      {open && (
        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col">{figures[unit]}</th>
              <th scope="col">{counted}</th>
              {sum && <th scope="col">{sum}</th>}
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ day, count, total }) => (
              <tr key={day}>
                <th scope="row">{unit === 'month' ? format.month(day) : format.day(day)}</th>
                <td>{format.number(count)}</td>
                {sum && <td>{format.number(total)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
