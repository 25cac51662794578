import type { ListSort } from '../../../../../domain/admin/list-query.ts';
import { tableFields } from '../../../../../domain/submission/views.ts';
import { useDashboard } from '../dashboard-context.ts';
import { roles } from './Row.tsx';
import styles from './Table.module.css';

/**
 * The names of the columns. In blocks they are still read out, and no longer seen.
 * @param onSort given, each is a button that sorts by it
 */
export function HeaderRow({
  sort,
  onSort,
  className,
}: {
  sort: ListSort;
  onSort: ((sort: ListSort) => void) | undefined;
  className?: string | undefined;
}) {
  const { text } = useDashboard();
  return (
    <thead {...roles.group} className={className}>
      <tr {...roles.row} aria-rowindex={1} className={styles.row}>
        {tableFields.map((column) => {
          const sorted = column === sort.column ? sort.direction : undefined;
          const direction = sorted === 'ascending' ? 'descending' : 'ascending';
          return (
            <th key={column} {...roles.column} aria-sort={sorted}>
              {onSort ? (
                <button
                  type="button"
                  onClick={() => {
                    onSort({ column, direction });
                  }}
                >
                  {text.columns[column]}
                  <Arrow />
                </button>
              ) : (
                text.columns[column]
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Which way it is sorted: styled by the header's aria-sort, and hidden without one. */
const Arrow = () => (
  <svg viewBox="0 0 10 12" width="10" height="12" aria-hidden="true" className={styles.arrow}>
    <path d="M5 11V2M1 5.5 5 1.5l4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
