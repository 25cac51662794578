import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import { tableFields } from '../../../../../domain/submission/views.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { FieldValue } from '../FieldValue.tsx';
import { Tooltip } from '../Tooltip.tsx';

const cells = tableFields.filter((field) => field !== 'name');

/**
 * The roles of a table's parts, written out: blocks are no longer laid out as a table, and some
 * browsers then forget that they are one.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** One row, at its place among all. The name is a button that opens it, and covers the row. */
export function Row({
  index,
  submission,
  onOpen,
}: {
  index: number;
  submission: SubmissionRow;
  onOpen: (index: number, submission: SubmissionRow) => void;
}) {
  const { text } = useDashboard();
  const marks = [
    [submission.message_waits, text.messageWaits, text.messageWaitsHint],
    [submission.state === 'bounced', text.bounced, text.bouncedHint],
    [submission.returning, text.returning, text.returningHint],
  ] as const;
  return (
    <tr {...roles.row} aria-rowindex={index + 2} data-row={index}>
      <th {...roles.name}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.plain}
          onClick={() => onOpen(index, submission)}
        >
          <FieldValue field="name" value={submission.name} />
        </button>
        {marks
          .filter(([isSo]) => isSo)
          .map(([, mark, hint]) => (
            <Tooltip key={mark} hint={hint}>
              {mark}
            </Tooltip>
          ))}
      </th>
      {cells.map((field) => (
        <td key={field} {...roles.cell} data-column={field} data-label={text.columns[field]}>
          <FieldValue field={field} value={submission[field]} />
        </td>
      ))}
    </tr>
  );
}
