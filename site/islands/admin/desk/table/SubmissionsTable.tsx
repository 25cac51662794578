import { functionalUpdate, useTable } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import type { DeskRow, DeskSort } from '../../../../../domain/admin/api.ts';
import { TooltipDelays } from '../../Tooltip.tsx';
import desk from '../Desk.module.css';
import { useDesk } from '../desk-context.ts';
import type { Find } from '../find/find.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { createColumns, features, fromSorting, toSorting } from './columns.ts';
import cards from './Cards.module.css';
import { HeaderRow } from './HeaderRow.tsx';
import { roles } from './roles.ts';
import { Row } from './Row.tsx';
import styles from './Rows.module.css';
import { useRowWindow, type ActiveRow } from './use-row-window.ts';
import { useRows } from './use-rows.ts';

/**
 * The specified table: of however many rows only those in view are in the page, and fetched.
 */
export function SubmissionsTable({
  find,
  total,
  busy,
  narrow,
  active,
  onActive,
  onSort,
  onOpen,
}: {
  find: Find;
  total: number;
  busy: boolean;
  narrow: boolean;
  active: ActiveRow;
  onActive: (active: ActiveRow) => void;
  onSort: (sort: DeskSort) => void;
  onOpen: (index: number, row: DeskRow) => void;
}) {
  const { text, words } = useDesk();
  const region = useRef<HTMLDivElement>(null);
  const view = useRowWindow({ region, total, narrow, active });
  const indexes = view.items.map(({ index }) => index);
  const { at, failed, retry } = useRows(find, total, indexes);

  const columns = useMemo(() => createColumns(text, words), [text, words]);
  const sorting = toSorting(find.sort);
  const table = useTable({
    features,
    columns,
    data: indexes.map((index) => ({ index, row: at(index) })),
    getRowId: ({ index }) => String(index),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const sort = fromSorting(functionalUpdate(updater, sorting));
      if (sort) onSort(sort);
    },
  });

  return (
    <TooltipDelays>
      {failed && <LoadFailure onRetry={retry} />}
      <div ref={region} className={styles.region}>
        <table
          {...roles.table}
          aria-labelledby="submissions-heading"
          aria-describedby={narrow ? undefined : 'table-keys'}
          aria-rowcount={total + 1}
          aria-busy={busy}
          className={narrow ? `${styles.cards} ${cards.cards}` : styles.table}
        >
          <HeaderRow table={table} sortable={!narrow} />
          <tbody {...roles.group} style={{ height: view.height }}>
            {table.getRowModel().rows.map((row, position) => (
              <Row
                key={row.id}
                row={row}
                start={view.items[position]?.start ?? 0}
                height={view.rowHeight}
                active={row.original.index === active.index}
                onActive={onActive}
                onOpen={onOpen}
                onKey={(event) => {
                  const next = view.keyToRow(event.key, row.original.index);
                  if (next === undefined) return;
                  event.preventDefault();
                  onActive({ index: next, move: 'focus' });
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!narrow && (
        <p id="table-keys" className={desk.hint}>
          {text.keys}
        </p>
      )}
    </TooltipDelays>
  );
}
