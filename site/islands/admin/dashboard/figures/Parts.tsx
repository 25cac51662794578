import { useId } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Figures.module.css';

/** The parts of a whole as a table: name, bar, number, share. */
export function Parts({
  title,
  whole,
  parts,
}: {
  title: string;
  whole: number;
  parts: readonly (readonly [name: string, count: number])[];
}) {
  const { format } = useDashboard();
  const id = useId();
  const most = Math.max(...parts.map(([, count]) => count));
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <table className={styles.part} aria-labelledby={id}>
        <tbody>
          {parts.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">
                <Typed text={name} />
              </th>
              <td className={styles.bar}>
                <Bar part={count} whole={most} />
              </td>
              <td>{format.number(count)}</td>
              <td>{format.share(count, whole)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A number as a bar in a table's cell, which the number stands beside. */
export function Bar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * part) / whole} height="10" />
    </svg>
  );
}
