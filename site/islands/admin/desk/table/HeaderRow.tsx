import type { ReactTable } from '@tanstack/react-table';
import type { features, SeenRow } from './columns.ts';
import { roles } from './roles.ts';
import styles from './Rows.module.css';

/** The names of the columns; where they can be seen, each is a button that sorts by it. */
export function HeaderRow({
  table,
  sortable,
}: {
  table: ReactTable<typeof features, SeenRow>;
  sortable: boolean;
}) {
  return (
    <thead {...roles.group}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} {...roles.row} aria-rowindex={1} className={styles.row}>
          {group.headers.map((header) => {
            const sorted = header.column.getIsSorted();
            return (
              <th
                key={header.id}
                {...roles.column}
                aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
              >
                {sortable ? (
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    <Arrow />
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

/** Which way it is sorted: styled by the header's aria-sort, and hidden without one. */
const Arrow = () => (
  <svg viewBox="0 0 10 12" width="10" height="12" aria-hidden="true" className={styles.arrow}>
    <path d="M5 11V2M1 5.5 5 1.5l4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
