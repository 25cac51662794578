import { useState } from 'react';
import styles from '../Dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import type { Bucket, BucketUnit } from './buckets.ts';

/** The numbers of the two charts as a table. */
export function BucketTable({ unit, buckets }: { unit: BucketUnit; buckets: readonly Bucket[] }) {
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
              <th scope="col">{figures.signUps}</th>
              <th scope="col">{figures.sum}</th>
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ day, count, total }) => (
              <tr key={day}>
                <th scope="row">{unit === 'month' ? format.month(day) : format.day(day)}</th>
                <td>{format.number(count)}</td>
                <td>{format.number(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
