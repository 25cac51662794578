import type { KeyboardEvent } from 'react';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import { tableFields } from '../../../../../domain/submission/views.ts';
import { useDashboard } from '../dashboard-context.ts';
import { FieldValue } from '../FieldValue.tsx';
import { Tooltip } from '../Tooltip.tsx';
import styles from './Table.module.css';
import type { ActiveRow } from './use-row-window.ts';

const cells = tableFields.filter((field) => field !== 'name');

/**
 * The roles of a table's parts, written out: cards, and rows out of the flow, are no longer laid
 * out as a table, and some browsers then forget that they are one.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/**
 * One row, at its place among all of them. The name is a button that opens it, and covers the row.
 * Tab leads to the name of the active row and to its mark, if it has one, and to nothing in any
 * other.
 */
export function Row({
  index,
  submission,
  start,
  height,
  active,
  onActive,
  onOpen,
  onKey,
}: {
  index: number;
  /** Undefined until it has arrived. */
  submission: SubmissionRow | undefined;
  /** Distance from the first row, in CSS pixels. */
  start: number;
  height: number;
  active: boolean;
  onActive: (active: ActiveRow) => void;
  onOpen: (index: number, submission: SubmissionRow) => void;
  onKey: (event: KeyboardEvent) => void;
}) {
  const { text } = useDashboard();
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
          {submission ? <FieldValue field="name" value={submission.name} /> : text.loading}
        </button>
        {submission?.message_waits && (
          <Tooltip {...inActiveRow} hint={text.messageWaitsHint}>
            {text.messageWaits}
          </Tooltip>
        )}
        {submission?.state === 'bounced' && (
          <Tooltip {...inActiveRow} hint={text.bouncedHint}>
            {text.bounced}
          </Tooltip>
        )}
        {submission?.returning && (
          <Tooltip {...inActiveRow} hint={text.returningHint}>
            {text.returning}
          </Tooltip>
        )}
      </th>
      {cells.map((field) => (
        <td key={field} {...roles.cell} data-column={field} data-label={text.columns[field]}>
          {submission && <FieldValue field={field} value={submission[field]} />}
        </td>
      ))}
    </tr>
  );
}
