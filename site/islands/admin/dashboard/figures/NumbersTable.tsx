import { useId } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { Typed } from '../Typed.tsx';
import styles from '../../dashboard.module.css';

/** Numbers as a table: what is counted, a bar as long as the first number, and the numbers. */
export function NumbersTable({
  title,
  note,
  head,
  rows,
  isBarred = true,
}: {
  title: string;
  note?: string;
  /** The names of the columns; the bars need none. */
  head?: readonly string[];
  rows: readonly (readonly [of: string, count: number, ...others: (number | string)[]])[];
  isBarred?: boolean;
}) {
  const { format } = useDashboard();
  const id = useId();
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <div>
      <h3 id={id}>{title}</h3>
      {note && <p>{note}</p>}
      <table className={styles.numbers} aria-labelledby={id}>
        {head && (
          <thead>
            <tr>
              {head.map((name, column) => (
                <th key={name} scope="col" colSpan={isBarred && column === 0 ? 2 : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([of, ...numbers], row) => (
            <tr key={row}>
              <th scope="row">
                <Typed text={of} />
              </th>
              {isBarred && (
                <td className={styles.length}>
                  {/* Its length is set by script, which the policy of styles allows. */}
                  <div style={{ width: `${(100 * numbers[0]) / most}%` }} />
                </td>
              )}
              {numbers.map((number, column) => (
                <td key={column}>{typeof number === 'number' ? format.number(number) : number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
