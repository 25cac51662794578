import type { Row as TableRow } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import type { DeskRow } from '../../../../../domain/admin/api.ts';
import { Tooltip } from '../../Tooltip.tsx';
import { useDesk } from '../desk-context.ts';
import { DeskTyped } from '../DeskTyped.tsx';
import type { features, SeenRow } from './columns.ts';
import { roles } from './roles.ts';
import styles from './Rows.module.css';
import type { ActiveRow } from './use-row-window.ts';

/**
 * One row, at its place among all of them. The name is a button that opens it, and covers the row. Tab leads
 * to the name of the active row and to its mark, if it has one, and to nothing in any other.
 */
export function Row({
  row,
  start,
  height,
  active,
  onActive,
  onOpen,
  onKey,
}: {
  row: TableRow<typeof features, SeenRow>;
  /** Distance from the first row, in CSS pixels. */
  start: number;
  height: number;
  active: boolean;
  onActive: (active: ActiveRow) => void;
  onOpen: (index: number, row: DeskRow) => void;
  onKey: (event: KeyboardEvent) => void;
}) {
  const { text } = useDesk();
  const { index, row: submission } = row.original;
  const [name, ...cells] = row.getAllCells();
  const inActiveRow = {
    tabIndex: active ? 0 : -1,
    onFocus: () => {
      if (!active) onActive({ index });
    },
    onKeyDown: onKey,
  };
  return (
    <tr
      {...roles.row}
      aria-rowindex={index + 2}
      data-row={index}
      className={styles.row}
      style={{ height, transform: `translateY(${start}px)` }}
    >
      <th {...roles.name}>
        <button
          {...inActiveRow}
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            if (submission) onOpen(index, submission);
          }}
        >
          {submission ? <DeskTyped text={name?.getValue() as string} /> : text.loading}
        </button>
        {submission?.returning && (
          <Tooltip {...inActiveRow} hint={text.returningHint}>
            {text.returning}
          </Tooltip>
        )}
      </th>
      {cells.map((cell) => (
        <td
          key={cell.id}
          {...roles.cell}
          data-column={cell.column.id}
          data-label={cell.column.columnDef.header}
        >
          <CellText id={cell.column.id} says={cell.getValue() as string} row={submission} />
        </td>
      ))}
    </tr>
  );
}

function CellText({ id, says, row }: { id: string; says: string; row: DeskRow | undefined }) {
  if (id === 'created_at' && row) return <time dateTime={row.created_at}>{says}</time>;
  return <DeskTyped text={says} />;
}
