import type { Row as TableRow } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import type { DeskRow } from '../../../../../domain/desk.ts';
import { useDesk } from '../desk-context.ts';
import type { features, SeenRow } from './columns.ts';
import { roles } from './roles.ts';
import styles from './Rows.module.css';
import type { ActiveRow } from './use-row-window.ts';

/** One row, at its place among all of them. The name is a button that opens it, and covers the row. */
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
          type="button"
          tabIndex={active ? 0 : -1}
          aria-haspopup="dialog"
          onFocus={() => {
            if (!active) onActive({ index });
          }}
          onKeyDown={onKey}
          onClick={() => {
            if (submission) onOpen(index, submission);
          }}
        >
          {submission ? (name?.getValue() as string) : text.loading}
        </button>
        {submission?.returning && (
          <span className={styles.returning} title={text.returningHint}>
            {text.returning}
          </span>
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
  return id === 'created_at' && row ? <time dateTime={row.created_at}>{says}</time> : says;
}
