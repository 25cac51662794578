import type { ListSort } from '../../../../../domain/admin/list-query.ts';
import { tableFields } from '../../../../../domain/submission/views.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { roles } from './Row.tsx';

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
      <tr {...roles.row} aria-rowindex={1}>
        {tableFields.map((column) => {
          const sorted = column === sort.column ? sort.direction : undefined;
          const direction = sorted === 'ascending' ? 'descending' : 'ascending';
          return (
            <th key={column} {...roles.column} aria-sort={sorted}>
              {onSort ? (
                <button
                  type="button"
                  className={styles.plain}
                  onClick={() => {
                    onSort({ column, direction });
                  }}
                >
                  {text.columns[column]}
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
