import type { ListSort } from '../../../../../domain/admin/list-query.ts';
import type { SubmissionRow } from '../../../../../domain/submission/fields.ts';
import { tableFields } from '../../../../../domain/submission/views.ts';
import unseen from '../../../../ui/unseen/Unseen.module.css';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { FieldValue } from '../FieldValue.tsx';
import type { ListPage } from '../queries.ts';
import { roles } from '../Table.tsx';
import { Tooltip, TooltipDelays } from '../Tooltip.tsx';
import { headingOf } from '../use-view.ts';

type Open = (index: number, submission: SubmissionRow) => void;

/** The specified table, of one page. On a phone each row is a block, and its heads are read out. */
export function SubmissionsTable({
  list: { query, first, rows, total },
  busy,
  narrow,
  onSort,
  onOpen,
}: {
  list: ListPage;
  busy: boolean;
  narrow: boolean;
  onSort: (sort: ListSort) => void;
  onOpen: Open;
}) {
  const { columns } = useDashboard().text;
  const head = (column: ListSort['column']) => {
    const sorted = column === query.sort.column ? query.sort.direction : undefined;
    const direction = sorted === 'ascending' ? 'descending' : 'ascending';
    return (
      <th key={column} {...roles.column} aria-sort={sorted}>
        {narrow ? (
          columns[column]
        ) : (
          <button
            type="button"
            className={styles.plain}
            onClick={() => onSort({ column, direction })}
          >
            {columns[column]}
          </button>
        )}
      </th>
    );
  };
  return (
    <TooltipDelays>
      <table
        {...roles.table}
        aria-labelledby={headingOf('submissions')}
        aria-rowcount={total + 1}
        aria-busy={busy}
        className={styles.rows}
      >
        <thead {...roles.group} className={narrow ? unseen.unseen : undefined}>
          <tr {...roles.row} aria-rowindex={1}>
            {tableFields.map(head)}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row, position) => (
            // By its place: where a row goes, the next one takes the focus over.
            <Row key={position} index={first + position} submission={row} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </TooltipDelays>
  );
}

/** One row, at its place among all. The name is a button that opens it, and covers the row. */
function Row({
  index,
  submission,
  onOpen,
}: {
  index: number;
  submission: SubmissionRow;
  onOpen: Open;
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
        {marks.map(
          ([isSo, mark, hint]) =>
            isSo && (
              <Tooltip key={mark} hint={hint}>
                {mark}
              </Tooltip>
            ),
        )}
      </th>
      {tableFields.slice(1).map((field) => (
        <td
          key={field}
          {...roles.cell}
          data-column={field}
          data-label={text.columns[field]}
          className={submission[field] === null ? styles.empty : undefined}
        >
          <FieldValue field={field} value={submission[field]} />
        </td>
      ))}
    </tr>
  );
}
