import { useId } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from '../../dashboard.module.css';

/** Numbers as a table: what is counted, a bar, how many, and what is said beside it. */
export function Bars({
  title,
  head,
  rows,
}: {
  title: string;
  /** The names of the columns; the bars need none. */
  head?: readonly [of: string, count: string, beside: string];
  rows: readonly (readonly [of: string, count: number, beside?: string])[];
}) {
  const { format } = useDashboard();
  const id = useId();
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <table className={styles.numbers} aria-labelledby={id}>
        {head && (
          <thead>
            <tr>
              <th scope="col">{head[0]}</th>
              <td />
              <th scope="col">{head[1]}</th>
              <th scope="col">{head[2]}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([of, count, beside], position) => (
            <tr key={position}>
              <th scope="row">
                <Typed text={of} />
              </th>
              <td className={styles.length}>
                {/* Its length is set by script, which the policy of styles allows. */}
                <div style={{ width: `${(100 * count) / most}%` }} />
              </td>
              <td>{format.number(count)}</td>
              {beside !== undefined && <td>{beside}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
